import {
  type Area,
  type ChartPart,
  chartIn,
  chartInRest,
  largestFirst,
  NARROWEST_PART_PX,
  partOf,
  WIDEST_BORDER_PX,
  hasSamePitch,
} from './chart-part.ts';
import type { CandleField, PixelCandle } from '../field/candle-field.ts';
import { areNeighbours } from '../field/are-neighbours.ts';
import { findSeams } from './find-seams.ts';

/** Candles of one pitch on both sides of a seam belong to one chart unless so many would have room between them. */
const LEAST_GAP_CANDLES = 4;
/** So many upright lines that cut one chart are a grid's. */
const FEWEST_CUTS = 2;
/** So many candles on either side of a seam, each right behind the one before, show that a chart goes on across it. */
const FEWEST_ACROSS = 3;
/** How far from the middle of a candle a line is that hides it, in pitches. */
const MOST_ASIDE = 0.35;
/** How far from the middle of a candle a line is that runs through its body, in widths of that: one that ends a picture cuts it off. */
const MOST_WITHIN = 0.25;
/** So many other gaps as wide as one at a line show that nothing else than the line lies in it. */
const FEWEST_USUAL = 3;
/** How far from a whole number of steps candles of one chart may be. */
const IN_STEP = 0.15;

/** Columns of an area, the last not included. */
interface Part {
  readonly left: number;
  readonly right: number;
}

/**
 * The charts of an area that stand side by side, from left to right, each from the seam before it to the next part as wide as a chart; where it shows but
 * one, what was found in the area as a whole, and none where it shows none.
 *
 * @param whole the chart of the area as a whole, which may reach further up and down
 * @param seams columns of the area that may part charts
 */
export function chartsBeside(
  area: Area,
  whole: ChartPart | undefined = chartIn(area)[0],
  seams: readonly number[] = findSeams(area.picture, 'columns'),
): readonly ChartPart[] {
  const borders = seams.filter((x) => whole === undefined || !goesOnAcross(x + area.leftPx, whole));
  const parts = partsOf(area, borders);
  const holder = parts.find((part) => whole !== undefined && holdsAll(area, part, whole));
  const readIn = holder === undefined ? chartIn : chartInRest;
  const others =
    parts.length < 2 ? [] : parts.filter((part) => part !== holder).flatMap((part) => readIn(areaOf(part, area)));
  const held = others.length === 0 || holder === undefined ? [] : chartIn(areaOf(holder, area));
  const charts = [...others, ...held].toSorted((a, b) => a.leftPx - b.leftPx);
  const apart = piecesTogether(charts, seams.length - borders.length);
  if (apart.length > 1) return apart.flatMap((pieces) => withScale(area, pieces, parts));
  return whole === undefined ? largestFirst(charts).slice(0, 1) : [whole];
}

/** What lies between borders of an area, as far as it is wide enough for a chart. */
function partsOf({ picture }: Area, borders: readonly number[]): readonly Part[] {
  const ends = [0, ...borders, picture.width];
  return ends
    .slice(1)
    .map((right, i) => ({ left: ends[i]!, right }))
    .filter(({ left, right }) => right - left >= NARROWEST_PART_PX);
}

/**
 * Whether candles follow each other from one side of a column of the picture to the other, without a gap but for one that a line in that column hides, or
 * the column runs through one that follows others: between two charts lie a border and margins.
 */
export function goesOnAcross(column: number, { leftPx, field: { candles, pitchPx } }: ChartPart): boolean {
  const next = candles.findIndex(({ x }) => x + leftPx > column);
  const around = next < FEWEST_ACROSS ? [] : candles.slice(next - FEWEST_ACROSS, next + FEWEST_ACROSS);
  if (around.length < 2 * FEWEST_ACROSS) return false;
  const isWithin = ({ x, widthPx }: PixelCandle): boolean => Math.abs(x + leftPx - column) <= MOST_WITHIN * widthPx;
  // Prices stand between the candles of one chart and the next.
  const follows = (index: number): boolean =>
    index > 1 && [index - 1, index].every((i) => areNeighbours(around[i - 1]!, around[i]!, pitchPx));
  if (around.some((candle, index) => isWithin(candle) && follows(index))) return true;
  if (isUsualGap(candles, next, pitchPx)) return true;
  return around.slice(1).every((candle, i) => {
    const before = around[i]!;
    const isCut = i + 1 === FEWEST_ACROSS && isBetween(column - leftPx, before.x, candle.x, pitchPx);
    return isCut || areNeighbours(before, candle, pitchPx);
  });
}

