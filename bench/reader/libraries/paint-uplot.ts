import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Plot {
  readonly ctx: CanvasRenderingContext2D;
  readonly bbox: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  valToPos(value: number, scale: string, canvasPixels?: boolean): number;
}
declare const uPlot: new (options: object, data: readonly unknown[], element: HTMLElement) => Plot;
declare const tools: PageTools;

/** Draws with uPlot, which leaves the candles to a draw hook, as its users write it. */
export async function paintUplot({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours, density } = chart;
  const { bars, from } = tools.lastBars(chart, chart.widthPx - 9 * chart.fontPx);
  const averages = tools.averages(chart, from);
  const left = chart.axisSide === 'left';
  const widthPx = Math.max(1, Math.round(chart.pitchPx * 0.7 * density));
  const last = bars.at(-1)!.close;
  const drawCandles = (plot: Plot): void => {
    const { ctx } = plot;
    const row = (price: number): number => plot.valToPos(price, 'y', true);
    ctx.save();
    for (const [index, bar] of bars.entries()) {
      const x = plot.valToPos(index, 'x', true);
      const colour = bar.close >= bar.open ? colours.up : colours.down;
      const stroke = Math.max(1, Math.round(density));
      ctx.fillStyle = colour;
      ctx.fillRect(x - stroke / 2, row(bar.high), stroke, row(bar.low) - row(bar.high));
      const top = row(Math.max(bar.open, bar.close));
      const bodyPx = Math.max(stroke, row(Math.min(bar.open, bar.close)) - top);
      if (chart.candles === 'bars') {
        ctx.fillRect(x - widthPx / 2, row(bar.open) - stroke / 2, widthPx / 2, stroke);
        ctx.fillRect(x, row(bar.close) - stroke / 2, widthPx / 2, stroke);
        continue;
      }
      ctx.fillRect(x - widthPx / 2, top, widthPx, bodyPx);
      const empty = chart.candles === 'hollow' || (chart.candles === 'hollow-up' && bar.close > bar.open);
      if (empty && bodyPx > 2 * stroke && widthPx > 2 * stroke) {
        ctx.fillStyle = colours.background;
        ctx.fillRect(x - widthPx / 2 + stroke, top + stroke, widthPx - 2 * stroke, bodyPx - 2 * stroke);
      }
    }
    if (chart.lastPrice) {
      const y = Math.round(row(last));
      const edge = left ? plot.bbox.left : plot.bbox.left + plot.bbox.width;
      ctx.strokeStyle = colours.text;
      ctx.setLineDash([4 * density, 4 * density]);
      ctx.beginPath();
      ctx.moveTo(plot.bbox.left, y);
      ctx.lineTo(plot.bbox.left + plot.bbox.width, y);
      ctx.stroke();
      ctx.font = `${chart.fontPx * density}px ${chart.fontFamily}`;
      const text = tools.price(chart, last);
      const boxPx = ctx.measureText(text).width + 8 * density;
      const heightPx = (chart.fontPx + 6) * density;
      ctx.fillStyle = bars.at(-1)!.close >= bars.at(-1)!.open ? colours.up : colours.down;
      ctx.fillRect(left ? edge - boxPx : edge, y - heightPx / 2, boxPx, heightPx);
      ctx.fillStyle = '#ffffff';
      ctx.textAlign = 'left';
      ctx.textBaseline = 'middle';
      ctx.fillText(text, (left ? edge - boxPx : edge) + 4 * density, y);
    }
    ctx.restore();
  };
  const lows = Math.min(...bars.map(({ low }) => low));
  const highs = Math.max(...bars.map(({ high }) => high));
  const room = 0.06 * (highs - lows);
  const axis = {
    stroke: colours.text,
    font: `${chart.fontPx}px ${chart.fontFamily}`,
    grid: { show: chart.grid, stroke: colours.grid, width: 1 },
    ticks: { show: chart.grid, stroke: colours.grid, width: 1 },
  };
  const values = (_: unknown, prices: readonly (number | null)[]): (string | null)[] =>
    prices.map((price) => (price === null ? null : tools.price(chart, price)));
  const element = tools.box(0, 0, chart.widthPx, chart.heightPx);
  element.style.background = colours.background;
  element.style.color = colours.text;
  element.style.font = `${chart.fontPx}px ${chart.fontFamily}`;
  const drawn = new uPlot(
    {
      width: chart.widthPx,
      height: chart.heightPx - (chart.title === null ? 0 : 34),
      legend: { show: false },
      cursor: { show: false },
      ...(chart.title === null ? {} : { title: chart.title }),
      scales: {
        x: { time: false, range: [-1, bars.length + 1] },
        y: { distr: chart.log ? 3 : 1, log: 2, range: [lows - room, highs + room] },
      },
      axes: [
        {
          ...axis,
          values: (_: unknown, places: readonly number[]) =>
            places.map((place) => (bars[place] ? tools.time(chart, bars[place].timeMs) : '')),
        },
        { ...axis, side: left ? 3 : 1, size: chart.fontPx * 6, values },
      ],
      series: [
        {},
        { paths: () => null, points: { show: false } },
        ...averages.map(({ colour }) => ({
          stroke: colour,
          width: 1,
          points: { show: false },
        })),
      ],
      hooks: { draw: [drawCandles] },
    },
    [bars.map((_, index) => index), bars.map(({ close }) => close), ...averages.map(({ values }) => values)],
    element,
  );
  await tools.frames(3);
  const within = element.getBoundingClientRect();
  const onPage = drawn.ctx.canvas.getBoundingClientRect();
  const canvas = { left: onPage.left - within.left, top: onPage.top - within.top };
  const rowOf = (price: number): number => canvas.top + drawn.valToPos(price, 'y', true) / density;
  const { bbox } = drawn;
  return {
    plot: {
      x: canvas.left + bbox.left / density,
      y: canvas.top + bbox.top / density,
      w: bbox.width / density,
      h: bbox.height / density,
    },
    probeYs: probes.map(rowOf),
    candles: bars.map((_, index) => ({
      index: from + index,
      x: canvas.left + drawn.valToPos(index, 'x', true) / density,
    })),
    lastPriceY: chart.lastPrice ? rowOf(last) : null,
  };
}
