import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { cookieOf, login, NOW, PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { sessions, users } from '../../db/schema.ts';
import { createPasswords } from './passwords.ts';

const DAY_MS = 86_400_000;
const suite = useTestApp();
let test: TestApp;

beforeEach(async () => {
  test = await suite.start();
});
it('answers the user itself to a sign-in, whatever the case of the name', async () => {
  const { id } = await test.addUser({ username: 'Trader' });
  const response = await test.app.inject(login('tRADER', PASSWORD));
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    id,
    username: 'Trader',
    role: 'user',
    analysisLimit: 10,
    analysisCount: 0,
    permissions: { canAccessAnalyze: true, canAccessHistory: true, canAccessInsights: false, canAccessTrades: false },
    isActive: true,
    lastLoginAt: NOW.toISOString(),
  });
});

it('keeps the session in a cookie that scripts cannot read, and only its hash in the database', async () => {
  await test.addUser();
  const response = await test.app.inject(login('trader', PASSWORD));
  const header = String(response.headers['set-cookie']);
  expect(header).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const token = cookieOf(response).replace('session=', '');
  const [stored] = await test.db.select().from(sessions);
  expect(Buffer.from(stored!.tokenHash)).toHaveLength(32);
  expect(Buffer.from(stored!.tokenHash).toString('base64url')).not.toBe(token);
});

it('says the same of a wrong password and an unknown name', async () => {
  await test.addUser();
  const names = ['nobody', 'a\u0000b', "' or 1=1 --", 'x'.repeat(200)];
  for (const attempt of [login('trader', 'wrong'), ...names.map((name) => login(name, PASSWORD))]) {
    const response = await test.app.inject(attempt);
    expect([response.statusCode, response.json()]).toEqual([401, { error: 'Invalid username or password' }]);
  }
});

