import { expect, test } from 'vitest';
import { isDoubtful, mayBeBars } from './is-doubtful.ts';
import { strokeOf } from './field/stroke-of.test-helper.ts';

const SHAPE = {
  style: 'candles',
  pitchPx: 8,
  wickPx: 1,
  bodyPx: 5,
  middles: Float64Array.from({ length: 40 }, (_, cell) => 4.5 + 8 * cell),
  support: 100,
} as const;
const CHAIN = Array.from({ length: 40 }, (_, cell) => strokeOf({ cell, top: 20, bottom: 30 }));
/** What nothing speaks against is rated at the width it covers. */
const WHOLE = { shape: SHAPE, chain: CHAIN, rating: 40 * 8 };
const FOLLOWED = { chain: CHAIN, traits: { neighbours: 1, wicked: 0.9 } };

test('believes wide bodies that follow each other and explain most of the ink', () => {
  expect(isDoubtful(FOLLOWED, WHOLE)).toBe(false);
  expect(isDoubtful(FOLLOWED, { ...WHOLE, rating: 0.85 * WHOLE.rating })).toBe(false);
});

test('doubts bodies hardly wider than their wicks, which bars may be', () => {
  expect(isDoubtful(FOLLOWED, { ...WHOLE, shape: { ...SHAPE, bodyPx: 3 } })).toBe(true);
  // A pitch measured a little too narrow makes them no thicker.
  expect(isDoubtful(FOLLOWED, { ...WHOLE, shape: { ...SHAPE, pitchPx: 9.998, wickPx: 2, bodyPx: 4 } })).toBe(true);
  // Where candles stand close, such bodies fill their room.
  const close = { ...SHAPE, pitchPx: 5, bodyPx: 3 };
  expect(isDoubtful(FOLLOWED, { ...WHOLE, shape: close })).toBe(false);
});

test('doubts a guess with empty cells, which may be one colour of candle alone', () => {
  expect(isDoubtful({ ...FOLLOWED, traits: { neighbours: 0.7, wicked: 0.9 } }, WHOLE)).toBe(true);
});

test('doubts a guess of bodies of which few have wicks, which may be drawn in another colour', () => {
  expect(isDoubtful({ ...FOLLOWED, traits: { neighbours: 1, wicked: 0.2 } }, WHOLE)).toBe(true);
});

test('doubts what leaves some of its width unexplained, as fills without their outlines do, and most of it where candles stand near each other', () => {
  expect(isDoubtful(FOLLOWED, { ...WHOLE, rating: 0.75 * WHOLE.rating })).toBe(true);
  const near = { shape: { ...SHAPE, pitchPx: 4, bodyPx: 3 }, chain: CHAIN };
  expect(isDoubtful(FOLLOWED, { ...near, rating: 0.6 * 40 * 4 })).toBe(false);
  expect(isDoubtful(FOLLOWED, { ...near, rating: 0.46 * 40 * 4 })).toBe(true);
});

test('doubts a reading that lost candles which its guess had between others, not one that lost letters beside them', () => {
  const read = (keep: (cell: number) => boolean) => {
    const chain = CHAIN.filter(({ cell }) => keep(cell));
    return { shape: SHAPE, chain, rating: chain.length * 8 };
  };
  expect(
    isDoubtful(
      FOLLOWED,
      read((cell) => cell % 8 !== 4),
    ),
  ).toBe(true);
  expect(
    isDoubtful(
      FOLLOWED,
      read((cell) => cell < 30),
    ),
  ).toBe(false);
  expect(
    isDoubtful(
      FOLLOWED,
      read((cell) => cell !== 20),
    ),
  ).toBe(false);
});

test('takes bodies a pixel wider than their wicks for what may be bars where they fill less than half of their room', () => {
  const soft = { ...SHAPE, wickPx: 2, bodyPx: 3 };
  expect(mayBeBars({ ...soft, pitchPx: 6.37 })).toBe(true);
  expect(mayBeBars({ ...soft, pitchPx: 5.5 })).toBe(false);
  expect(mayBeBars({ ...soft, pitchPx: 6.37, style: 'bars' })).toBe(false);
});
