import { expect, test } from 'vitest';
import { DIGIT_GAP, findWords } from './find-words.ts';
import type { InkMap } from './ink-map.ts';
import { withoutApostrophes } from './without-apostrophes.ts';

const [WIDTH, HEIGHT] = [60, 24];

/** Four digits, each a stroke 3 pixels wide in rows 6 to 18, with a mark 2 pixels wide behind the first of them. */
function inkWithMark(mark: { readonly top: number; readonly bottom: number }): InkMap {
  const contrast = new Uint8Array(WIDTH * HEIGHT);
  const fill = (left: number, right: number, top: number, bottom: number) => {
    for (let y = top; y < bottom; y++) contrast.fill(200, y * WIDTH + left, y * WIDTH + right);
  };
  for (const left of [10, 20, 27, 34]) fill(left, left + 3, 6, 18);
  fill(15, 17, mark.top, mark.bottom);
  const region = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  return { region, width: WIDTH, height: HEIGHT, contrast, ground: new Int32Array(WIDTH * HEIGHT), noisy: false };
}

function markLeft(mark: { readonly top: number; readonly bottom: number }): number {
  const ink = inkWithMark(mark);
  const { contrast } = withoutApostrophes(ink, findWords(ink, DIGIT_GAP));
  return contrast[mark.top * WIDTH + 15]!;
}

test('clears an apostrophe between two digits', () => {
  expect(markLeft({ top: 6, bottom: 10 })).toBe(0);
});

test('keeps points, commas and strokes between them', () => {
  expect([
    markLeft({ top: 16, bottom: 18 }),
    markLeft({ top: 16, bottom: 21 }),
    markLeft({ top: 11, bottom: 13 }),
  ]).toEqual([200, 200, 200]);
});
