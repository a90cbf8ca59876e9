import { describe, expect, it } from 'vitest';
import type { PixelCandle } from './candle-field.ts';
import { isHeikinAshi } from './is-heikin-ashi.ts';

interface Ohlc {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Legs of seven candles up and five down, in pixels above the bottom, with swings that differ from candle to candle. */
function ordinary(count: number, gap = 0): Ohlc[] {
  let price = 100;
  return Array.from({ length: count }, (_, i) => {
    const open = price + (i % 3 === 0 ? gap : 0);
    const close = open + (i % 12 < 7 ? 1 : -1) * (6 + ((i * 7) % 11));
    price = close;
    return { open, close, high: Math.max(open, close) + (i % 5), low: Math.min(open, close) - ((i * 3) % 7) };
  });
}

function averaged(candles: readonly Ohlc[]): Ohlc[] {
  const result: Ohlc[] = [];
  for (const { open, high, low, close } of candles) {
    const before = result.at(-1);
    const averageOpen = before === undefined ? (open + close) / 2 : (before.open + before.close) / 2;
    const averageClose = (open + high + low + close) / 4;
    result.push({
      open: averageOpen,
      close: averageClose,
      high: Math.max(high, averageOpen, averageClose),
      low: Math.min(low, averageOpen, averageClose),
    });
  }
  return result;
}

/** Drawn in whole rows, eight pixels apart. */
function field(candles: readonly Ohlc[]) {
  const rowOf = (price: number): number => Math.floor(900 - price) + 0.5;
  const drawn = candles.map(({ open, high, low, close }, i): PixelCandle => ({
    x: 10 + 8 * i,
    widthPx: 5,
    highY: rowOf(high),
    bodyTopY: rowOf(Math.max(open, close)),
    bodyBottomY: rowOf(Math.min(open, close)),
    lowY: rowOf(low),
    up: close >= open,
  }));
  return { style: 'candles', candles: drawn, pitchPx: 8 } as const;
}

describe('isHeikinAshi', () => {
  it('recognises candles that open in the middle of the body before', () => {
    expect(isHeikinAshi(field(averaged(ordinary(60))))).toBe(true);
  });

  it('takes ordinary candles for ordinary, also with gaps', () => {
    expect(isHeikinAshi(field(ordinary(60)))).toBe(false);
    expect(isHeikinAshi(field(ordinary(60, -5)))).toBe(false);
  });

  it('says nothing of a few candles, or of bodies too low to tell', () => {
    expect(isHeikinAshi(field(averaged(ordinary(8))))).toBe(false);
    const low = averaged(ordinary(60)).map(({ open, high, low, close }) => ({
      open: open / 6,
      high: high / 6,
      low: low / 6,
      close: close / 6,
    }));
    expect(isHeikinAshi(field(low))).toBe(false);
  });

  it('does not compare candles with a gap between them', () => {
    const { candles, ...rest } = field(averaged(ordinary(60)));
    expect(isHeikinAshi({ ...rest, candles: candles.filter((_, i) => i % 2 === 0) })).toBe(false);
  });
});
