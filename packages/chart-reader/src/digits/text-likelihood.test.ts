import { expect, test } from 'vitest';
import { BETWEEN, type CharacterColumns, SYMBOLS } from './character-columns.ts';
import { likeliestTexts } from './likeliest-texts.ts';
import { textLikelihood } from './text-likelihood.ts';

/** Columns of pseudo-random shares of every symbol (a linear congruential generator, Numerical Recipes). */
function noise(count: number): CharacterColumns {
  let state = 7;
  const share = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32 + 0.02;
  return Array.from({ length: count }, () => {
    const shares = Array.from({ length: SYMBOLS.length + 1 }, (_, symbol) => share() * (symbol === BETWEEN ? 9 : 1));
    const sum = shares.reduce((total, value) => total + value, 0);
    return Float32Array.from(shares, (value) => Math.log(value / sum));
  });
}

test('says of each text what the search for the likeliest one says of it', () => {
  const columns = noise(24);
  for (const { text, logLikelihood } of likeliestTexts(columns, 5))
    expect(textLikelihood(columns, text)).toBeCloseTo(logLikelihood, 4);
});

test('knows that a text without room is not there', () => {
  expect(textLikelihood(noise(12), '88')).toBeGreaterThan(-Infinity);
  expect(textLikelihood(noise(6), '88')).toBe(-Infinity);
  expect(textLikelihood(noise(6), '8.')).toBeGreaterThan(-Infinity);
});

test('asks for a space between two that are the same', () => {
  const one = noise(1)[0]!.map(() => Math.log(1e-4));
  const eight = one.map((value, symbol) => (symbol === 8 ? 0 : value));
  const space = one.map((value, symbol) => (symbol === BETWEEN ? 0 : value));
  const apart = [eight, space, space, space, space, space, eight];
  expect(textLikelihood(apart, '88')).toBeCloseTo(0);
  expect(
    textLikelihood(
      Array.from({ length: 7 }, () => eight),
      '88',
    ),
  ).toBeLessThan(-9);
});
