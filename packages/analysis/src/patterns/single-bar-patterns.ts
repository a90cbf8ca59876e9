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
  lowerShadow,
  measured,
  NEAR,
  SHADOW_LONG,
  SHADOW_VERY_LONG,
  SHADOW_VERY_SHORT,
  upperShadow,
} from './candle-measures.ts';

type Test = (candles: readonly Candle[], at: number) => boolean;

const isDoji: Test = (candles, at) => body(candles[at]!) <= measured(candles, at, BODY_DOJI);
const hasShortBody: Test = (candles, at) => body(candles[at]!) < measured(candles, at, BODY_SHORT);
const hasLongBody: Test = (candles, at) => body(candles[at]!) > measured(candles, at, BODY_LONG);
const hasNoUpper: Test = (candles, at) => upperShadow(candles[at]!) < measured(candles, at, SHADOW_VERY_SHORT);
const hasNoLower: Test = (candles, at) => lowerShadow(candles[at]!) < measured(candles, at, SHADOW_VERY_SHORT);
const hasLongUpper: Test = (candles, at) => upperShadow(candles[at]!) > measured(candles, at, SHADOW_LONG);
const hasLongLower: Test = (candles, at) => lowerShadow(candles[at]!) > measured(candles, at, SHADOW_LONG);
const near: (candles: readonly Candle[], at: number) => number = (candles, at) => measured(candles, at, NEAR);

const single = (name: string, taLib: string, detect: CandlePattern['detect'], lookback = 10): CandlePattern => ({
  name,
  taLib,
  span: 1,
  lookback,
  detect,
});

/** One-bar patterns as TA-Lib defines them. Hammer and its kin also ask where the bar before lies. */
export const SINGLE_BAR_PATTERNS: readonly CandlePattern[] = [
  single('Doji', 'CDLDOJI', (c, at) => (isDoji(c, at) ? 1 : 0)),
  single('Dragonfly doji', 'CDLDRAGONFLYDOJI', (c, at) =>
    isDoji(c, at) && hasNoUpper(c, at) && lowerShadow(c[at]!) > measured(c, at, SHADOW_VERY_SHORT) ? 1 : 0,
  ),
  single('Gravestone doji', 'CDLGRAVESTONEDOJI', (c, at) =>
    isDoji(c, at) && hasNoLower(c, at) && upperShadow(c[at]!) > measured(c, at, SHADOW_VERY_SHORT) ? 1 : 0,
  ),
  single('Long-legged doji', 'CDLLONGLEGGEDDOJI', (c, at) =>
    isDoji(c, at) && (hasLongLower(c, at) || hasLongUpper(c, at)) ? 1 : 0,
  ),
  single('Takuri', 'CDLTAKURI', (c, at) =>
    isDoji(c, at) && hasNoUpper(c, at) && lowerShadow(c[at]!) > measured(c, at, SHADOW_VERY_LONG) ? 1 : 0,
  ),
  single(
    'Hammer',
    'CDLHAMMER',
    (c, at) =>
      hasShortBody(c, at) &&
      hasLongLower(c, at) &&
      hasNoUpper(c, at) &&
      bodyBottom(c[at]!) <= c[at - 1]!.low + near(c, at - 1)
        ? 1
        : 0,
    11,
  ),
  single(
    'Hanging man',
    'CDLHANGINGMAN',
    (c, at) =>
      hasShortBody(c, at) &&
      hasLongLower(c, at) &&
      hasNoUpper(c, at) &&
      bodyBottom(c[at]!) >= c[at - 1]!.high - near(c, at - 1)
        ? -1
        : 0,
    11,
  ),
  single(
    'Inverted hammer',
    'CDLINVERTEDHAMMER',
    (c, at) =>
      hasShortBody(c, at) && hasLongUpper(c, at) && hasNoLower(c, at) && bodyTop(c[at]!) < bodyBottom(c[at - 1]!)
        ? 1
        : 0,
    11,
  ),
  single(
    'Shooting star',
    'CDLSHOOTINGSTAR',
    (c, at) =>
      hasShortBody(c, at) && hasLongUpper(c, at) && hasNoLower(c, at) && bodyBottom(c[at]!) > bodyTop(c[at - 1]!)
        ? -1
        : 0,
    11,
  ),
  single('Marubozu', 'CDLMARUBOZU', (c, at) =>
    hasLongBody(c, at) && hasNoUpper(c, at) && hasNoLower(c, at) ? colour(c[at]!) : 0,
  ),
  single('Spinning top', 'CDLSPINNINGTOP', (c, at) => {
    const bar = c[at]!;
    return hasShortBody(c, at) && upperShadow(bar) > body(bar) && lowerShadow(bar) > body(bar) ? colour(bar) : 0;
  }),
];
