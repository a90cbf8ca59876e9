import { expect, it } from 'vitest';
import { during } from './during.ts';

it('passes a result through', async () => {
  expect(await during('Reading', Promise.resolve(7))).toBe(7);
});

it('says what failed and why, and keeps the cause', async () => {
  const cause = new Error('disk full');
  await expect(during('The database cannot be opened', Promise.reject(cause))).rejects.toMatchObject({
    message: 'The database cannot be opened: disk full',
    cause,
  });
});

it('lists the reasons of a host that fails at each of its addresses', async () => {
  const reasons = [new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')];
  await expect(during('DATABASE_URL cannot be used', Promise.reject(new AggregateError(reasons)))).rejects.toThrow(
    'DATABASE_URL cannot be used: connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
});
