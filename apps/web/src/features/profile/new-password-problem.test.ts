import { expect, it } from 'vitest';
import { newPasswordProblem } from './new-password-problem.ts';

it.each([
  ['secret', 'secret', null],
  ['secret', 'Secret', 'Password Mismatch'],
  ['short', 'short', 'Password Too Short'],
  ['short', 'other', 'Password Mismatch'],
])('judges %s repeated as %s', (password, confirmation, title) => {
  expect(newPasswordProblem(password, confirmation)?.title ?? null).toBe(title);
});