it('lets nobody in with a password that was reset while they signed in', async () => {
  const { id: userId } = await test.addUser();
  await test.addUser({ username: 'boss', role: 'admin' });
  const cookie = await test.signIn('boss');
  const passwords = createPasswords();
  const own = await suite.start({
    passwords: {
      ...passwords,
      async matches(passwordHash, password) {
        const isMatch = await passwords.matches(passwordHash, password);
        const payload = { userId, newPassword: 'battery staple' };
        await test.app.inject({ method: 'POST', url: '/api/admin/reset-password', headers: { cookie }, payload });
        return isMatch;
      },
    },
  });
  const response = await own.app.inject(login('trader', PASSWORD));
  expect([response.statusCode, response.json()]).toEqual([401, { error: 'Invalid username or password' }]);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(await test.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
});

it('hashes a password for an unknown name too, so that the time tells nothing', async () => {
  const asked: (string | null)[] = [];
  const passwords = {
    hash: async () => 'unused',
    matches: async (hash: string | null) => {
      asked.push(hash);
      return false;
    },
  };
  const own = await suite.start({ passwords });
  await own.app.inject(login('nobody', PASSWORD));
  expect(asked).toEqual([null]);
});

it('tells an inactive user with the right password, and nobody else, that the account is inactive', async () => {
  await test.addUser({ isActive: false });
  const right = await test.app.inject(login('trader', PASSWORD));
  expect([right.statusCode, right.json()]).toEqual([
    403,
    { error: 'Your account is inactive. Contact your administrator.' },
  ]);
  expect((await test.app.inject(login('trader', 'wrong'))).statusCode).toBe(401);
});

it('ends the sessions of a user who is deactivated meanwhile', async () => {
  const { id } = await test.addUser();
  const cookie = await test.signIn('trader');
  await test.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  const request = { url: '/api/auth/user', headers: { cookie } };
  const first = await test.app.inject(request);
  expect([first.statusCode, first.json()]).toEqual([
    403,
    { error: 'Your account is inactive. Contact your administrator.' },
  ]);
  expect((await test.app.inject(request)).statusCode).toBe(401);
});

it('knows the user by the session until it is signed out', async () => {
  await test.addUser();
  const headers = { cookie: await test.signIn('trader') };
  expect((await test.app.inject({ url: '/api/auth/user', headers })).json()).toMatchObject({ username: 'trader' });
  const out = await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect([out.statusCode, out.json()]).toEqual([200, { success: true }]);
  expect(String(out.headers['set-cookie'])).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
  expect((await test.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
});

it('signs out without a session too', async () => {
  expect((await test.app.inject({ method: 'POST', url: '/api/auth/logout' })).statusCode).toBe(200);
});

it('ends a session after 30 days without use, and prolongs one that is used', async () => {
  await test.addUser();
  const used = { cookie: await test.signIn('trader') };
  const unused = { cookie: await test.signIn('trader') };
  test.clock.forwardMs(20 * DAY_MS);
  const renewed = await test.app.inject({ url: '/api/auth/user', headers: used });
  expect(String(renewed.headers['set-cookie'])).toContain('Max-Age=2592000');
  test.clock.forwardMs(10 * DAY_MS);
  expect((await test.app.inject({ url: '/api/auth/user', headers: unused })).statusCode).toBe(401);
  expect((await test.app.inject({ url: '/api/auth/user', headers: used })).statusCode).toBe(200);
});

it('refuses an invented session', async () => {
  const headers = { cookie: `session=${'A'.repeat(43)}` };
  const response = await test.app.inject({ url: '/api/auth/user', headers });
  expect([response.statusCode, response.json()]).toEqual([401, { error: 'Please sign in to continue.' }]);
});

it('blocks a name after 10 failures in a quarter of an hour, from whatever address', async () => {
  await test.addUser();
  const attempt = (n: number, password: string) =>
    test.app.inject({ ...login('Trader', password), remoteAddress: `10.0.0.${n}` });
  for (let n = 0; n < 10; n += 1) expect((await attempt(n, 'wrong')).statusCode).toBe(401);
  const blocked = await attempt(11, PASSWORD);
  expect(blocked.statusCode).toBe(429);
  expect(blocked.headers['retry-after']).toBe('900');
  expect(blocked.json()).toEqual({
    error: 'Too many failed sign-in attempts. Please wait a few minutes and try again.',
  });
  test.clock.forwardMs(900_000);
  expect((await attempt(12, PASSWORD)).statusCode).toBe(200);
});

it('forgets the failures of a name once it signs in', async () => {
  await test.addUser();
  for (let n = 0; n < 9; n += 1) await test.app.inject(login('trader', 'wrong'));
  await test.signIn('trader');
  for (let n = 0; n < 9; n += 1) expect((await test.app.inject(login('trader', 'wrong'))).statusCode).toBe(401);
  await test.signIn('trader');
});

it('blocks an address after 50 failures, whatever the names', async () => {
  await test.addUser();
  const attempts = Array.from({ length: 50 }, (_, n) => test.app.inject(login(`nobody${n}`, 'wrong')));
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await test.app.inject(login('trader', PASSWORD))).statusCode).toBe(429);
  const elsewhere = await test.app.inject({ ...login('trader', PASSWORD), remoteAddress: '10.1.1.1' });
  expect(elsewhere.statusCode).toBe(200);
});

it.each([
  [{ password: 'x' }, 'username is required.'],
  [{ username: '', password: 'x' }, 'username is required.'],
  [{ username: 'x' }, 'password is required.'],
  [{ username: 'x', password: '' }, 'password is required.'],
])('names the missing field of %j', async (payload, error) => {
  const response = await test.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  expect([response.statusCode, response.json()]).toEqual([400, { error }]);
});

it('shows own usage, and the first of next month as the day it resets', async () => {
  await test.addUser({ usageCount: 4, totalAnalyses: 31 });
  const headers = { cookie: await test.signIn('trader') };
  const stats = async () => (await test.app.inject({ url: '/api/user/stats', headers })).json();
  expect(await stats()).toEqual({
    analysisCount: 4,
    analysisLimit: 10,
    analysisRemaining: 6,
    totalAnalyses: 31,
    joinDate: NOW.toISOString(),
    resetDate: '2026-12-01T00:00:00.000Z',
  });
  test.clock.forwardMs(10 * DAY_MS);
  expect(await stats()).toMatchObject({ analysisCount: 0, resetDate: '2027-01-01T00:00:00.000Z' });
});

it('shows an account without a limit as -1 remaining', async () => {
  await test.addUser({ analysisLimit: -1, usageCount: 4 });
  const headers = { cookie: await test.signIn('trader') };
  const stats = await test.app.inject({ url: '/api/user/stats', headers });
  expect(stats.json()).toMatchObject({ analysisLimit: -1, analysisRemaining: -1 });
});