/** Whether the gap before a candle is one of those that the chart has elsewhere as well, such as weekends leave on an axis of days. */
function isUsualGap(candles: readonly PixelCandle[], next: number, pitchPx: number): boolean {
  const stepsTo = (index: number): number => (candles[index]!.x - candles[index - 1]!.x) / pitchPx;
  const steps = Math.round(stepsTo(next));
  if (steps < 2 || steps > LEAST_GAP_CANDLES) return false;
  const isAlike = (_: PixelCandle, index: number): boolean => index > 0 && Math.abs(stepsTo(index) - steps) <= IN_STEP;
  return isAlike(candles[next]!, next) && candles.filter(isAlike).length > FEWEST_USUAL;
}

/** Whether just one candle has room between two, and it is in a column. */
function isBetween(column: number, before: number, after: number, pitchPx: number): boolean {
  const isOneMissing = Math.abs((after - before) / pitchPx - 2) <= IN_STEP;
  return isOneMissing && Math.abs(column - (before + after) / 2) <= MOST_ASIDE * pitchPx;
}

/** Whether all candles of a chart stand in a part of an area. */
function holdsAll({ leftPx: areaLeftPx }: Area, { left, right }: Part, { leftPx, field }: ChartPart): boolean {
  return field.candles.every(({ x }) => x + leftPx >= areaLeftPx + left && x + leftPx < areaLeftPx + right);
}

/** A part of an area in all its rows. */
function areaOf(part: Part, area: Area): Area {
  return partOf(area, { ...part, top: 0, bottom: area.picture.height });
}

/** Charts from left to right, pieces of one in a list of their own; so many lines more are known to run through one of them. */
function piecesTogether(charts: readonly ChartPart[], lines: number): readonly (readonly ChartPart[])[] {
  const cuts = lines + charts.slice(1).filter((chart, i) => !areApart(charts[i]!, chart, false)).length;
  const apart: ChartPart[][] = [];
  for (const chart of charts) {
    const before = apart.at(-1);
    if (before === undefined || areApart(before.at(-1)!, chart, cuts >= FEWEST_CUTS)) apart.push([chart]);
    else before.push(chart);
  }
  return apart;
}

/** A chart with what is too narrow for another one behind it, such as its price scale, as far as the next part. */
function withScale(area: Area, pieces: readonly ChartPart[], parts: readonly Part[]): readonly ChartPart[] {
  const first = pieces[0]!;
  const last = pieces.at(-1)!;
  const end = last.leftPx + last.picture.width - area.leftPx;
  const right = parts.find((part) => part.left >= end)?.left ?? area.picture.width;
  const own = partOf(area, { left: first.leftPx - area.leftPx, top: 0, right, bottom: area.picture.height });
  return pieces.length === 1 ? [{ ...own, field: first.field }] : chartIn(own);
}

/** Whether candles are found at twice the pitch of others, which few ones in a narrow piece may have between them. */
function isTwice({ pitchPx }: CandleField, other: CandleField): boolean {
  return hasSamePitch({ pitchPx }, { pitchPx: 2 * other.pitchPx });
}

/**
 * Whether two charts side by side are two, not one that upright lines cut. Between lines may lie a piece too narrow to be looked at: then candles
 * that go on behind it as if it were filled are of one chart, as they are where other lines are known to cut it: those of a grid.
 */
function areApart(a: ChartPart, b: ChartPart, isGrid: boolean): boolean {
  const { pitchPx } = a.field;
  if (!hasSamePitch(a.field, b.field) && !isTwice(a.field, b.field) && !isTwice(b.field, a.field)) return true;
  const stepsApart = (b.leftPx + b.field.candles[0]!.x - (a.leftPx + a.field.candles.at(-1)!.x)) / pitchPx;
  const areNeighbours = b.leftPx - (a.leftPx + a.picture.width) <= WIDEST_BORDER_PX;
  const goesOn = Math.abs(stepsApart - Math.round(stepsApart)) <= IN_STEP;
  return stepsApart > LEAST_GAP_CANDLES && ((areNeighbours && !isGrid) || !goesOn);
}
