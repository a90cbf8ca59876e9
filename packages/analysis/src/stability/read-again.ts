import type { Candle } from '@pipsight/trading';
import type { ChartInput } from '../market-analysis.ts';
import { averageTrueRange } from '../series/indicators.ts';
import { seededRandom } from './seeded-random.ts';

/** Largest error of one price, in ATR. */
const PRICE_ERROR_ATR = 0.02;
/** Share of candles that a reading misses. */
const MISSED_SHARE = 0.01;

/**
 * The same chart as another picture of it might have been read: every price off by up to {@link PRICE_ERROR_ATR}, about
 * one candle in a hundred missing, the newest one caught earlier on its way. The same seed gives the same chart; it never
 * has fewer than `least` candles.
 */
export function readAgain(chart: ChartInput, seed: number, least: number): ChartInput {
  const random = seededRandom(seed);
  const { candles } = chart;
  const size = PRICE_ERROR_ATR * averageTrueRange(candles, 14).at(-1)!;
  const newest = candles.length - 1;
  let missed = 0;
  const read = candles.flatMap((candle, bar) => {
    const again = misread(candle, size, random);
    const misses = random() < MISSED_SHARE && bar < newest && candles.length - missed > least;
    if (misses) missed++;
    return misses ? [] : [again];
  });
  const share = random();
  const last = read.at(-1)!;
  const { lastPrice } = chart;
  return {
    ...chart,
    candles: [...read.slice(0, -1), earlier(last, share)],
    lastPrice: lastPrice === null ? null : last.open + (lastPrice - last.open) * share,
  };
}

function misread({ open, high, low, close }: Candle, size: number, random: () => number): Candle {
  const off = (price: number): number => price + (2 * random() - 1) * size;
  return { open: off(open), high: off(high), low: off(low), close: off(close) };
}

/** A candle after `share` of its way from the open. */
function earlier({ open, high, low, close }: Candle, share: number): Candle {
  const at = (price: number): number => open + (price - open) * share;
  return { open, high: at(high), low: at(low), close: at(close) };
}
