import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { login, NOW, PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { analyses, sessions, users } from '../../db/schema.ts';
import { eq } from 'drizzle-orm';
import { createPasswords } from './passwords.ts';

const suite = useTestApp();
let test: TestApp;
let admin: { id: string; cookie: string };

beforeEach(async () => {
  test = await suite.start();
  const { id } = await test.addUser({ username: 'boss', role: 'admin', analysisLimit: -1 });
  admin = { id, cookie: await test.signIn('boss') };
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, cookie = admin.cookie) {
  const request: InjectOptions = { method, url: `/api/admin/${path}`, headers: { cookie } };
  const response = await test.app.inject(payload ? { ...request, payload } : request);
  return { status: response.statusCode, body: response.json() };
}

const calls = (id: string) =>
  [
    ['PUT', `users/${id}`, { role: 'user' }],
    ['POST', 'deactivate-user', { userId: id }],
    ['POST', 'reactivate-user', { userId: id }],
    ['POST', 'reset-password', { userId: id, newPassword: 'battery staple' }],
    ['DELETE', `delete-user/${id}`, undefined],
  ] as const;

it('lists all accounts, newest first, without anything secret', async () => {
  await test.addUser({ username: 'later', createdAt: new Date('2026-11-21T11:00:00.000Z'), usageCount: 3 });
  const { status, body } = await send('GET', 'users');
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: expect.any(String),
      username: 'later',
      role: 'user',
      analysisLimit: 10,
      analysisCount: 3,
      permissions: { canAccessAnalyze: true, canAccessHistory: true, canAccessInsights: false, canAccessTrades: false },
      isActive: true,
      lastLoginAt: null,
    },
    expect.objectContaining({ username: 'boss', lastLoginAt: NOW.toISOString() }),
  ]);
});

it('refuses every call to the signed-out and to users', async () => {
  const { id } = await test.addUser();
  const cookie = await test.signIn('trader');
  for (const [method, path, payload] of [
    ['GET', 'users', undefined],
    ['POST', 'users', { username: 'new.user', password: PASSWORD }],
    ...calls(id),
  ] as const) {
    expect([path, (await send(method, path, payload, '')).status]).toEqual([path, 401]);
    expect([path, (await send(method, path, payload, cookie)).status]).toEqual([path, 403]);
  }
});

it('makes an account with the defaults, which can sign in', async () => {
  const { status, body } = await send('POST', 'users', { username: 'New.User', password: PASSWORD });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    username: 'New.User',
    role: 'user',
    analysisLimit: 10,
    analysisCount: 0,
    permissions: { canAccessAnalyze: true, canAccessHistory: true, canAccessInsights: false, canAccessTrades: false },
    isActive: true,
    lastLoginAt: null,
  });
  expect((await test.app.inject(login('new.user', PASSWORD))).statusCode).toBe(200);
});

it('makes an account as described', async () => {
  const described = { role: 'admin', analysisLimit: -1, isActive: false };
  const permissions = {
    canAccessAnalyze: false,
    canAccessHistory: false,
    canAccessInsights: true,
    canAccessTrades: true,
  };
  const { body } = await send('POST', 'users', {
    username: 'second',
    password: PASSWORD,
    ...described,
    ...permissions,
  });
  expect(body).toMatchObject({ ...described, permissions });
});

it('refuses a username that another account has in another case', async () => {
  await test.addUser({ username: 'Trader' });
  expect(await send('POST', 'users', { username: 'tRADER', password: PASSWORD })).toEqual({
    status: 409,
    body: { error: 'The username "tRADER" is already taken.' },
  });
});

it.each([
  [{ password: PASSWORD }, 'username is required.'],
  [{ username: 'a b', password: PASSWORD }, 'username must be 3 to 32 letters, digits, dots, underscores or hyphens.'],
  [{ username: 'trader' }, 'password is required.'],
  [{ username: 'trader', password: '12345' }, 'password must be at least 6 characters long.'],
  [{ username: 'trader', password: PASSWORD, analysisLimit: -2 }, /^analysisLimit/],
  [{ username: 'trader', password: PASSWORD, analysisLimit: 1.5 }, /^analysisLimit/],
  [{ username: 'trader', password: PASSWORD, analysisLimit: 3e9 }, /^analysisLimit/],
  [{ username: 'trader', password: PASSWORD, role: 'root' }, /^role/],
  [{ username: 'trader', password: PASSWORD, isActive: 'yes' }, /^isActive/],
])('names the field at fault of a new account %j', async (payload, error) => {
  const answer = await send('POST', 'users', payload);
  expect(answer).toEqual({ status: 400, body: { error: expect.stringMatching(error) } });
});

it('changes what is given and leaves the rest', async () => {
  const { id } = await test.addUser();
  const changed = await send('PUT', `users/${id}`, { id, analysisLimit: 50, canAccessTrades: true });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ id, role: 'user', analysisLimit: 50, isActive: true });
  expect(changed.body.permissions).toMatchObject({ canAccessAnalyze: true, canAccessTrades: true });
  expect((await send('PUT', `users/${id}`, {})).body).toEqual(changed.body);
});

it.each([
  [{ id: randomUUID() }, 'id must be the one in the address.'],
  [{ analysisLimit: 'many' }, /^analysisLimit/],
  [{ role: null }, /^role/],
])('names the field at fault of a change %j', async (payload, error) => {
  const { id } = await test.addUser();
  const answer = await send('PUT', `users/${id}`, payload);
  expect(answer).toEqual({ status: 400, body: { error: expect.stringMatching(error) } });
});

