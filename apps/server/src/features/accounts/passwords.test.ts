import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

it('hashes with argon2id, 19 MiB, two passes, one lane, and a salt of its own each time', async () => {
  const [first, second] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

it('knows the right password from a wrong one', async () => {
  const hash = await passwords.hash('pässword ✓');
  expect(await passwords.matches(hash, 'pässword ✓')).toBe(true);
  expect(await passwords.matches(hash, 'password ✓')).toBe(false);
});

it('refuses work when too much of it waits', async () => {
  const busy = createPasswords(3);
  await busy.matches(null, 'x');
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => busy.matches(null, 'x')));
  const refused = results.filter(({ status }) => status === 'rejected');
  // Two run at once and three wait.
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ reason: { statusCode: 503, retryAfterSeconds: 2 } });
});

it('answers false without a hash', async () => {
  expect(await passwords.matches(null, 'anything')).toBe(false);
});
