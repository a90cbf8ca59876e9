import { isGrainy } from '../../picture/is-photograph.ts';
import type { Picture } from '../../picture/picture.ts';
import { type ChartPart, chartIn, inAllColumns, largestFirst, partOf, severalCharts } from './chart-part.ts';
import { chartsBelow, chartsInStrips } from './charts-below.ts';
import { chartsBeside, goesOnAcross } from './charts-beside.ts';
import { readUnderDialogs } from '../read-candle-field.ts';
import { panelEdges } from './panel-edges.ts';
import { uppermostPane } from './uppermost-pane.ts';

/**
 * Finds the candles or OHLC bars of price charts from pixels alone; none if the picture shows none. Where it shows several charts side by
 * side or one below the other, each is answered by itself, the largest first, never a mix, all with the problem `several-charts`. What is full of grain
 * was photographed, with no dialog over it.
 *
 * Heights are as `readCandleField` explains.
 */
export function findChartParts(picture: Picture): readonly ChartPart[] {
  const area = { picture, leftPx: 0, topPx: 0 };
  const beside = chartsBeside(area);
  const charts = (beside.length === 0 ? chartsInStrips(area) : beside.flatMap(chartsBelow)).map(uppermostPane);
  // Panes that share their columns are answered once.
  const areSeveral = charts.length > 1 || charts.some((chart) => chart.picture.height < picture.height);
  if (areSeveral) return severalCharts(charts);
  const covered = charts.length === 0 && !isGrainy(picture) ? readUnderDialogs(picture) : null;
  return covered === null ? charts : [{ ...area, field: covered }];
}

/** Panels looked into, the larger side of the longest edges: each costs a reading. */
const MOST_PANELS = 3;

/**
 * The same in panels of a picture that shows no chart with prices as a whole, one after the other: letters of a list beside a chart stand as evenly as
 * candles, and colours of a page hide those of a card on it. Each comes in its panel and then in all columns of the picture, since the line of its axis may
 * be the panel's edge. An edge that candles of the whole go on across is a line of a grid. A photograph, which is edges all over, has no panels.
 *
 * @param found the charts of the picture as a whole
 */
export function* findChartsInPanels(picture: Picture, found: readonly ChartPart[]): Generator<ChartPart> {
  if (isGrainy(picture)) return;
  const { width, height } = picture;
  for (const x of panelEdges(picture).slice(0, MOST_PANELS)) {
    if (found.some((part) => goesOnAcross(x, part))) continue;
    const columns = x >= width / 2 ? { left: 0, right: x } : { left: x, right: width };
    const panel = partOf({ picture, leftPx: 0, topPx: 0 }, { ...columns, top: 0, bottom: height });
    const charts = largestFirst(chartIn(panel).flatMap(chartsBelow));
    yield* charts;
    yield* charts.map((chart) => inAllColumns(picture, chart));
  }
}
