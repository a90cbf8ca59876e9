import type { ChartView } from '../chart-view.ts';
import { standingSwings } from '../structure/swings.ts';
import { roundNumbersIn } from './round-numbers-in.ts';

/** A price that something measured on a chart gives. */
export interface MeasuredLevel {
  readonly price: number;
  /** `swing low`, `top of the bullish order block`; with the timeframe before it on another chart than the entry's. */
  readonly words: string;
  /** Whether a price near it needs no other reason: something that stands out, not one of many. */
  readonly isStrong: boolean;
}

const EMAS = ['ema20', 'ema50', 'ema200'] as const;

/** Everything measured on a chart that a plan's price may rest on, in no order. */
export function measuredLevels(view: ChartView, name = ''): MeasuredLevel[] {
  const { structure, series, price } = view;
  const { candles, closedCount } = series;
  const level = (at: number, words: string, isStrong = true): MeasuredLevel => ({
    price: at,
    words: `${name}${words}`,
    isStrong,
  });
  const swings = standingSwings(structure.swings, closedCount);
  const { range } = structure;
  const lows = candles.map(({ low }) => low);
  const highs = candles.map(({ high }) => high);
  return [
    level(price, 'current price', false),
    ...swings.map((swing) => level(swing.price, `swing ${swing.kind}`)),
    ...structure.levels.map((key) => level(key.price, key.price > price ? 'resistance' : 'support')),
    ...structure.zones
      .filter(({ invalidatedAt, filledAt }) => invalidatedAt === null && filledAt === null)
      .flatMap(({ kind, side, top, bottom }) => {
        const zone = `${side} ${kind === 'order-block' ? 'order block' : 'fair value gap'}`;
        return [
          level(top, `top of the ${zone}`),
          level(bottom, `bottom of the ${zone}`),
          level((top + bottom) / 2, `middle of the ${zone}`, false),
        ];
      }),
    ...structure.pools
      .filter(({ invalidatedAt }) => invalidatedAt === null)
      .map((pool) => level(pool.price, `equal ${pool.kind}s`)),
    ...structure.sweeps.slice(-2).map((sweep) => level(sweep.extreme, 'extreme of the sweep')),
    ...(range
      ? [
          level(range.high, 'high of the dealing range'),
          level(range.low, 'low of the dealing range'),
          level((range.high + range.low) / 2, 'middle of the dealing range', false),
        ]
      : []),
    ...view.shapes.flatMap(({ name: shape, target, breakPrice }) => [
      ...(target === null ? [] : [level(target, `target of the ${shape.toLowerCase()}`, false)]),
      ...(breakPrice === null ? [] : [level(breakPrice, `neckline of the ${shape.toLowerCase()}`, false)]),
    ]),
    ...EMAS.flatMap((ema) => {
      const value = series[ema][closedCount - 1] ?? null;
      return value === null ? [] : [level(value, ema.toUpperCase().replace('EMA', 'EMA '), false)];
    }),
    level(Math.max(...highs), 'highest price of the chart'),
    level(Math.min(...lows), 'lowest price of the chart'),
    ...roundNumbersIn(Math.min(...lows), Math.max(...highs), view.atr).map((at) => level(at, 'round number', false)),
  ];
}
