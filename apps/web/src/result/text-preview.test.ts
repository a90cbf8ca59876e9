import { expect, it } from 'vitest';
import { textPreview } from './text-preview.ts';

it('leaves a text that fits as it is', () => {
  expect(textPreview('abcde', 5)).toBe('abcde');
});

it('cuts after the last character that fits and says that there is more', () => {
  expect(textPreview('abcdef', 5)).toBe('abcde…');
});

it('ends without a space before the ellipsis', () => {
  expect(textPreview('Sell at the high', 5)).toBe('Sell…');
});

it('never cuts a character in half', () => {
  expect(textPreview('👨‍👩‍👧👍🏽é!', 2)).toBe('👨‍👩‍👧👍🏽…');
});
