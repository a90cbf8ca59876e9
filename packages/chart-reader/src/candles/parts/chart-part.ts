import { isGrainy } from '../../picture/is-photograph.ts';
import type { PixelRegion } from '../../ink/pixel-region.ts';
import { regionPixels } from '../../ink/region-pixels.ts';
import type { Picture } from '../../picture/picture.ts';
import { smoothPicture } from '../../picture/smooth-picture.ts';
import type { CandleField } from '../field/candle-field.ts';
import { candleRows } from '../field/candle-rows.ts';
import { readCandleField } from '../read-candle-field.ts';

/** A part of a picture, and where in the picture it begins. */
export interface Area {
  readonly picture: Picture;
  readonly leftPx: number;
  readonly topPx: number;
}

/** A chart and the part of the picture that shows it: the whole picture where it shows one chart. */
export interface ChartPart extends Area {
  /** In pixels of the part. */
  readonly field: CandleField;
}

/** Narrower and lower parts of a picture are scroll bars, toolbars, price scales and panes of indicators. */
export const NARROWEST_PART_PX = 160;

/** Windows are at most this far from each other, and the edges of a border. */
export const WIDEST_BORDER_PX = 32;

/** Steps between candles that differ by less are one pitch, measured twice. */
const SAME_PITCH = 0.02;

/** Whether two charts have one pitch. */
export function hasSamePitch(a: Pick<CandleField, 'pitchPx'>, b: Pick<CandleField, 'pitchPx'>): boolean {
  return Math.abs(a.pitchPx - b.pitchPx) <= SAME_PITCH * a.pitchPx;
}

/** A part of an area. */
export function partOf({ picture, leftPx, topPx }: Area, cut: PixelRegion): Area {
  return { picture: regionPixels(picture, cut), leftPx: leftPx + cut.left, topPx: topPx + cut.top };
}

/**
 * The chart of an area that shows one, or none. Grain and stripes of a photographed screen are smoothed away before candles are looked for; texts keep
 * theirs, which have thinner lines.
 */
export function chartIn(area: Area): readonly ChartPart[] {
  return chartOf(area, false);
}

/** The same beside a chart that was found: another one is in figures of one colour as it is, and most areas there are lists and buttons, which are seen through at once by that. */
export function chartInRest(area: Area): readonly ChartPart[] {
  return chartOf(area, true);
}

function chartOf(area: Area, ofFigures: boolean): readonly ChartPart[] {
  const { picture } = area;
  const field = readCandleField(isGrainy(picture) ? smoothPicture(picture) : picture, ofFigures);
  return field === null ? [] : [{ ...area, field }];
}

/** A chart in all columns of the picture that it is a part of: its prices and its title may stand outside of the part. */
export function inAllColumns(whole: Picture, { picture, leftPx, topPx, field }: ChartPart): ChartPart {
  const rows = { left: 0, right: whole.width, top: topPx, bottom: topPx + picture.height };
  const candles = field.candles.map((candle) => ({ ...candle, x: candle.x + leftPx }));
  const pane = { ...field.pane, x: field.pane.x + leftPx };
  return { ...partOf({ picture: whole, leftPx: 0, topPx: 0 }, rows), field: { ...field, candles, pane } };
}

/** How far the panes of two findings of one chart lie from each other at most, pixels. */
const SAME_PANE_PX = 1;

/** Whether two parts of a picture show the same columns and rows of it. */
export function isSameArea(one: Area, other: Area): boolean {
  const isPlaced = one.leftPx === other.leftPx && one.topPx === other.topPx;
  return isPlaced && one.picture.width === other.picture.width && one.picture.height === other.picture.height;
}

/** Whether two parts of a picture show the same columns and rows of it, and in them as many candles in one pane. */
export function isSamePart(one: ChartPart, other: ChartPart): boolean {
  const paneOf = ({ field: { pane } }: ChartPart) => [pane.x, pane.y, pane.w, pane.h];
  const areNear = (a: readonly number[], b: readonly number[], mostPx: number): boolean =>
    a.every((value, i) => Math.abs(value - b[i]!) <= mostPx);
  return (
    one.field.candles.length === other.field.candles.length &&
    isSameArea(one, other) &&
    areNear(paneOf(one), paneOf(other), SAME_PANE_PX)
  );
}

/** Charts by the area that their candles fill. */
export function largestFirst(charts: readonly ChartPart[]): readonly ChartPart[] {
  return charts.toSorted((a, b) => filledArea(b) - filledArea(a));
}

/** Charts of one picture, the largest first, each with the problem that there are several. */
export function severalCharts(charts: readonly ChartPart[]): readonly ChartPart[] {
  return largestFirst(charts).map(({ field, ...part }) => ({
    ...part,
    field: { ...field, problems: ['several-charts', ...field.problems] },
  }));
}

/** The charts of an area's parts, where each of them shows one; none otherwise. */
export function chartOfEach(area: Area, cuts: readonly PixelRegion[]): readonly ChartPart[] {
  const charts = cuts.flatMap((cut) => chartIn(partOf(area, cut)));
  return charts.length === cuts.length ? charts : [];
}

function filledArea(chart: ChartPart): number {
  const { candles } = chart.field;
  const { top, bottom } = candleRows(chart);
  return (candles.at(-1)!.x - candles[0]!.x) * (bottom - top);
}
