import { endpoints } from '@pipsight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Passwords } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { addUser, changeUser, deleteUser, listUsers } from './user-store.ts';

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
    refuseOwnRow(request, params.id);
    const { id, ...values } = body;
    if (id !== undefined && id !== params.id) {
      throw new HttpError(400, 'id must be the one in the address.');
    }
    return presentUser(orNoUser(await changeUser(db, params.id, values)), now());
  });

  addEndpoint(app, endpoints.deactivateUser, 'admin', async ({ body, request }) => {
    refuseOwnRow(request, body.userId);
    orNoUser(await changeUser(db, body.userId, { isActive: false }));
    return DONE;
  });

  addEndpoint(app, endpoints.reactivateUser, 'admin', async ({ body, request }) => {
    refuseOwnRow(request, body.userId);
    orNoUser(await changeUser(db, body.userId, { isActive: true }));
    return DONE;
  });

  addEndpoint(app, endpoints.resetPassword, 'admin', async ({ body, request }) => {
    refuseOwnRow(request, body.userId);
    const passwordHash = await passwords.hash(body.newPassword);
    orNoUser(await changeUser(db, body.userId, { passwordHash }));
    return DONE;
  });

  addEndpoint(app, endpoints.deleteUser, 'admin', async ({ params, request }) => {
    refuseOwnRow(request, params.id);
    if (!(await deleteUser(db, params.id))) orNoUser(null);
    return DONE;
  });
}

function refuseOwnRow(request: FastifyRequest, id: string): void {
  if (signedIn(request).id === id.toLowerCase()) {
    throw new HttpError(403, 'You cannot do this to your own account. Ask another administrator.');
  }
}

function orNoUser<T>(value: T | null): T {
  if (value === null) throw new HttpError(404, 'This user does not exist.');
  return value;
}
