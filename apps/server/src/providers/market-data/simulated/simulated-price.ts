import { pairOf, tradingWeek } from '@pipsight/trading';
import { mix, walkValue } from './random-walk.ts';
import { SIMULATED_VALUES } from './simulated-values.ts';

/** A simulated price stands this long. */
export const TICK_MS = 5000;
const TICKS_A_DAY = 86_400_000 / TICK_MS;
const TICKS_A_WEEK = 5 * TICKS_A_DAY;
const WEEK_MS = 7 * 86_400_000;
/** No instrument is quoted with more digits. */
const SIGNIFICANT_DIGITS = 6;
/** An opening of the market; ticks are counted from it. */
const FIRST_OPENING_MS = Date.UTC(2000, 0, 2, 22);

/**
 * What a pair costs at a tick. Every code has a value that wanders around its average, and a pair's price is the ratio of
 * two of them, so that crosses agree with their majors. Null for what is no pair of known codes.
 */
export function simulatedPrices(symbol: string, seed: number): ((tick: number) => number) | null {
  const pair = pairOf(symbol);
  if (!pair) return null;
  const average = SIMULATED_VALUES[pair.base]!.usd / SIMULATED_VALUES[pair.quote]!.usd;
  const walks = [...walksOf(pair.base, seed, 1), ...walksOf(pair.quote, seed, -1)];
  return (tick) => {
    let logarithm = 0;
    for (const walk of walks) logarithm += walk.scale * walkValue(walk.seed, tick);
    return Number((average * Math.exp(logarithm)).toPrecision(SIGNIFICANT_DIGITS));
  };
}

interface Walk {
  readonly seed: number;
  /** Change of the price's logarithm for each unit of the walk. */
  readonly scale: number;
}

/** The walks that move a code's value: its own, and that of what it is pegged to. */
function walksOf(code: string, seed: number, sign: number): readonly Walk[] {
  const { dailyVolatility, peggedTo } = SIMULATED_VALUES[code]!;
  const own = { seed: seedOf(code, seed), scale: (sign * dailyVolatility) / Math.sqrt(TICKS_A_DAY) };
  return peggedTo === undefined ? [own] : [own, ...walksOf(peggedTo, seed, sign)];
}

function seedOf(code: string, seed: number): number {
  return Array.from(code).reduce((bits, letter) => mix(bits ^ letter.charCodeAt(0)), seed);
}

/** The open hours of one week. */
interface OpenHours {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
  /** The tick that stands at a moment within. Ticks count trading time alone, so a week's first follows the last of the week before. */
  readonly tickAt: (ms: number) => number;
}

/** The open hours of the week a moment belongs to; the weekend belongs to the week before it. */
export function openHoursOf(at: Date): OpenHours {
  const { opensAt, closesAt } = tradingWeek(at);
  const fromMs = opensAt.getTime();
  // Rounding takes the hour of summer time away.
  const firstTick = Math.round((fromMs - FIRST_OPENING_MS) / WEEK_MS) * TICKS_A_WEEK;
  return { fromMs, toMs: closesAt.getTime(), tickAt: (ms) => firstTick + Math.floor((ms - fromMs) / TICK_MS) };
}
