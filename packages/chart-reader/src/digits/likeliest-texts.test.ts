import { expect, test } from 'vitest';
import { BETWEEN, type CharacterColumns, SYMBOLS } from './character-columns.ts';
import { likeliestTexts } from './likeliest-texts.ts';

/** Columns that show one symbol each for certain, a space between symbols, or `12` where either may stand there. */
function columns(...shown: readonly string[]): CharacterColumns {
  return shown.map((symbols) => {
    const column = new Float32Array(SYMBOLS.length + 1).fill(Math.log(1e-3));
    if (symbols === ' ') column[BETWEEN] = 0;
    for (const symbol of symbols.trim()) {
      column[SYMBOLS.findIndex((known) => known === symbol)] = Math.log(0.9 / symbols.length);
    }
    return column;
  });
}

const texts = (shown: CharacterColumns) => likeliestTexts(shown, 3).map(({ text }) => text);

test('takes columns in a row for one symbol, and a space between two that are the same for their border', () => {
  expect(texts(columns(' ', '4', '4', ' ', ' ', ' ', ' ', ' ', '4', ' '))[0]).toBe('44');
  expect(texts(columns(' ', '4', '4', '4', ' ', ' '))[0]).toBe('4');
});

test('finds no digit where the one before it leaves no room for another', () => {
  expect(texts(columns(' ', '2', '5', ' ', '1', ' ', ' ', '8', ' '))[0]).not.toMatch(/^25/);
  expect(texts(columns(' ', '2', ' ', ' ', ' ', '.', ' ', ' ', ' ', '8', ' '))[0]).toBe('2.8');
});

test('says what else may stand there, and how much less likely that is', () => {
  const found = likeliestTexts(columns(' ', '38', '38', '8', ' ', ' '), 2);
  expect(found.map(({ text }) => text)).toEqual(['8', '3']);
  expect(found[0]!.logLikelihood - found[1]!.logLikelihood).toBeGreaterThan(1);
});

test('reads nothing where nothing stands', () => {
  expect(texts(columns(' ', ' '))[0]).toBe('');
  expect(likeliestTexts([], 3)).toEqual([{ text: '', logLikelihood: 0 }]);
});
