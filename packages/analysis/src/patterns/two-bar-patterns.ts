import type { Candle } from '@pipsight/trading';
import type { CandlePattern } from './candle-pattern.ts';
import {
  body,
  bodyBottom,
  BODY_DOJI,
  BODY_LONG,
  BODY_SHORT,
  bodyTop,
  colour,
  EQUAL,
  measured,
  type Measure,
} from './candle-measures.ts';

const pair = (name: string, taLib: string, detect: CandlePattern['detect'], lookback = 11): CandlePattern => ({
  name,
  taLib,
  span: 2,
  lookback,
  detect,
});

/** How far a piercing line or dark cloud must close into the body before. */
const HALF = 0.5;

/** Two-bar patterns as TA-Lib defines them. */
export const TWO_BAR_PATTERNS: readonly CandlePattern[] = [
  pair('Engulfing', 'CDLENGULFING', engulfing, 2),
  pair('Harami', 'CDLHARAMI', (c, at) => harami(c, at, BODY_SHORT)),
  pair('Harami cross', 'CDLHARAMICROSS', (c, at) => harami(c, at, BODY_DOJI)),
  pair('Piercing line', 'CDLPIERCING', (c, at) => {
    const [before, bar] = [c[at - 1]!, c[at]!];
    return colour(before) === -1 &&
      colour(bar) === 1 &&
      isLong(c, at - 1) &&
      isLong(c, at) &&
      bar.open < before.low &&
      bar.close < before.open &&
      bar.close > before.close + HALF * body(before)
      ? 1
      : 0;
  }),
  pair('Dark cloud cover', 'CDLDARKCLOUDCOVER', (c, at) => {
    const [before, bar] = [c[at - 1]!, c[at]!];
    return colour(before) === 1 &&
      colour(bar) === -1 &&
      isLong(c, at - 1) &&
      bar.open > before.high &&
      bar.close > before.open &&
      bar.close < before.close - HALF * body(before)
      ? -1
      : 0;
  }),
  pair('Doji star', 'CDLDOJISTAR', (c, at) => {
    const [before, bar] = [c[at - 1]!, c[at]!];
    if (!isLong(c, at - 1) || body(bar) > measured(c, at, BODY_DOJI)) return 0;
    if (colour(before) === 1) return bodyBottom(bar) > bodyTop(before) ? -1 : 0;
    return bodyTop(bar) < bodyBottom(before) ? 1 : 0;
  }),
  pair('Homing pigeon', 'CDLHOMINGPIGEON', (c, at) => {
    const [before, bar] = [c[at - 1]!, c[at]!];
    return colour(before) === -1 &&
      colour(bar) === -1 &&
      isLong(c, at - 1) &&
      body(bar) <= measured(c, at, BODY_SHORT) &&
      bar.open < before.open &&
      bar.close > before.close
      ? 1
      : 0;
  }),
  pair(
    'Matching low',
    'CDLMATCHINGLOW',
    (c, at) => {
      const [before, bar] = [c[at - 1]!, c[at]!];
      const near = measured(c, at - 1, EQUAL);
      return colour(before) === -1 && colour(bar) === -1 && Math.abs(bar.close - before.close) <= near ? 1 : 0;
    },
    6,
  ),
];

function isLong(candles: readonly Candle[], at: number): boolean {
  return body(candles[at]!) > measured(candles, at, BODY_LONG);
}

function engulfing(candles: readonly Candle[], at: number): 1 | 0 | -1 {
  const [before, bar] = [candles[at - 1]!, candles[at]!];
  const side = colour(bar);
  if (colour(before) === side) return 0;
  // One end may be level with the body before, not both.
  const past = (bar.close - before.open) * side;
  const behind = (before.close - bar.open) * side;
  return past >= 0 && behind >= 0 && past + behind > 0 ? side : 0;
}

function harami(candles: readonly Candle[], at: number, small: Measure): 1 | 0 | -1 {
  const [before, bar] = [candles[at - 1]!, candles[at]!];
  if (!isLong(candles, at - 1) || body(bar) > measured(candles, at, small)) return 0;
  const inside = bodyTop(bar) <= bodyTop(before) && bodyBottom(bar) >= bodyBottom(before);
  return inside ? (colour(before) === 1 ? -1 : 1) : 0;
}
