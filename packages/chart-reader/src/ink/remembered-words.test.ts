import { expect, it } from 'vitest';
import { WORD } from '../axis/labels/word.test-helper.ts';
import type { InkMap } from './ink-map.ts';
import { rememberedWords } from './remembered-words.ts';

it('finds out about each word of an ink once', () => {
  const [one, other] = [{} as InkMap, {} as InkMap];
  let asked = 0;
  const read = rememberedWords((_, word) => `${word.left} ${++asked}`);
  expect([read(one, WORD), read(one, WORD)]).toStrictEqual([`${WORD.left} 1`, `${WORD.left} 1`]);
  expect(read(one, { ...WORD })).toBe(`${WORD.left} 2`);
  expect(read(other, WORD)).toBe(`${WORD.left} 3`);
});
