import {
  type Area,
  chartInRest,
  type ChartPart,
  hasSamePitch,
  isSameArea,
  NARROWEST_PART_PX,
  partOf,
  WIDEST_BORDER_PX,
} from './chart-part.ts';
import { candleRows } from '../field/candle-rows.ts';
import { chartsBeside } from './charts-beside.ts';
import { findSeams } from './find-seams.ts';
import { isPaneOf, sharesColumns } from './is-pane-of.ts';
import { isPieceOf } from './is-piece-of.ts';
import { isFew, isPriced } from './is-priced.ts';
import { isGrainy } from '../../picture/is-photograph.ts';
import type { PixelCandle } from '../field/candle-field.ts';

/** Lines that so many candles cross, by at least as many pixels on both sides, are drawn in a chart, no border of it. */
const CROSSING_CANDLES = 2;
const CROSSING_PX = 2;

/** So many lines stand between the candles of a row of charts, at most: borders, and edges of their price scales. */
const MOST_BORDERS = 5;

/** Rows of a part of a picture, the last not included. */
interface Strip {
  readonly top: number;
  readonly bottom: number;
}

/** A strip with the charts that stand side by side in it. */
interface ShownStrip {
  readonly strip: Strip;
  readonly charts: readonly ChartPart[];
}

/**
 * The charts of a part of a picture one below the other, as windows and tiles are set, from top to bottom; where there is but the one that was found in it,
 * that, or those that stand side by side under one menu. Each begins where the chart above it ends, so that titles and menus over a chart belong to it, and no others. Of panes
 * that share their columns the uppermost is answered: it has the prices.
 */
export function chartsBelow(part: ChartPart): readonly ChartPart[] {
  const strips = stripsOf(part, part.field.candles);
  const own = strips.find((strip) => holdsAll(strip, part.field.candles));
  // What a chart reaches into may show another one that was read as a piece of it; beside it another is in figures of one colour as it is.
  const { top, bottom } = candleRows(part);
  const isBeside = (strip: Strip): boolean => own !== undefined || strip.bottom <= top || strip.top >= bottom;
  const rest = strips.filter((strip) => strip !== own);
  const found = strips.length < 2 ? [] : chartsIn(rest, part, isBeside);
  const others = found.filter(({ charts }) => charts.some((chart) => isAnother(chart, part)));
  const beside = own === undefined ? [] : [{ strip: own, charts: besideIn(own, part) }];
  // A seam may run through a chart that there are others beside.
  const pieces = own === undefined ? found.filter(({ charts }) => charts.some((chart) => isPieceOf(chart, part))) : [];
  const shown = [...others, ...beside, ...pieces].toSorted((a, b) => a.strip.top - b.strip.top);
  if (others.length === 0 || shown.length < 2) return beside[0]?.charts ?? [part];
  const charts = inFull(shown, part);
  return charts.length === 0 ? [part] : charts;
}

/**
 * The same in an area that shows no chart as a whole: a toolbar above windows set side by side hides where they part, and windows side by side hide each other's
 * candles. None in one full of grain, whose seams are there by chance.
 */
export function chartsInStrips(area: Area): readonly ChartPart[] {
  if (isGrainy(area.picture)) return [];
  const strips = stripsOf(area, []).filter(({ top, bottom }) => bottom - top < area.picture.height);
  const shown = chartsIn(strips, area, () => false).filter(({ charts }) => charts.some(isPriced));
  // One with all that is above and below it is the area, which shows none.
  return shown.length < 2 ? [] : inFull(shown, area);
}

function chartsIn(strips: readonly Strip[], area: Area, isBesideOne: (strip: Strip) => boolean): readonly ShownStrip[] {
  return strips.map((strip) => ({ strip, charts: chartsOf(areaOf(strip, area), isBesideOne(strip)) }));
}

/** The charts of a strip; most strips beside a chart that was found are buttons and lists. */
function chartsOf(strip: Area, isBesideOne: boolean): readonly ChartPart[] {
  if (!isBesideOne) return chartsBeside(strip);
  const whole = chartInRest(strip)[0];
  return whole === undefined ? [] : chartsBeside(strip, whole);
}

