import type { Candle } from '@pipsight/trading';
import type { Case } from './replay-setups.ts';
import { WINDOW_BARS } from './replay-setups.ts';
import { simulatePlan } from './simulate-plan.ts';

/** Random entries that are drawn for each case. */
const DRAWS = 30;
const RANGE_BARS = 14;

/** How often random entries reached their target first, percent; null where none was settled. */
export function randomBaseline(
  cases: readonly Case[],
  spread: (c: Case) => number,
  random: () => number,
): number | null {
  let wins = 0;
  let settled = 0;
  for (const one of cases) {
    for (let draw = 0; draw < DRAWS; draw++) {
      const result = drawOne(one, spread(one), random);
      if (result === 'win') wins++;
      if (result === 'win' || result === 'loss') settled++;
    }
  }
  return settled === 0 ? null : (100 * wins) / settled;
}

/**
 * The same order at another time: same market, side, order type and hour of the day, its distances scaled by the mean
 * range of the bars before. Drawn anew until it is filled, since only filled cases are compared.
 */
function drawOne({ series, start, plan }: Case, spread: number, random: () => number): 'win' | 'loss' | null {
  const { candles, times } = series;
  const hour = times[start]!.slice(11, 13);
  const price = candles[start - 1]!.close;
  const size = meanRange(candles, start);
  for (let attempt = 0; attempt < 400; attempt++) {
    const at = WINDOW_BARS + Math.floor(random() * (candles.length - WINDOW_BARS));
    if (times[at]!.slice(11, 13) !== hour) continue;
    const scale = meanRange(candles, at) / size;
    const there = candles[at - 1]!.close;
    const moved = (planned: number): number => there + (planned - price) * scale;
    const order = { ...plan, entry: moved(plan.entry), stop: moved(plan.stop), target1: moved(plan.target1) };
    const { result } = simulatePlan(candles, at, order, spread);
    if (result === 'win' || result === 'loss') return result;
  }
  return null;
}

function meanRange(candles: readonly Candle[], end: number): number {
  const bars = candles.slice(end - RANGE_BARS, end);
  return bars.reduce((sum, { high, low }) => sum + high - low, 0) / bars.length;
}
