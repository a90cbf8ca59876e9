import type { Candle } from '@pipsight/trading';
import { MOST_BARS, type Case } from './replay-setups.ts';
import { simulatePlan, type Outcome } from './simulate-plan.ts';

/** Random entries that are drawn for each case. */
const DRAWS = 30;
const RANGE_BARS = 14;

/** What became of random entries like one case. */
export interface Baseline {
  readonly wins: number;
  readonly settled: number;
  /** Sum of the results of all that were filled, in R. */
  readonly netR: number;
  readonly filled: number;
}

/** Random entries matched to a case: {@link DRAWS} of them, as far as they were filled. */
export function randomEntries(one: Case, spread: number, random: () => number): Baseline {
  let [wins, settled, netR, filled] = [0, 0, 0, 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    const outcome = drawOne(one, spread, random);
    if (!outcome) continue;
    filled++;
    netR += outcome.netR ?? 0;
    if (outcome.result === 'open') continue;
    settled++;
    if (outcome.result === 'win') wins++;
  }
  return { wins, settled, netR, filled };
}

/**
 * The same order at another time: same market, side, order type and hour of the day, its distances scaled by the mean
 * range of the bars before. Drawn anew until it is filled, since only filled cases are compared.
 */
function drawOne({ series, start, plan, price }: Case, spread: number, random: () => number): Outcome | null {
  const { candles, times } = series;
  const hour = times[start]!.slice(11, 13);
  const size = meanRange(candles, start);
  for (let attempt = 0; attempt < 400; attempt++) {
    const at = MOST_BARS + Math.floor(random() * (candles.length - MOST_BARS));
    if (times[at]!.slice(11, 13) !== hour) continue;
    const scale = meanRange(candles, at) / size;
    const there = candles[at - 1]!.close;
    const moved = (planned: number): number => there + (planned - price) * scale;
    const order = { ...plan, entry: moved(plan.entry), stop: moved(plan.stop), target1: moved(plan.target1) };
    const outcome = simulatePlan(candles, at, order, spread);
    if (outcome.result !== 'unfilled') return outcome;
  }
  return null;
}

function meanRange(candles: readonly Candle[], end: number): number {
  const bars = candles.slice(end - RANGE_BARS, end);
  return bars.reduce((sum, { high, low }) => sum + high - low, 0) / bars.length;
}
