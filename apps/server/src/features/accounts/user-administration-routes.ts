import { endpoints } from '@pipsight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Passwords } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { addUser, changeUser, deleteUser, listUsers, type AccountAction } from './user-store.ts';

export interface UserAdministrationOptions {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly now: () => Date;
}

const DONE = { success: true as const };

/** What administrators do with accounts. On their own they cannot act, so one administrator always remains. */
export function addUserAdministrationRoutes(app: FastifyInstance, options: UserAdministrationOptions): void {
  const { db, passwords, now } = options;

  addEndpoint(app, endpoints.users, 'admin', async () => {
    const moment = now();
    return (await listUsers(db)).map((row) => presentUser(row, moment));
  });

  addEndpoint(app, endpoints.createUser, 'admin', async ({ body }) => {
    const { password, ...values } = body;
    const added = await addUser(db, values, await passwords.hash(password), now());
    if (!added) throw new HttpError(409, `The username "${body.username}" is already taken.`);
    return presentUser(added, now());
  });

  addEndpoint(app, endpoints.updateUser, 'admin', async ({ params, body, request }) => {
    const { id, ...values } = body;
    if (id !== undefined && id !== params.id) {
      throw new HttpError(400, 'id must be the one in the address.');
    }
    return presentUser(done(await changeUser(db, actorOn(request, params.id), params.id, values)), now());
  });

  addEndpoint(app, endpoints.deactivateUser, 'admin', async ({ body: { userId }, request }) => {
    done(await changeUser(db, actorOn(request, userId), userId, { isActive: false }));
    return DONE;
  });

  addEndpoint(app, endpoints.reactivateUser, 'admin', async ({ body: { userId }, request }) => {
    done(await changeUser(db, actorOn(request, userId), userId, { isActive: true }));
    return DONE;
  });

  addEndpoint(app, endpoints.resetPassword, 'admin', async ({ body: { userId, newPassword }, request }) => {
    const actorId = actorOn(request, userId);
    done(await changeUser(db, actorId, userId, { passwordHash: await passwords.hash(newPassword) }));
    return DONE;
  });

  addEndpoint(app, endpoints.deleteUser, 'admin', async ({ params: { id }, request }) => {
    done(await deleteUser(db, actorOn(request, id), id));
    return DONE;
  });
}

/** Who acts on an account: any administrator but its own. */
function actorOn(request: FastifyRequest, id: string): string {
  const actorId = signedIn(request).id;
  if (actorId === id.toLowerCase()) {
    throw new HttpError(403, 'You cannot do this to your own account. Ask another administrator.');
  }
  return actorId;
}

function done<T>(action: AccountAction<T>): T {
  if (action.ok) return action.value;
  if (action.reason === 'no-such-user') throw new HttpError(404, 'This user does not exist.');
  throw new HttpError(
    409,
    'Nothing was changed: another administrator has just taken your own administrator rights. Reload the page.',
  );
}
