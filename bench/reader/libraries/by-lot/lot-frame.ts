import { scaleLinear, scaleLog } from 'd3-scale';
import type { TimedCandle } from '@pipsight/fixtures';
import type { LibraryChart } from '../library-chart.ts';
import type { LotLook } from './lot-look.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A chart with the look that was drawn for it. */
export type LotChart = LibraryChart & { readonly lot: LotLook };

/** Where the parts of a chart drawn by lot stand, in CSS pixels. */
export interface LotFrame {
  readonly plot: Place;
  readonly volumePane: Place | null;
  readonly overview: Place | null;
  /** Bars shown, and which of the chart's is the first of them. */
  readonly bars: readonly TimedCandle[];
  readonly from: number;
  /** Middle of a bar shown. */
  readonly columnOf: (place: number) => number;
  readonly rowOf: (price: number) => number;
  /** Prices that labels stand at. */
  readonly labelled: readonly number[];
}

/** The nearest places that labels may stand at, as a share of their height. */
const LABEL_ROOM = 2.2;

export function lotFrame(chart: LotChart): LotFrame {
  const { lot, fontPx, widthPx, heightPx } = chart;
  const { around, labels, scale, header } = lot;
  const sidePx =
    fontPx * (6.2 + (labels.prefix.length + labels.suffix.length) * 0.6) + (labels.title === null ? 0 : fontPx * 1.6);
  const edgePx = around.marginPx;
  const left = labels.sides.includes('left') ? sidePx : edgePx;
  const right = labels.sides.includes('right') ? sidePx : edgePx;
  const outside = header.place === 'inside' ? 0 : header.lines.length * header.titlePx * 1.4;
  const top = edgePx + outside + (around.legend === 'above' ? fontPx * 1.8 : 0);
  const timePx = around.timeLabels === null ? 8 : around.timeLabels === 'turned' ? fontPx * 4.2 : fontPx * 2.2;
  const wholePx = heightPx - top - timePx - edgePx / 2;
  const overviewPx = around.overview === null ? 0 : Math.max(24, wholePx * 0.12);
  const panePx = around.volume === 'pane' ? wholePx * 0.18 : 0;
  const plot = { x: left, y: top, w: widthPx - left - right, h: wholePx - overviewPx - panePx };
  const columns = columnsOf(chart, plot);
  const from = chart.bars.length - columns.length;
  const bars = chart.bars.slice(from);
  const lowest = Math.min(...bars.map(({ low }) => low));
  const highest = Math.max(...bars.map(({ high }) => high));
  const ends = chart.log ? scaleLog() : scaleLinear();
  const rowOf = ends
    .domain([lowest, highest])
    .range([plot.y + plot.h * (1 - scale.below), plot.y + plot.h * scale.above]);
  const bottom = rowOf.invert(plot.y + plot.h);
  const ceiling = rowOf.invert(plot.y);
  const count = Math.max(3, Math.min(12, Math.floor(plot.h / Math.max(fontPx * LABEL_ROOM, scale.roomPx))));
  const labelled = scale.uneven
    ? Array.from({ length: count }, (_, at) => rowOf.invert(plot.y + (plot.h * (at + 0.5)) / count))
    : scaleLinear().domain([bottom, ceiling]).ticks(count);
  const below = plot.y + plot.h;
  return {
    plot,
    volumePane: panePx === 0 ? null : { x: plot.x, y: below + 6, w: plot.w, h: panePx - 6 },
    overview: overviewPx === 0 ? null : { x: plot.x, y: below + panePx + timePx, w: plot.w, h: overviewPx - 4 },
    bars,
    from,
    columnOf: (place) => plot.x + columns[place]!,
    rowOf: (price) => rowOf(price),
    // Labels that nearly touch on a logarithmic scale are left out by those who draw them.
    labelled: labelled.filter(
      (price, at) => at === 0 || Math.abs(rowOf(price) - rowOf(labelled[at - 1]!)) > fontPx * 1.3,
    ),
  };
}

/** Middles of the bars that fit, from the left edge of the plot. */
function columnsOf({ bars, lot, pitchPx }: LotChart, { w }: Place): number[] {
  const { gaps } = lot.candle;
  const columns: number[] = [];
  for (let place = 0; place < bars.length; place++) {
    const skipped = gaps === null ? 0 : Math.floor(place / gaps.every) * gaps.cells;
    const x = (place + skipped + 0.5) * pitchPx;
    if (x + pitchPx / 2 > w) break;
    columns.push(x);
  }
  return columns;
}
