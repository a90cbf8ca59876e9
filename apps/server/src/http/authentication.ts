import type { Permissions } from '@pipsight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserRow } from '../db/schema.ts';
import { HttpError } from './http-error.ts';
import { INACTIVE_ACCOUNT } from './messages.ts';
import type { SessionCookie } from './session-cookie.ts';

export type SessionLookup =
  | { readonly state: 'none' }
  /** The account was deactivated; its sessions are gone now. */
  | { readonly state: 'inactive' }
  | { readonly state: 'active'; readonly account: UserRow; readonly renewed: boolean };

/** Sessions by their token. */
export interface Sessions {
  /** Begins a session and returns its token; null where the account is gone, or has another password by now. */
  start(account: Pick<UserRow, 'id' | 'passwordHash'>): Promise<string | null>;
  find(token: string): Promise<SessionLookup>;
  end(token: string): Promise<void>;
}

/** Who may make a call: anyone, any user, an administrator, or users with at least one of some permissions. */
export type Access = 'anyone' | 'user' | 'admin' | readonly (keyof Permissions)[];

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of every call that is not open to anyone. */
    account: UserRow | null;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Lets each route's calls through by its `config.access`, before their body is read. A route without one is open. */
export function addAuthentication(app: FastifyInstance, sessions: Sessions, cookie: SessionCookie): void {
  app.decorateRequest('account', null);
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access ?? 'anyone';
    if (access === 'anyone') return;
    const token = cookie.read(request);
    const found: SessionLookup = token === null ? { state: 'none' } : await sessions.find(token);
    if (found.state === 'inactive') {
      cookie.clear(request, reply);
      throw new HttpError(403, INACTIVE_ACCOUNT);
    }
    if (found.state === 'none') throw new HttpError(401, 'Please sign in to continue.');
    if (found.renewed) cookie.write(request, reply, token!);
    if (!mayAccess(found.account, access)) {
      throw new HttpError(403, "You don't have permission to do this. Contact your administrator for access.");
    }
    request.account = found.account;
  });
}

function mayAccess(account: UserRow, access: Exclude<Access, 'anyone'>): boolean {
  if (access === 'user' || account.role === 'admin') return true;
  return access !== 'admin' && access.some((permission) => account[permission]);
}

/** The account that made a call which is not open to anyone. */
export function signedIn(request: FastifyRequest): UserRow {
  if (request.account === null) throw new Error('This route is open to anyone; it has no account.');
  return request.account;
}
