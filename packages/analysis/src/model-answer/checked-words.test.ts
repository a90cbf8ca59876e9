import { expect, test } from 'vitest';
import { buyClaim, risingChart } from '../../test/model-claims.ts';
import { checkModelAnswer } from './check-model-answer.ts';

const wordsOf = (analysisText: string) => {
  const { analysis, checks } = checkModelAnswer([risingChart()], buyClaim({ analysisText }));
  return { text: analysis.analysisText, check: checks.find(({ name }) => name === 'Words of the model') };
};

test.each([
  ['names a price off the scale', 'Buy the retest. Price will reach 1.35000 soon.', '1.35000 is not on the scale'],
  ['holds a link', 'Buy the retest. See https://example.com/win for more.', 'it holds a link or an address'],
  ['holds a handle', 'Buy the retest. Ask @signals_vip now.', 'it holds a link or an address'],
  ['promises', 'Buy the retest. This is a guaranteed profit.', 'it promises what nobody can'],
])('a sentence that %s is left out, and the check says so', (_, words, reason) => {
  const { text, check } = wordsOf(words);
  expect(text).toBe('Buy the retest.');
  expect(check).toMatchObject({ status: 'failed' });
  expect(check?.detail).toContain(`One sentence was left out: ${reason}.`);
});

test('a measured price that names its level stands against a word that differs: the sentence goes', () => {
  const { text, check } = wordsOf('Buy the retest. Entry 1.1018 is best.');
  expect(text).toBe('Buy the retest.');
  expect(check?.detail).toContain("1.1018 is not the plan's entry");
});

test('a price on the scale at which nothing was measured stays and is named', () => {
  const { text, check } = wordsOf('Sellers may wait at 1.0945.');
  expect(text).toBe('Sellers may wait at 1.0945.');
  expect(check).toEqual({
    name: 'Words of the model',
    status: 'not-checkable',
    detail: '1 price held against the scale. At 1.09450 nothing was measured.',
  });
});

test('words with measured prices alone are checked', () => {
  expect(wordsOf('Highs at 1.1008 and 1.1128, lows at 1.0852.').check).toEqual({
    name: 'Words of the model',
    status: 'checked',
    detail: '3 prices held against the scale.',
  });
});

test('when nothing is left, what was measured speaks', () => {
  const { text } = wordsOf('Visit www.example.com.');
  expect(text).toMatch(/^H1 is bullish/);
});