it.each([
  ['deactivate-user', { userId: '' }, 'userId is required.'],
  ['reactivate-user', {}, 'userId is required.'],
  ['reset-password', { userId: 'x', newPassword: '' }, 'newPassword must be at least 6 characters long.'],
  ['reset-password', { newPassword: 'battery staple' }, 'userId is required.'],
])('names the field at fault of %s %j', async (path, payload, error) => {
  expect(await send('POST', path, payload)).toEqual({ status: 400, body: { error } });
});

it('deactivates: ends the sessions at once, refuses the sign-in, keeps the data; reactivates', async () => {
  const { id } = await test.addUser({ totalAnalyses: 31 });
  const cookie = await test.signIn('trader');
  expect(await send('POST', 'deactivate-user', { userId: id })).toEqual({ status: 200, body: { success: true } });
  expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
  expect((await test.app.inject(login('trader', PASSWORD))).statusCode).toBe(403);
  expect(await send('POST', 'reactivate-user', { userId: id })).toEqual({ status: 200, body: { success: true } });
  expect((await test.app.inject(login('trader', PASSWORD))).json()).toMatchObject({ id, isActive: true });
  expect(await test.db.select().from(users).where(eq(users.id, id))).toMatchObject([{ totalAnalyses: 31 }]);
});

it('ends the sessions of an account that is edited to be inactive, and of no other', async () => {
  const { id } = await test.addUser();
  await test.addUser({ username: 'other' });
  await test.signIn('trader');
  const other = await test.signIn('other');
  await send('PUT', `users/${id}`, { isActive: false });
  expect(await test.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie: other } })).statusCode).toBe(200);
});

it('resets a password and ends the sessions', async () => {
  const { id } = await test.addUser();
  const cookie = await test.signIn('trader');
  const answer = await send('POST', 'reset-password', { userId: id, newPassword: 'battery staple' });
  expect(answer).toEqual({ status: 200, body: { success: true } });
  expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
  expect((await test.app.inject(login('trader', PASSWORD))).statusCode).toBe(401);
  expect((await test.app.inject(login('trader', 'battery staple'))).statusCode).toBe(200);
});

it('deletes an account with its analyses and sessions', async () => {
  const { id } = await test.addUser();
  await test.signIn('trader');
  // Only whose it is matters here, not what it says.
  const result = {} as typeof analyses.$inferInsert.result;
  await test.db.insert(analyses).values({ userId: id, createdAt: NOW, hasSetup: false, result });
  expect(await send('DELETE', `delete-user/${id}`)).toEqual({ status: 200, body: { success: true } });
  for (const table of [analyses, sessions]) {
    expect(await test.db.select().from(table).where(eq(table.userId, id))).toEqual([]);
  }
  expect((await send('DELETE', `delete-user/${id}`)).status).toBe(404);
});

it('refuses an administrator to act on the own row, however the id is written', async () => {
  for (const id of [admin.id, admin.id.toUpperCase()]) {
    for (const [method, path, payload] of calls(id)) {
      expect([path, await send(method, path, payload)]).toEqual([
        path,
        { status: 403, body: { error: 'You cannot do this to your own account. Ask another administrator.' } },
      ]);
    }
  }
});

it('finds no user by an unknown id or one that is no id', async () => {
  for (const id of [randomUUID(), 'no-id', '1%20or%201=1']) {
    for (const [method, path, payload] of calls(id)) {
      expect([path, (await send(method, path, payload)).status]).toEqual([path, 404]);
    }
  }
});

it('leaves one administrator of two who act on each other at the same moment', async () => {
  for (const act of [0, 1, 4] as const) {
    await test.db.delete(users);
    const { id: one } = await test.addUser({ username: 'one', role: 'admin' });
    const { id: two } = await test.addUser({ username: 'two', role: 'admin' });
    const [cookieOfOne, cookieOfTwo] = [await test.signIn('one'), await test.signIn('two')];
    const actOn = (id: string, cookie: string) => {
      const [method, path, payload] = calls(id)[act];
      return send(method, path, payload, cookie);
    };
    const answers = await Promise.all([actOn(two, cookieOfOne), actOn(one, cookieOfTwo)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // The later one is refused when it acts, or, where it comes much later, at the door.
    expect([401, 403, 409]).toContain(answers.find(({ status }) => status !== 200)?.status);
    const administrators = await test.db.select().from(users).where(eq(users.role, 'admin'));
    expect(administrators.filter(({ isActive }) => isActive)).toHaveLength(1);
  }
});

it('changes nothing for an administrator who loses the right while the call is under way', async () => {
  const passwords = createPasswords();
  const demote = () => test.db.update(users).set({ role: 'user' }).where(eq(users.id, admin.id));
  test = await suite.start({
    passwords: {
      ...passwords,
      async hash(password) {
        await demote();
        return passwords.hash(password);
      },
    },
  });
  const { id } = await test.addUser();
  expect(await send('POST', 'reset-password', { userId: id, newPassword: 'battery staple' })).toEqual({
    status: 409,
    body: {
      error:
        'Nothing was changed: another administrator has just taken your own administrator rights. Reload the page.',
    },
  });
  expect((await test.app.inject(login('trader', PASSWORD))).statusCode).toBe(200);
});