/** Charts with their titles and menus above them; of panes the uppermost. */
function inFull(shown: readonly ShownStrip[], area: Area): readonly ChartPart[] {
  const charts = shown.flatMap(({ strip, charts }, i) => {
    if (charts.length > 1) return charts;
    const top = shown[i - 1]?.strip.bottom ?? 0;
    const bottom = i === shown.length - 1 ? area.picture.height : strip.bottom;
    const full = areaOf({ top, bottom }, area);
    return charts.some((chart) => isSameArea(chart, full)) ? charts : chartsBeside(full);
  });
  return charts.filter((chart, i) => !charts.slice(0, i).some((upper) => isPaneOf(chart, upper)));
}

/**
 * The charts side by side in the strip that one was found in, which its menus run above; that one where there is no other. Lines that part its candles alone are a grid's
 * where all that is found between them is candles of that one.
 */
function besideIn(strip: Strip, part: ChartPart): readonly ChartPart[] {
  const area = areaOf(strip, part);
  const apart = area.picture.height === part.picture.height ? [part] : chartsBeside(area, part);
  const among = apart.length > 1 ? [] : seamsAmong(part);
  const charts = among.length === 0 ? apart : chartsBeside(area, part, among);
  const isPiece = (chart: ChartPart): boolean => hasSamePitch(chart.field, part.field) && isPieceOf(chart, part);
  return charts.every(isPiece) ? apart : charts;
}

/**
 * Columns that part the rows of a chart's candles, with some on either side: toolbars of a window may run above and below several charts. None where so many do
 * that they are a grid's.
 */
function seamsAmong(chart: ChartPart): readonly number[] {
  const { top, bottom } = candleRows(chart);
  const rows = { top: Math.floor(top), bottom: Math.ceil(bottom) };
  const [first, last] = [chart.field.candles[0]!.x, chart.field.candles.at(-1)!.x];
  const seams = findSeams(areaOf(rows, chart).picture, 'columns').filter((x) => x > first && x < last);
  const lines = seams.filter((x, i) => i === 0 || x - seams[i - 1]! > WIDEST_BORDER_PX);
  return lines.length > MOST_BORDERS ? [] : seams;
}

/** Whether a chart found in a strip is one beside the chart of all strips together, no piece or pane of it, nor an indicator. */
function isAnother(chart: ChartPart, whole: ChartPart): boolean {
  if (!isPriced(chart) || (isFew(chart) && !isAbove(chart, whole))) return false;
  return (
    sharesColumns(chart, whole) &&
    !isPieceOf(chart, whole) &&
    !(chart.topPx > lowestOf(whole) && isPaneOf(chart, whole))
  );
}

function isAbove(chart: ChartPart, whole: ChartPart): boolean {
  return chart.topPx + chart.picture.height <= whole.topPx + candleRows(whole).top;
}

function lowestOf(chart: ChartPart): number {
  return chart.topPx + candleRows(chart).bottom;
}

/** What lies between the seams of a part, as far as it is high enough for a chart. */
function stripsOf({ picture }: Area, candles: readonly PixelCandle[]): readonly Strip[] {
  const borders = findSeams(picture, 'rows').filter((y) => !isCrossed(y, candles));
  const ends = [0, ...borders, picture.height];
  return ends
    .slice(1)
    .map((bottom, i) => ({ top: ends[i]!, bottom }))
    .filter(({ top, bottom }) => bottom - top >= NARROWEST_PART_PX);
}

function isCrossed(y: number, candles: readonly PixelCandle[]): boolean {
  const crossing = candles.filter(({ highY, lowY }) => highY <= y - CROSSING_PX && lowY >= y + CROSSING_PX);
  return crossing.length >= CROSSING_CANDLES;
}

function holdsAll({ top, bottom }: Strip, candles: readonly PixelCandle[]): boolean {
  return candles.every(({ highY, lowY }) => highY >= top && lowY <= bottom);
}

function areaOf(strip: Strip, area: Area): Area {
  return partOf(area, { left: 0, right: area.picture.width, ...strip });
}
