import { expect, test } from 'vitest';
import { commonestColour } from './commonest-colour.ts';

test('gives the mean of the shades that noise makes of the commonest colour', () => {
  expect(commonestColour([0x404040, 0x424242, 0x444444, 0xffffff, 0xffffff])).toBe(0x424242);
});

test('gives black of no colours', () => {
  expect(commonestColour([])).toBe(0);
});
