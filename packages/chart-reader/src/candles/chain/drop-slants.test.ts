import { expect, test } from 'vitest';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { dropSlants } from './drop-slants.ts';

const WIDTH = 200;
const HEIGHT = 200;
const shape: CandleShape = {
  style: 'candles',
  pitchPx: 8,
  wickPx: 1,
  bodyPx: 5,
  middles: new Float64Array(0),
  support: 1,
};

/** The coverage of a line from the first column on that falls by so much in each. */
function coveredByLine(top: number, slope: number): Uint8Array {
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  for (let x = 0; x < WIDTH; x++)
    for (let row = 0; row < 3; row++) coverage[(Math.round(top + slope * x) + row) * WIDTH + x] = FULL;
  return coverage;
}
const SIZE = { width: WIDTH, height: HEIGHT };

/** What the same line is in so many cells. */
const pieces = (count: number, top: number, slope: number) =>
  Array.from({ length: count }, (_, cell) => {
    const row = top + slope * (8 * cell + 4);
    return strokeOf({ cell, top: Math.round(row - 2 * slope), bottom: Math.round(row + 2 * slope + 2) });
  });

const CANDLES = [60, 75, 66, 90, 81, 104].map((top, cell) => strokeOf({ cell, top, bottom: top + 20 }));

test('drops the pieces of a slanted line and keeps candles', () => {
  const line = pieces(12, 20, 0.6);
  expect(dropSlants([...CANDLES, ...line], SIZE, shape, coveredByLine(20, 0.6))).toStrictEqual(CANDLES);
});

test('drops those of a line smoothed over rows or of another colour', () => {
  const line = pieces(12, 20, 0.6);
  const faint = coveredByLine(20, 0.6).map((share) => (share * 2) / 10);
  expect(dropSlants([...CANDLES, ...line], SIZE, shape, faint)).toStrictEqual(CANDLES);
  const foreign = coveredByLine(20, 0.6).map((share) => (share === 0 ? 0 : FOREIGN));
  expect(dropSlants([...CANDLES, ...line], SIZE, shape, foreign)).toStrictEqual(CANDLES);
});

test('drops those of a line that hardly rises only where they are many', () => {
  const gentle = (count: number) => pieces(count, 20, 0.2);
  expect(dropSlants([...CANDLES, ...gentle(12)], SIZE, shape, coveredByLine(20, 0.2))).toStrictEqual(CANDLES);
  expect(dropSlants(gentle(7), SIZE, shape, coveredByLine(20, 0.2))).toStrictEqual(gentle(7));
});

test('keeps candles that go on as evenly with ground between them, and few pieces', () => {
  const stairs = pieces(12, 20, 0.6);
  expect(dropSlants(stairs, SIZE, shape, coveredByLine(150, 0))).toStrictEqual(stairs);
  const few = pieces(4, 20, 0.6);
  expect(dropSlants(few, SIZE, shape, coveredByLine(20, 0.6))).toStrictEqual(few);
});

test('looks for none where bodies touch, whose edges join them', () => {
  const line = pieces(12, 20, 0.6);
  expect(dropSlants(line, SIZE, { ...shape, bodyPx: 7 }, coveredByLine(20, 0.6))).toStrictEqual(line);
});
