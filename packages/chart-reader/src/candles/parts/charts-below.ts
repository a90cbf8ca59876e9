import { type Area, type ChartPart, NARROWEST_PART_PX, partOf } from './chart-part.ts';
import { chartsBeside } from './charts-beside.ts';
import { findSeams } from './find-seams.ts';
import { isPaneOf, sharesColumns } from './is-pane-of.ts';
import type { Problem } from '../../chart-reading.ts';
import type { PixelCandle } from '../field/candle-field.ts';

/** Lines that so many candles cross, by at least as many pixels on both sides, are drawn in a chart, no border of it. */
const CROSSING_CANDLES = 2;
const CROSSING_PX = 2;

/** Curves and columns of an indicator that look like candles look like such. */
const OF_INDICATORS: ReadonlySet<Problem> = new Set(['same-fill', 'hidden-bodies', 'few-candles']);

/** Rows of a part of a picture, the last not included. */
interface Strip {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The charts of a part of a picture one below the other, as windows and tiles are set, from top to bottom; where there is but the one that was found in it,
 * that, or those that stand side by side under one menu. Each begins where the chart above it ends, so that titles and menus over a chart belong to it. Of panes
 * that share their columns the uppermost is answered: it has the prices.
 */
export function chartsBelow(part: ChartPart): readonly ChartPart[] {
  const strips = stripsOf(part);
  const own = strips.find((strip) => holdsAll(strip, part.field.candles));
  const others = (strips.length < 2 ? [] : strips.filter((strip) => strip !== own))
    .map((strip) => ({ strip, charts: chartsBeside(areaOf(strip, part)) }))
    .filter(({ charts }) => charts.some((chart) => isAnother(chart, part)));
  const beside = own === undefined ? [] : [{ strip: own, charts: besideIn(own, part) }];
  const shown = [...others, ...beside].toSorted((a, b) => a.strip.top - b.strip.top);
  if (others.length === 0 || shown.length < 2) return beside[0]?.charts ?? [part];
  const charts = shown.flatMap(({ strip, charts }, i) => {
    if (charts.length > 1) return charts;
    const top = shown[i - 1]?.strip.bottom ?? 0;
    const bottom = i === shown.length - 1 ? part.picture.height : strip.bottom;
    return chartsBeside(areaOf({ top, bottom }, part));
  });
  if (charts.length === 0) return [part];
  return charts.filter((chart, i) => !charts.slice(0, i).some((upper) => isPaneOf(chart, upper)));
}

/** The charts side by side in the strip that one was found in, which its menus run above; that one where there is no other. */
function besideIn(strip: Strip, part: ChartPart): readonly ChartPart[] {
  if (strip.bottom - strip.top === part.picture.height) return [part];
  return chartsBeside(areaOf(strip, part), part);
}

/** Whether a chart found in a strip is one beside the chart of all strips together, no piece or pane of it, nor an indicator. */
function isAnother(chart: ChartPart, whole: ChartPart): boolean {
  if (chart.field.problems.some((problem) => OF_INDICATORS.has(problem))) return false;
  return sharesColumns(chart, whole) && !(chart.topPx > lowestOf(whole) && isPaneOf(chart, whole));
}

function lowestOf({ topPx, field }: ChartPart): number {
  return topPx + Math.max(...field.candles.map(({ lowY }) => lowY));
}

/** What lies between the seams of a part, as far as it is high enough for a chart. */
function stripsOf({ picture, field }: ChartPart): readonly Strip[] {
  const borders = findSeams(picture, 'rows').filter((y) => !isCrossed(y, field.candles));
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

function areaOf(strip: Strip, part: ChartPart): Area {
  return partOf(part, { left: 0, right: part.picture.width, ...strip });
}
