import { expect, it } from 'vitest';
import type { PixelCandle } from './candle-field.ts';
import { ownBodies, withUnseenBodies } from './unseen-bodies.ts';

/** A candle in place k. */
function candle(k: number, [high, open, close, low]: readonly [number, number, number, number]): PixelCandle {
  const ends = { bodyTopY: Math.min(open, close), bodyBottomY: Math.max(open, close) };
  return { x: 8 * k, widthPx: 5, highY: high, lowY: low, up: close < open, ...ends };
}

/** Body of the second of three candles, which shows only its wick. */
function bodyBetween(
  before: readonly [number, number, number, number],
  [high, low, up]: readonly [number, number, boolean],
  after: readonly [number, number, number, number],
): readonly number[] {
  const middle = (high + low) / 2;
  const unseen = { ...candle(1, [high, middle, middle, low]), up };
  const { bodyTopY, bodyBottomY } = withUnseenBodies(
    [candle(0, before), unseen, candle(2, after)],
    [true, false, true],
    8,
  )[1]!;
  return [bodyTopY, bodyBottomY];
}

it('lets a candle without a body open where the one before closed and close where the next opens', () => {
  expect(bodyBetween([20, 60, 30, 70], [10, 50, false], [25, 34, 60, 70])).toStrictEqual([30, 34]);
});

it('has one price where those two contradict the direction, or only one of them lies within the candle', () => {
  expect(bodyBetween([20, 60, 30, 70], [10, 50, true], [25, 34, 60, 70])).toStrictEqual([32, 32]);
  expect(bodyBetween([20, 60, 30, 70], [10, 50, false], [70, 80, 90, 95])).toStrictEqual([30, 30]);
});

it('stays in the middle where no neighbour tells more, and where the body is seen', () => {
  expect(bodyBetween([80, 90, 85, 95], [10, 50, false], [70, 80, 90, 95])).toStrictEqual([30, 30]);
  const seen = [candle(0, [20, 60, 30, 70]), candle(1, [10, 20, 24, 50])];
  expect(withUnseenBodies(seen, [true, true], 8)).toStrictEqual(seen);
});

/** Candles that each open where the one before closed, but for what one of them shows. */
function goingOn(closes: readonly number[], shown: readonly number[] = []): readonly PixelCandle[] {
  return closes.slice(1).map((close, k) => {
    const open = closes[k]!;
    const [from, to] = k === 2 && shown.length === 2 ? [shown[0]!, shown[1]!] : [open, close];
    return candle(k, [Math.min(open, close) - 40, from, to, Math.max(open, close) + 40]);
  });
}

const ALL = Array<boolean>(8).fill(true);

it('takes a flat body far from where its neighbours end for none where prices go on', () => {
  const line = goingOn([50, 60, 40, 41, 60, 50, 70, 55, 65], [70, 71]);
  expect(ownBodies(line, ALL, 8)).toStrictEqual(ALL.with(2, false));
  expect(withUnseenBodies(line, ownBodies(line, ALL, 8), 8)[2]).toMatchObject({ bodyTopY: 40, bodyBottomY: 41 });
});

it('keeps a flat body near these ends, a high one, one whose neighbours end apart, and any where prices jump', () => {
  expect(ownBodies(goingOn([50, 60, 40, 41, 60, 50, 70, 55, 65], [43, 44]), ALL, 8)).toStrictEqual(ALL);
  expect(ownBodies(goingOn([50, 60, 40, 41, 60, 50, 70, 55, 65], [70, 78]), ALL, 8)).toStrictEqual(ALL);
  expect(ownBodies(goingOn([50, 60, 40, 46, 60, 50, 70, 55, 65], [70, 71]), ALL, 8)).toStrictEqual(ALL);
  const jumping = ALL.map((_, k) => candle(k, [10, 20 + 9 * k, 21 + 9 * k, 90]));
  expect(ownBodies(jumping, ALL, 8)).toStrictEqual(ALL);
});
