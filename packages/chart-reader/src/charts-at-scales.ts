import type { Span } from './axis/columns/likely-columns.ts';
import { scaleColumns } from './axis/columns/scale-columns.ts';
import {
  chartInRest,
  chartOfEach,
  type ChartPart,
  NARROWEST_PART_PX,
  partOf,
  severalCharts,
} from './candles/parts/chart-part.ts';
import { candleRows } from './candles/field/candle-rows.ts';
import { isPriced } from './candles/parts/is-priced.ts';

/** Scales are at least as wide, and candles no higher than letters may be theirs. */
const NARROWEST_SCALE_PX = 25;
const LETTER_PX = 20;
/** Air round a scale. */
const MARGIN_PX = 8;
/** Candles on each side of a scale that parts two charts. */
const FEWEST_CANDLES = 6;
/** Share of the width of a chart that another one beside it has at least. */
const LEAST_SHARE = 0.5;

/** Columns between two charts, and those of the first candle of the one and of the last of the other. */
interface Between extends Span {
  readonly first: number;
  readonly last: number;
  /** Whether the other chart was found by itself. */
  readonly isOther: boolean;
}

/**
 * Two charts side by side that nothing but a scale parts, on a page of one colour, the larger first; none where there is but one. A chart whose candles go on
 * behind a column of numbers is two, and so is one beside which there is another that has its own.
 */
export function chartsAtScales(whole: ChartPart): readonly ChartPart[] {
  const { picture } = whole;
  const rows = { top: 0, bottom: picture.height };
  for (const between of placesBetween(whole)) {
    const cut = cutAt(whole, between);
    if (cut === null) continue;
    const charts = chartOfEach(whole, [
      { left: 0, right: cut, ...rows },
      { left: cut, right: picture.width, ...rows },
    ]);
    if (charts.length > 0) return severalCharts(charts);
  }
  return [];
}

function* placesBetween(whole: ChartPart): Generator<Between> {
  const { candles } = whole.field;
  const [first, last] = [candles[0]!.x, candles.at(-1)!.x];
  yield* lowStretches(whole).map((stretch) => ({ ...stretch, first, last, isOther: false }));
  for (const other of chartsBeside(whole)) {
    const [start, end] = [other.field.candles[0]!.x + other.leftPx, other.field.candles.at(-1)!.x + other.leftPx];
    if (start > last) yield { left: last, right: start, first, last: end, isOther: true };
    else yield { left: end, right: first, first: start, last, isOther: true };
  }
}

/**
 * Columns among the candles of a chart, wide enough for a scale, where candles are no higher than letters or none stand. Some of their places are empty: round a scale is air,
 * and its letters have another pitch.
 */
function lowStretches({ field: { candles, pitchPx } }: ChartPart): readonly Span[] {
  const among = candles.slice(FEWEST_CANDLES, -FEWEST_CANDLES);
  const high = [...among.keys()].filter((place) => among[place]!.lowY - among[place]!.highY > LETTER_PX);
  return high.slice(1).flatMap((place, i) => {
    const [left, right] = [among[high[i]!]!.x, among[place]!.x];
    const isFull = place - high[i]! >= Math.round((right - left) / pitchPx);
    return isFull || right - left < NARROWEST_SCALE_PX ? [] : [{ left, right }];
  });
}

/** Charts found by themselves behind the last candle of a chart and before the first. */
function chartsBeside(whole: ChartPart): readonly ChartPart[] {
  const { picture, field } = whole;
  const [first, last] = [field.candles[0]!.x, field.candles.at(-1)!.x];
  const leastPx = Math.max(NARROWEST_PART_PX, LEAST_SHARE * (last - first));
  return [
    { left: Math.ceil(last + field.pitchPx), right: picture.width },
    { left: 0, right: Math.floor(first - field.pitchPx) },
  ]
    .filter(({ left, right }) => right - left >= leastPx)
    .flatMap((columns) => chartInRest(partOf(whole, { ...columns, top: 0, bottom: picture.height })))
    .filter(isPriced);
}

/**
 * The column that parts two charts; null where no scales tell that there are two. One column of numbers between them is the scale of the chart before it, or that of the one
 * behind it where the one before has its own at its left and the other none at its right; where there is none, both have theirs at the outside.
 */
function cutAt(whole: ChartPart, { left, right, first, last, isOther }: Between): number | null {
  const rows = candleRows(whole);
  const scalesIn = (from: number, to: number): readonly Span[] =>
    scaleColumns(whole.picture, { left: from, right: to, ...rows });
  const [one, another] = scalesIn(left - MARGIN_PX, right + MARGIN_PX);
  if (one === undefined && !isOther) return null;
  if (one !== undefined && another !== undefined) return Math.round((one.right + another.left) / 2);
  const isAtLeft = scalesIn(0, first + MARGIN_PX).length > 0;
  const isAtRight = scalesIn(last - MARGIN_PX, whole.picture.width).length > 0;
  if (one === undefined) return isAtLeft && isAtRight ? Math.round((left + right) / 2) : null;
  return isAtLeft && !isAtRight ? one.left - 1 : one.right + 1;
}
