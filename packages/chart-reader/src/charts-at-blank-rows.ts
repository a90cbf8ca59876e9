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
import { isPaneOf } from './candles/parts/is-pane-of.ts';
import { isFew, isPriced } from './candles/parts/is-priced.ts';
import { channelDifference } from './picture/channel-difference.ts';
import type { Picture } from './picture/picture.ts';

/** Share of the height of a chart that another one above or below it has at least: lower panes are of indicators. */
const LEAST_SHARE = 0.5;
/** Air round the candles of a chart. */
const MARGIN_PX = 8;
/** Pixels of one colour differ by no more on any channel. */
const SAME_COLOUR = 8;

/** Rows of a picture, the last not included. */
interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Two charts one below the other that no line parts, on a page of one colour, the larger first; none where there is but one, or the lower is a pane of the upper. Each has
 * numbers at its side, and they part where most rows are blank.
 */
export function chartsAtBlankRows(whole: ChartPart): readonly ChartPart[] {
  const { picture } = whole;
  const columns = { left: 0, right: picture.width };
  const own = candleRows(whole);
  const leastPx = Math.max(NARROWEST_PART_PX, LEAST_SHARE * (own.bottom - own.top));
  const sides = [
    { top: Math.ceil(own.bottom + MARGIN_PX), bottom: picture.height },
    { top: 0, bottom: Math.floor(own.top - MARGIN_PX) },
  ];
  const high = sides.filter(({ top, bottom }) => bottom - top >= leastPx);
  for (const side of high.map((rows) => partOf(whole, { ...columns, ...rows }))) {
    const { width, height } = side.picture;
    if (scaleColumns(side.picture, { left: 0, right: width, top: 0, bottom: height }).length === 0) continue;
    const other = chartInRest(side).find((chart) => isAnother(chart, whole));
    if (other === undefined) continue;
    const rows = candleRows(other);
    const isBelow = side.topPx > 0;
    const cut = widestBlank(
      picture,
      isBelow ? { top: own.bottom, bottom: rows.top + side.topPx } : { top: rows.bottom, bottom: own.top },
    );
    const charts = chartOfEach(whole, [
      { ...columns, top: 0, bottom: cut },
      { ...columns, top: cut, bottom: picture.height },
    ]);
    if (charts.length > 0 && charts.every(hasScale)) return severalCharts(charts);
  }
  return [];
}

function isAnother(chart: ChartPart, whole: ChartPart): boolean {
  return isPriced(chart) && !isFew(chart) && !isPaneOf(chart, whole) && !isPaneOf(whole, chart);
}

/** Whether numbers stand left or right of a chart's candles. */
function hasScale(chart: ChartPart): boolean {
  const { picture, field } = chart;
  const { candles } = field;
  const rows = candleRows(chart);
  const sides = [
    { left: 0, right: candles[0]!.x + MARGIN_PX },
    { left: candles.at(-1)!.x - MARGIN_PX, right: picture.width },
  ];
  return sides.some((side) => scaleColumns(picture, { ...side, ...rows }).length > 0);
}

/** The middle of the most rows in a run that are of one colour each, between two; that of all where none is. */
function widestBlank({ width, rgb }: Picture, { top, bottom }: Rows): number {
  let widest = { top, bottom: top };
  let from = Math.ceil(top);
  for (let y = from; y <= bottom; y++) {
    const isBlank = y < bottom && isOneColour(rgb, y * width, width);
    if (isBlank) continue;
    if (y - from > widest.bottom - widest.top) widest = { top: from, bottom: y };
    from = y + 1;
  }
  const blank = widest.bottom > widest.top ? widest : { top, bottom };
  return Math.round((blank.top + blank.bottom) / 2);
}

function isOneColour(rgb: Uint8Array, start: number, count: number): boolean {
  for (let pixel = start + 1; pixel < start + count; pixel++)
    if (channelDifference(rgb, pixel, start) > SAME_COLOUR) return false;
  return true;
}
