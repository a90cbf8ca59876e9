import { expect, it } from 'vitest';
import { Admission } from './admission.ts';

const statusOf = (call: () => unknown): unknown => {
  try {
    call();
    return 'let in';
  } catch (error) {
    return error instanceof Error && 'statusCode' in error ? error.statusCode : error;
  }
};

it('lets one user have three analyses under way, and the next in when one ends', () => {
  const admission = new Admission();
  const first = admission.enter('a');
  for (let n = 0; n < 2; n += 1) admission.enter('a');
  expect(statusOf(() => admission.enter('a'))).toBe(429);
  expect(statusOf(() => admission.enter('b'))).toBe('let in');
  first();
  expect(statusOf(() => admission.enter('a'))).toBe('let in');
});

it('lets sixteen analyses be under way in all, and says when to come again', () => {
  const admission = new Admission();
  const leaves = Array.from({ length: 16 }, (_, n) => admission.enter(`user ${n}`));
  expect(() => admission.enter('another')).toThrow(expect.objectContaining({ statusCode: 503, retryAfterSeconds: 10 }));
  leaves[5]!();
  expect(statusOf(() => admission.enter('another'))).toBe('let in');
});

it('counts a refused call as nothing', () => {
  const admission = new Admission();
  const leave = [1, 2, 3].map(() => admission.enter('a'))[0]!;
  for (let n = 0; n < 5; n += 1) statusOf(() => admission.enter('a'));
  leave();
  expect(statusOf(() => admission.enter('a'))).toBe('let in');
});
