import { type ChartScore, PRINTED_FIELDS } from './score-chart.ts';

/** What the bench judges, in the order it is reported. */
export const MEASURES = [
  'chart',
  'axis',
  'axis1px',
  'candles',
  'narrowCandles',
  'direction',
  'lastPrice',
  'symbol',
  'timeframe',
  'unprinted',
  'sound',
] as const;
export type Measure = (typeof MEASURES)[number];

/** How often something was right, of how many, in how many pictures. */
export interface Count {
  readonly right: number;
  readonly of: number;
  readonly pictures: number;
}

/** Counts of every measure over a group of pictures. They add up: those of two groups are those of both together. */
export type Tally = Readonly<Record<Measure, Count>>;

/** An axis this far off has prices that look right and are not. */
const MISREAD_PX = 3;
/** Bodies closer together are judged apart from all others, and those closer than the first not at all. */
const NARROW_PITCHES_PX = [3, 5] as const;

/** Judges a group of pictures. */
export function tallyOf(scores: readonly ChartScore[]): Tally {
  const withAxis = scores.filter(({ axisPrinted }) => axisPrinted);
  const [narrowest, wide] = NARROW_PITCHES_PX;
  const matched = scores.flatMap(({ candles }) => candles ?? []);
  const unprinted = scores.flatMap((score) =>
    PRINTED_FIELDS.filter((field) => score[field] !== null && !score.printed[field]).map((field) => score[field]),
  );
  return {
    chart: countOf(scores, ({ chartTold }) => chartTold),
    axis: countOf(withAxis, (score) => within(1.5, score)),
    axis1px: countOf(withAxis, (score) => within(1, score)),
    candles: candleCount(scores, (pitchPx) => pitchPx >= wide),
    narrowCandles: candleCount(scores, (pitchPx) => pitchPx >= narrowest && pitchPx < wide),
    direction: {
      right: sum(matched, 'directionRight'),
      of: sum(matched, 'directionKnown'),
      pictures: matched.filter(({ directionKnown }) => directionKnown > 0).length,
    },
    lastPrice: printedCount(scores, 'lastPrice'),
    symbol: printedCount(scores, 'symbol'),
    timeframe: printedCount(scores, 'timeframe'),
    unprinted: {
      right: unprinted.filter((verdict) => verdict === 'right').length,
      of: unprinted.length,
      pictures: unprinted.length,
    },
    sound: countOf(scores, (score) => !isConfidentlyWrong(score)),
  };
}

/** An axis that is far off or made up, or a symbol that is not the one printed: worse than reading nothing. */
export function isConfidentlyWrong({ axisErrorPx, symbol }: ChartScore): boolean {
  return (axisErrorPx !== null && axisErrorPx > MISREAD_PX) || symbol === 'wrong';
}

/** The counts of all groups together. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const total = (measure: Measure): Count => ({
    right: sum(
      tallies.map((tally) => tally[measure]),
      'right',
    ),
    of: sum(
      tallies.map((tally) => tally[measure]),
      'of',
    ),
    pictures: sum(
      tallies.map((tally) => tally[measure]),
      'pictures',
    ),
  });
  return {
    chart: total('chart'),
    axis: total('axis'),
    axis1px: total('axis1px'),
    candles: total('candles'),
    narrowCandles: total('narrowCandles'),
    direction: total('direction'),
    lastPrice: total('lastPrice'),
    symbol: total('symbol'),
    timeframe: total('timeframe'),
    unprinted: total('unprinted'),
    sound: total('sound'),
  };
}

/** The share that was right; null where there was nothing to judge. */
export function shareOf({ right, of }: Count): number | null {
  return of === 0 ? null : right / of;
}

function within(px: number, { axisErrorPx, scaleTold }: ChartScore): boolean {
  return axisErrorPx !== null && axisErrorPx <= px && scaleTold !== false;
}

/** Twice the right ones of all read and all true together: the share is their F1. Only where all true ones are known. */
function candleCount(scores: readonly ChartScore[], isPitch: (pitchPx: number) => boolean): Count {
  const judged = scores.flatMap(({ candles, pitchPx }) =>
    candles?.complete === true && pitchPx !== null && isPitch(pitchPx) ? [candles] : [],
  );
  return {
    right: 2 * sum(judged, 'right'),
    of: sum(judged, 'read') + sum(judged, 'expected'),
    pictures: judged.length,
  };
}

function printedCount(scores: readonly ChartScore[], field: (typeof PRINTED_FIELDS)[number]): Count {
  return countOf(
    scores.filter((score) => score[field] !== null && score.printed[field]),
    (score) => score[field] === 'right',
  );
}

function countOf<T>(items: readonly T[], isRight: (item: T) => boolean): Count {
  return { right: items.filter(isRight).length, of: items.length, pictures: items.length };
}

function sum<Field extends string>(items: readonly Readonly<Record<Field, number>>[], field: Field): number {
  return items.reduce((total, item) => total + item[field], 0);
}
