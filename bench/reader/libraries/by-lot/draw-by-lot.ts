import type { LibraryChart, LibraryGeometry } from '../library-chart.ts';
import {
  drawLotGround,
  drawLotHeader,
  drawLotLegend,
  drawLotOverview,
  drawLotStudies,
  drawLotTooltip,
  drawLotVolume,
} from './draw-lot-around.ts';
import { drawLotAxes, drawLotGrid, drawLotLastPrice } from './draw-lot-axis.ts';
import { drawLotCandles, lotRows, lotWickX } from './draw-lot-candles.ts';
import { lotFrame } from './lot-frame.ts';
import type { PageTools } from '../page-tools.ts';

/** An SVG in a look that follows no library, whatever was drawn for it. @throws Error if the chart has no look. */
export function drawByLot(
  chart: LibraryChart,
  probes: readonly number[],
  tools: PageTools,
): { svg: string; geometry: LibraryGeometry } {
  const { lot } = chart;
  if (lot === undefined) throw new Error(`${chart.id} has no look`);
  const looked = { ...chart, lot };
  const frame = lotFrame(looked);
  const grid = drawLotGrid(looked, frame);
  const lastRow = frame.rowOf(frame.bars.at(-1)!.close);
  const parts = [
    ...drawLotGround(looked, frame),
    ...(lot.lines.grid?.over === false ? grid : []),
    ...drawLotVolume(looked, frame),
    ...drawLotCandles(looked, frame),
    ...(lot.lines.grid?.over === true ? grid : []),
    ...drawLotStudies(looked, frame, tools),
    ...drawLotAxes(looked, frame, tools),
    ...drawLotOverview(looked, frame),
    ...(chart.lastPrice ? drawLotLastPrice(looked, frame, lastRow) : []),
    ...drawLotHeader(looked, frame),
    ...drawLotLegend(looked, frame),
    ...drawLotTooltip(looked, frame),
  ];
  const size = `width="${chart.widthPx}" height="${chart.heightPx}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${chart.fontFamily}" style="position:absolute;left:0;top:0">${parts.join('')}</svg>`,
    geometry: {
      plot: frame.plot,
      probeYs: probes.map((price) => frame.rowOf(price)),
      pitchPx: chart.pitchPx,
      candles: frame.bars.map((bar, place) => ({
        index: frame.from + place,
        x: lotWickX(looked, frame.columnOf(place)),
        rows: lotRows(looked, frame, bar),
      })),
      lastPriceY: chart.lastPrice ? lastRow : null,
      lastPriceIndex: frame.from + frame.bars.length - 1,
    },
  };
}
