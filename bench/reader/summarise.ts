import type { CandleScore } from './score-candles.ts';
import type { ChartScore, Verdict } from './score-chart.ts';

/** Scores of a group of pictures. Shares are null where nothing was to be judged. */
export interface Summary {
  readonly group: string;
  readonly pictures: number;
  /** Share of pictures told chart or no chart rightly. */
  readonly chartTold: number | null;
  /** Share of charts whose axis was read and holds within one pixel. */
  readonly axisWithinOnePx: number | null;
  /**
   * Share of charts whose axis was read, but wrongly: off by more than three pixels somewhere. Prices that look right
   * and are not.
   */
  readonly axisMisread: number | null;
  readonly medianAxisErrorPx: number | null;
  readonly lastPrice: number | null;
  readonly symbol: number | null;
  readonly timeframe: number | null;
  readonly platform: number | null;
  /** Fields read wrongly, which is worse than not at all. */
  readonly wrongFields: number;
  /** Over all candles of the group together. */
  readonly precision: number | null;
  readonly recall: number | null;
  readonly recallInPixels: number | null;
  readonly direction: number | null;
  readonly medianMs: number | null;
}

const MISREAD_PX = 3;

/** Sums scores up. Candles are pooled: a picture with many counts more than one with few. */
export function summarise(group: string, scores: readonly ChartScore[]): Summary {
  const candles = scores.flatMap((score) => score.candles ?? []);
  const total = (of: (score: CandleScore) => number): number => candles.reduce((sum, score) => sum + of(score), 0);
  const complete = candles.filter((score) => score.complete);
  const withAxis = scores.filter(({ axisPrinted }) => axisPrinted);
  const axisErrors = scores.flatMap(({ axisErrorPx }) => axisErrorPx ?? []);
  const verdicts = scores.flatMap(({ lastPrice, symbol, timeframe, platform }) => [
    lastPrice,
    symbol,
    timeframe,
    platform,
  ]);
  return {
    group,
    pictures: scores.length,
    chartTold: ratio(scores.filter(({ chartTold }) => chartTold).length, scores.length),
    axisWithinOnePx: ratio(axisErrors.filter((error) => error <= 1).length, withAxis.length),
    axisMisread: ratio(axisErrors.filter((error) => error > MISREAD_PX).length, scores.length),
    medianAxisErrorPx: median(axisErrors),
    lastPrice: shareRight(scores.map(({ lastPrice }) => lastPrice)),
    symbol: shareRight(scores.map(({ symbol }) => symbol)),
    timeframe: shareRight(scores.map(({ timeframe }) => timeframe)),
    platform: shareRight(scores.map(({ platform }) => platform)),
    wrongFields: verdicts.filter((verdict) => verdict === 'wrong').length,
    precision: ratio(sum(complete, 'right'), sum(complete, 'read')),
    recall: ratio(
      total(({ right }) => right),
      total(({ expected }) => expected),
    ),
    recallInPixels: ratio(
      total(({ rightInPixels }) => rightInPixels),
      total(({ expected }) => expected),
    ),
    direction: ratio(
      total(({ directionRight }) => directionRight),
      total(({ directionKnown }) => directionKnown),
    ),
    medianMs: median(scores.map(({ elapsedMs }) => elapsedMs)),
  };
}

function sum(scores: readonly CandleScore[], field: 'right' | 'read'): number {
  return scores.reduce((total, score) => total + score[field], 0);
}

function shareRight(verdicts: readonly (Verdict | null)[]): number | null {
  const judged = verdicts.filter((verdict) => verdict !== null);
  return ratio(judged.filter((verdict) => verdict === 'right').length, judged.length);
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
