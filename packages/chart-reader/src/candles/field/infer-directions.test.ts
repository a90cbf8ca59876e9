import { describe, expect, it } from 'vitest';
import type { CandleField } from './candle-field.ts';
import { inferDirections } from './infer-directions.ts';

/** Candles that open where the one before closed: bodies as [top, bottom], all drawn as if they rose unless told. */
function fieldOf(bodies: readonly (readonly [number, number])[], isUp: (index: number) => boolean = () => true) {
  const candles = bodies.map(([bodyTopY, bodyBottomY], index) => {
    const up = isUp(index);
    return { x: 10 * index, widthPx: 7, highY: bodyTopY - 2, bodyTopY, bodyBottomY, lowY: bodyBottomY + 2, up };
  });
  const field: CandleField = {
    style: 'candles',
    candles,
    pitchPx: 10,
    pane: { x: 0, y: 0, w: 400, h: 300 },
    problems: [],
  };
  return field;
}

/** Two steps up and one down, each from where the last one ended. */
function walkOf(count: number) {
  let row = 200;
  return Array.from({ length: count }, (_, k) => {
    const from = row;
    row += k % 3 === 2 ? 6 : -7;
    return [Math.min(from, row), Math.max(from, row)] as const;
  });
}

describe('inferDirections', () => {
  it('joins each close to the next open where all candles look alike, and says so', () => {
    const { candles, problems } = inferDirections(fieldOf(walkOf(24)));
    expect(candles.map(({ up }) => up)).toStrictEqual(Array.from({ length: 24 }, (_, k) => k % 3 !== 2));
    expect(problems).toStrictEqual(['same-fill']);
  });

  it('does the same where bodies seem to be of two kinds that have nothing to do with how prices run', () => {
    const { candles, problems } = inferDirections(fieldOf(walkOf(48), (index) => index % 2 === 0));
    expect(candles.map(({ up }) => up)).toStrictEqual(Array.from({ length: 48 }, (_, k) => k % 3 !== 2));
    expect(problems).toStrictEqual(['same-fill']);
  });

  it('keeps directions that are told apart, few candles and those of averages as they are', () => {
    const told = fieldOf(walkOf(24), (index) => index % 3 !== 2);
    const few = fieldOf(walkOf(19));
    const averages: CandleField = { ...fieldOf(walkOf(24)), problems: ['heikin-ashi'] };
    expect([told, few, averages].map(inferDirections)).toStrictEqual([told, few, averages]);
  });
});
