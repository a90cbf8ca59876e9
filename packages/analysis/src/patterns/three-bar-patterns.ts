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
  FAR,
  lowerShadow,
  measured,
  type Measure,
  NEAR,
  SHADOW_VERY_SHORT,
  upperShadow,
} from './candle-measures.ts';

const triple = (name: string, taLib: string, detect: CandlePattern['detect'], lookback = 12): CandlePattern => ({
  name,
  taLib,
  span: 3,
  lookback,
  detect,
});

/** How far the last bar of a star must close into the body of the first. */
const STAR_PENETRATION = 0.3;

/** Three-bar patterns as TA-Lib defines them. */
export const THREE_BAR_PATTERNS: readonly CandlePattern[] = [
  triple('Morning star', 'CDLMORNINGSTAR', (c, at) => (star(c, at, 1, BODY_SHORT) ? 1 : 0)),
  triple('Evening star', 'CDLEVENINGSTAR', (c, at) => (star(c, at, -1, BODY_SHORT) ? -1 : 0)),
  triple('Morning doji star', 'CDLMORNINGDOJISTAR', (c, at) => (star(c, at, 1, BODY_DOJI) ? 1 : 0)),
  triple('Evening doji star', 'CDLEVENINGDOJISTAR', (c, at) => (star(c, at, -1, BODY_DOJI) ? -1 : 0)),
  triple('Three white soldiers', 'CDL3WHITESOLDIERS', threeWhiteSoldiers),
  triple('Three black crows', 'CDL3BLACKCROWS', threeBlackCrows, 13),
  triple('Three inside', 'CDL3INSIDE', threeInside),
  triple('Three outside', 'CDL3OUTSIDE', threeOutside, 3),
];

/** A long bar, a small one whose body stands off beyond it, and a bar back into the first. */
function star(candles: readonly Candle[], at: number, side: 1 | -1, small: Measure): boolean {
  const [first, middle, last] = [candles[at - 2]!, candles[at - 1]!, candles[at]!];
  const stoodOff = side === 1 ? bodyTop(middle) < bodyBottom(first) : bodyBottom(middle) > bodyTop(first);
  return (
    colour(first) === -side &&
    colour(last) === side &&
    stoodOff &&
    body(first) > measured(candles, at - 2, BODY_LONG) &&
    body(middle) <= measured(candles, at - 1, small) &&
    body(last) > measured(candles, at, BODY_SHORT) &&
    (last.close - first.close) * side > STAR_PENETRATION * body(first)
  );
}

function threeWhiteSoldiers(candles: readonly Candle[], at: number): 1 | 0 {
  const bars = [at - 2, at - 1, at];
  const closeOnHigh = bars.every(
    (bar) => colour(candles[bar]!) === 1 && upperShadow(candles[bar]!) < measured(candles, bar, SHADOW_VERY_SHORT),
  );
  const advancing = [at - 1, at].every((bar) => {
    const [before, now] = [candles[bar - 1]!, candles[bar]!];
    return (
      now.close > before.close &&
      now.open > before.open &&
      now.open <= before.close + measured(candles, bar - 1, NEAR) &&
      body(now) > body(before) - measured(candles, bar - 1, FAR)
    );
  });
  return closeOnHigh && advancing && body(candles[at]!) > measured(candles, at, BODY_SHORT) ? 1 : 0;
}

function threeBlackCrows(candles: readonly Candle[], at: number): 0 | -1 {
  const bars = [at - 2, at - 1, at];
  const closeOnLow = bars.every(
    (bar) => colour(candles[bar]!) === -1 && lowerShadow(candles[bar]!) < measured(candles, bar, SHADOW_VERY_SHORT),
  );
  const declining = [at - 1, at].every((bar) => {
    const [before, now] = [candles[bar - 1]!, candles[bar]!];
    return now.close < before.close && now.open < before.open && now.open > before.close;
  });
  const before = candles[at - 3]!;
  return closeOnLow && declining && colour(before) === 1 && before.high > candles[at - 2]!.close ? -1 : 0;
}

function threeInside(candles: readonly Candle[], at: number): 1 | 0 | -1 {
  const [first, middle, last] = [candles[at - 2]!, candles[at - 1]!, candles[at]!];
  const side = colour(first) === 1 ? -1 : 1;
  const inside = bodyTop(middle) < bodyTop(first) && bodyBottom(middle) > bodyBottom(first);
  const sizes =
    body(first) > measured(candles, at - 2, BODY_LONG) && body(middle) <= measured(candles, at - 1, BODY_SHORT);
  return inside && sizes && colour(last) === side && (last.close - first.open) * side > 0 ? side : 0;
}

function threeOutside(candles: readonly Candle[], at: number): 1 | 0 | -1 {
  const [first, middle, last] = [candles[at - 2]!, candles[at - 1]!, candles[at]!];
  const side = colour(middle);
  const engulfed = (middle.close - first.open) * side > 0 && (first.close - middle.open) * side > 0;
  return colour(first) !== side && engulfed && (last.close - middle.close) * side > 0 ? side : 0;
}
