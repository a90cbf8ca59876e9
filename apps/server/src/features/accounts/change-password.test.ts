import { beforeEach, expect, it } from 'vitest';
import { login, PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';

const suite = useTestApp();
let test: TestApp;

beforeEach(async () => {
  test = await suite.start();
  await test.addUser();
});

const change = (cookie: string, payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/user/change-password', headers: { cookie }, payload });
const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode === 200;

it('changes the password and ends the own other sessions, no stranger has to sign in again', async () => {
  await test.addUser({ username: 'other' });
  const [here, elsewhere, stranger] = [
    await test.signIn('trader'),
    await test.signIn('trader'),
    await test.signIn('other'),
  ];
  const response = await change(here, { currentPassword: PASSWORD, newPassword: 'battery staple' });
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  expect(await Promise.all([here, elsewhere, stranger].map(isSignedIn))).toEqual([true, false, true]);
  expect((await test.app.inject(login('trader', PASSWORD))).statusCode).toBe(401);
  expect((await test.app.inject(login('trader', 'battery staple'))).statusCode).toBe(200);
});

it('refuses a wrong current password without ending the session', async () => {
  const cookie = await test.signIn('trader');
  const response = await change(cookie, { currentPassword: 'wrong', newPassword: 'battery staple' });
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'The current password is wrong.' }]);
  expect(await isSignedIn(cookie)).toBe(true);
  await test.signIn('trader');
});

it.each([
  [{ newPassword: 'battery staple' }, 'currentPassword is required.'],
  [{ currentPassword: '', newPassword: 'battery staple' }, 'currentPassword is required.'],
  [{ currentPassword: PASSWORD }, 'newPassword is required.'],
  [{ currentPassword: PASSWORD, newPassword: '12345' }, 'newPassword must be at least 6 characters long.'],
])('names the field at fault of %j', async (payload, error) => {
  const response = await change(await test.signIn('trader'), payload);
  expect([response.statusCode, response.json()]).toEqual([400, { error }]);
});

it('refuses more guesses after 10 wrong ones in a quarter of an hour', async () => {
  const cookie = await test.signIn('trader');
  const guess = (currentPassword: string) => change(cookie, { currentPassword, newPassword: 'battery staple' });
  for (let n = 0; n < 10; n += 1) expect((await guess('wrong')).statusCode).toBe(400);
  const blocked = await guess(PASSWORD);
  expect([blocked.statusCode, blocked.headers['retry-after'], blocked.json()]).toEqual([
    429,
    '900',
    { error: 'Too many wrong passwords. Please wait a few minutes and try again.' },
  ]);
  test.clock.forwardMs(900_000);
  expect((await guess(PASSWORD)).statusCode).toBe(200);
});

it('is for the signed-in only', async () => {
  const response = await change('', { currentPassword: PASSWORD, newPassword: 'battery staple' });
  expect(response.statusCode).toBe(401);
});
