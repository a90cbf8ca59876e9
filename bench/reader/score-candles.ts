import type { CandleReading } from '@pipsight/chart-reader';
import type { ExpectedCandle, ExpectedChart } from './expected-chart.ts';

/** How far a price may lie off and still count, in pixels. */
export const TOLERANCE_PX = 1.5;

export interface CandleScore {
  /** Whether the true candles known are all there are. */
  readonly complete: boolean;
  readonly expected: number;
  readonly read: number;
  /** Candles whose four prices all lie within the tolerance, by price through the true axis. */
  readonly right: number;
  /** The same by the pixels the reader reports: how well it sees, whatever its axis says. */
  readonly rightInPixels: number;
  /** Candles found at the right place across, whatever their prices. */
  readonly found: number;
  /** Of the found ones whose direction is known: those read in that direction. */
  readonly directionRight: number;
  readonly directionKnown: number;
  /** Share of what was read that is right; null if nothing was read or not all true candles are known. */
  readonly precision: number | null;
  /** Share of the true candles that were read right; null if none are known. */
  readonly recall: number | null;
  readonly f1: number | null;
}

/**
 * Compares candles one to one: each true candle with the nearest one read within half a pitch. The edge of the plot may
 * cut the candle before the first true one, which is not judged; what was read farther to the left is none.
 */
export function scoreCandles(readings: readonly CandleReading[], expected: ExpectedChart): CandleScore {
  const { candles, pitchPx, yOfPrice, candlesComplete } = expected;
  const reach = (pitchPx ?? 0) / 2;
  const firstX = (candles[0]?.x ?? 0) - reach;
  const isCut = ({ x }: CandleReading): boolean => candlesComplete && x < firstX && x >= firstX - 2 * reach;
  const read = readings.filter((candle) => !isCut(candle));
  const free = new Set(read);
  const pairs = candles.flatMap((candle) => {
    const nearest = nearestTo(candle.x, free);
    if (nearest === null || Math.abs(nearest.x - candle.x) > reach) return [];
    free.delete(nearest);
    return [{ candle, nearest }];
  });
  const known = pairs.filter(({ candle }) => candle.up !== null);
  const right =
    yOfPrice === null ? 0 : pairs.filter((pair) => agrees(pair.candle, byPrice(pair.nearest, yOfPrice))).length;
  const precision = candlesComplete && read.length > 0 ? right / read.length : null;
  const recall = candles.length > 0 ? right / candles.length : null;
  return {
    complete: candlesComplete,
    expected: candles.length,
    read: read.length,
    right,
    rightInPixels: pairs.filter((pair) => agrees(pair.candle, pair.nearest)).length,
    found: pairs.length,
    directionRight: known.filter(({ candle, nearest }) => nearest.close > nearest.open === candle.up).length,
    directionKnown: known.length,
    precision,
    recall,
    f1: harmonicMean(precision, recall),
  };
}

interface FourRows {
  readonly openY: number;
  readonly highY: number;
  readonly lowY: number;
  readonly closeY: number;
}

function byPrice(candle: CandleReading, yOfPrice: (price: number) => number): FourRows {
  return {
    openY: yOfPrice(candle.open),
    highY: yOfPrice(candle.high),
    lowY: yOfPrice(candle.low),
    closeY: yOfPrice(candle.close),
  };
}

function agrees(truth: ExpectedCandle, read: FourRows): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_PX;
  if (!near(truth.highY, read.highY) || !near(truth.lowY, read.lowY)) return false;
  if (truth.up === null) {
    const top = Math.min(read.openY, read.closeY);
    return near(truth.bodyTopY, top) && near(truth.bodyBottomY, Math.max(read.openY, read.closeY));
  }
  const openY = truth.up ? truth.bodyBottomY : truth.bodyTopY;
  const closeY = truth.up ? truth.bodyTopY : truth.bodyBottomY;
  return near(openY, read.openY) && near(closeY, read.closeY);
}

function nearestTo(x: number, candidates: ReadonlySet<CandleReading>): CandleReading | null {
  let best: CandleReading | null = null;
  for (const candidate of candidates) {
    if (best === null || Math.abs(candidate.x - x) < Math.abs(best.x - x)) best = candidate;
  }
  return best;
}

function harmonicMean(precision: number | null, recall: number | null): number | null {
  if (precision === null || recall === null) return null;
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
