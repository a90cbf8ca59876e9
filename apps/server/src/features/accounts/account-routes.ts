import { endpoints } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import { signedIn, type Sessions } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { HttpError } from '../../http/http-error.ts';
import { INACTIVE_ACCOUNT } from '../../http/messages.ts';
import type { SessionCookie } from '../../http/session-cookie.ts';
import type { ChangePassword } from './change-password.ts';
import { presentStats, presentUser } from './present-user.ts';
import type { SignIn } from './sign-in.ts';

export interface AccountRoutesOptions {
  readonly signIn: SignIn;
  readonly changePassword: ChangePassword;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly now: () => Date;
}

const WRONG_CREDENTIALS = 'Invalid username or password';

/** Signing in and out, and what a user may know of the own account. */
export function addAccountRoutes(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { signIn, changePassword, sessions, cookie, now } = options;
  addEndpoint(app, endpoints.login, 'anyone', async ({ body, request, reply }) => {
    const result = await signIn({ ...body, address: request.ip });
    if (!result.ok) {
      switch (result.reason) {
        case 'too-many-attempts':
          throw new HttpError(
            429,
            'Too many failed sign-in attempts. Please wait a few minutes and try again.',
            result.retryAfterSeconds,
          );
        case 'wrong-credentials':
          throw new HttpError(401, WRONG_CREDENTIALS);
        case 'inactive':
          throw new HttpError(403, INACTIVE_ACCOUNT);
      }
    }
    // Whoever signs in again in the same browser leaves no session behind.
    const previous = cookie.read(request);
    if (previous !== null) await sessions.end(previous);
    const token = await sessions.start(result.account);
    if (token === null) throw new HttpError(401, WRONG_CREDENTIALS);
    cookie.write(request, reply, token);
    return presentUser(result.account, now());
  });

  addEndpoint(app, endpoints.logout, 'anyone', async ({ request, reply }) => {
    const token = cookie.read(request);
    if (token !== null) await sessions.end(token);
    cookie.clear(request, reply);
    return { success: true as const };
  });

  addEndpoint(app, endpoints.currentUser, 'user', async ({ request }) => presentUser(signedIn(request), now()));

  addEndpoint(app, endpoints.userStats, 'user', async ({ request }) => presentStats(signedIn(request), now()));

  addEndpoint(app, endpoints.changePassword, 'user', async ({ body, request }) => {
    const token = cookie.read(request)!;
    const result = await changePassword({ ...body, account: signedIn(request), token, address: request.ip });
    if (!result.ok) {
      switch (result.reason) {
        case 'too-many-attempts':
          throw new HttpError(
            429,
            'Too many wrong passwords. Please wait a few minutes and try again.',
            result.retryAfterSeconds,
          );
        case 'wrong-password':
          // Not 401: the session itself is good.
          throw new HttpError(400, 'The current password is wrong.');
      }
    }
    return { success: true as const };
  });
}
