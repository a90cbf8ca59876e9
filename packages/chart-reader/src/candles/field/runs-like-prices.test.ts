import { expect, test } from 'vitest';
import type { CandleField, PixelCandle } from './candle-field.ts';
import { runsLikePrices } from './runs-like-prices.ts';

const PITCH_PX = 10;
const WAVE = [0, 12, 20, 8, -6, -20, -14, 4, 18, 30, 22, 10, -2, -12, 0, 14, 26, 34, 24, 16];

interface Bar {
  readonly open: number;
  readonly close: number;
  readonly above: number;
  readonly below: number;
}

/** Candles at one pitch; `open` and `close` are rows, `above` and `below` the lengths of the wicks. */
function field(bars: readonly Bar[], style: CandleField['style'] = 'candles') {
  const candles: PixelCandle[] = bars.map(({ open, close, above, below }, index) => ({
    x: index * PITCH_PX,
    widthPx: 7,
    highY: Math.min(open, close) - above,
    bodyTopY: Math.min(open, close),
    bodyBottomY: Math.max(open, close),
    lowY: Math.max(open, close) + below,
    up: close < open,
  }));
  return { style, candles, pitchPx: PITCH_PX, problems: [] };
}

/** A market: every open is the close before, wicks of all lengths, some ends without. */
function market(): Bar[] {
  return WAVE.slice(1).map((close, i) => ({
    open: 200 + WAVE[i]!,
    close: 200 + close,
    above: [0, 6, 11][i % 3]!,
    below: [4, 0, 9, 5][i % 4]!,
  }));
}

test('takes a market whose closes lead to its opens', () => {
  expect(runsLikePrices(field(market()))).toBe(true);
});

test('takes marks of one size in the middle of ranges for means and their errors', () => {
  const errors = market().map(({ open }, i) => {
    const reach = [9, 14, 22, 12][i % 4]!;
    return { open, close: open + [7, -7][i % 2]!, above: reach, below: reach };
  });
  expect(runsLikePrices(field(errors))).toBe(false);
  const ofOwnSize = market().map((bar) => ({ ...bar, above: 15, below: 15 }));
  expect(runsLikePrices(field(ofOwnSize))).toBe(true);
});

test('takes bars of which two in three show more than open and close', () => {
  const bars = (share: number) =>
    market().map((bar, i, all) =>
      i < share * all.length ? { ...bar, above: 4, below: 3 } : { ...bar, above: 0, below: 0 },
    );
  expect(runsLikePrices(field(bars(0.66), 'bars'))).toBe(true);
  expect(runsLikePrices(field(bars(0.5), 'bars'))).toBe(false);
});

test('takes a market that opens apart from where it closed but follows a path', () => {
  const nightly = market().map((bar, i) => ({
    ...bar,
    open: bar.open + [5, -6, 7][i % 3]!,
    close: bar.close + (i % 2) * 6,
  }));
  expect(runsLikePrices(field(nightly))).toBe(true);
});

/** Lines without bodies about some rows. */
function lines(middles: readonly number[], pitchPx = 5) {
  const { candles, ...rest } = field(
    middles.map((middle) => ({ open: middle + 9, close: middle - 9, above: 0, below: 0 })),
  );
  const nearer = candles.map((candle, index) => ({ ...candle, x: index * pitchPx }));
  return { ...rest, candles: nearer, pitchPx, problems: ['hidden-bodies'] as const };
}
const RISING = WAVE.map((row, i) => 200 + row / 2 + 8 * i);

test('takes lines without bodies that overlap and follow a path, and refuses those that stay about one height', () => {
  expect(runsLikePrices(lines(RISING))).toBe(true);
  expect(runsLikePrices(lines(WAVE.map((_, i) => 200 + ((i * 7) % 5))))).toBe(false);
});

test('refuses lines that have room for bodies between them: ranges', () => {
  expect(runsLikePrices(lines(RISING, 7))).toBe(false);
});

test('refuses steps of a balance: no wicks', () => {
  expect(runsLikePrices(field(market().map((bar) => ({ ...bar, above: 0, below: 0 }))))).toBe(false);
});

test('refuses box plots: values by lot with whiskers on both sides', () => {
  const boxes = [150, 260, 190, 300, 120, 280, 170, 310, 140, 230, 290, 160, 250, 130, 270, 180].map((open, i) => ({
    open,
    close: open - 30 - (i % 4) * 8,
    above: 20 + (i % 3) * 6,
    below: 18 + (i % 5) * 4,
  }));
  expect(runsLikePrices(field(boxes))).toBe(false);
});

test('takes a few tall candles with both wicks that go back and forth, where each opens on the very close before', () => {
  const levels = [200, 420, 210, 380, 190, 430, 240, 400, 180, 410];
  const bars = levels.slice(1).map((close, i) => ({ open: levels[i]! + (i % 3) - 1, close, above: 20, below: 30 }));
  expect(runsLikePrices(field(bars))).toBe(true);
  expect(runsLikePrices(field(bars.map((bar, i) => ({ ...bar, open: bar.open + (i % 2 ? 14 : -14) }))))).toBe(false);
});

test('refuses boxes that follow a path, where every one has both whiskers', () => {
  const boxes = WAVE.map((level, i) => ({
    open: 200 + level,
    close: 180 + level - (i % 3) * 4,
    above: 14,
    below: 12 + (i % 4),
  }));
  // Of bars each has ticks that no box has.
  expect(runsLikePrices(field(boxes, 'bars'))).toBe(true);
  expect(runsLikePrices(field(boxes))).toBe(false);
});

test('refuses boxes about as high as the one before, with whiskers on both sides', () => {
  const boxes = WAVE.map((level, i) => ({
    open: 200 + level / 4,
    close: 160 + level / 4,
    above: 14,
    below: 12 + (i % 4),
  }));
  expect(runsLikePrices(field(boxes))).toBe(false);
});

test('refuses boxes of which half show no whiskers: of the others every one has both', () => {
  const boxes = WAVE.map((level, i) => ({
    open: 200 + level,
    close: 180 + level - (i % 3) * 4,
    above: i % 2 === 0 ? 14 : 0,
    below: i % 2 === 0 ? 12 + (i % 4) : 0,
  }));
  expect(runsLikePrices(field(boxes))).toBe(false);
});

test('refuses columns below a curve: each as long as its neighbours, ends apart', () => {
  const columns = WAVE.map((level, i) => ({ open: 240 + level, close: 200 + level, above: i % 2 ? 3 : 0, below: 0 }));
  expect(runsLikePrices(field(columns))).toBe(false);
});

test('refuses stairs: each begins where the one before ended', () => {
  const stairs = WAVE.map((_, i) => ({
    open: 400 - 11 * i,
    close: 389 - 11 * i,
    above: 0,
    below: i % 3 === 0 ? 2 : 0,
  }));
  expect(runsLikePrices(field(stairs, 'bars'))).toBe(false);
});

test('refuses what has no neighbours', () => {
  const all = field(market());
  expect(runsLikePrices(field([]))).toBe(false);
  expect(runsLikePrices({ ...all, candles: all.candles.filter((_, i) => i % 3 === 0) })).toBe(false);
});
