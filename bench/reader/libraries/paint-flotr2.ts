import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Axis {
  d2p(value: number): number;
}
interface Graph {
  readonly axes: { readonly x: Axis; readonly y: Axis };
  readonly plotOffset: { readonly left: number; readonly top: number };
  readonly plotWidth: number;
  readonly plotHeight: number;
}
declare const Flotr: { draw(element: HTMLElement, series: readonly object[], options: object): Graph };
declare const tools: PageTools;

/**
 * Draws with Flotr2 in canvas, labels in HTML: outlines around half-clear bodies, as it comes. It draws candles one CSS
 * pixel lower than its axis has them, and rounds their wicks and bars up to whole ones.
 */
export async function paintFlotr2({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours } = chart;
  const left = chart.axisSide === 'left';
  const { bars, from } = tools.lastBars(chart, chart.widthPx - 8 * chart.fontPx);
  const last = bars.at(-1)!;
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const rising = bars.map(({ open, close }) => close >= open);
  const plain = { shadowSize: 0, yaxis: left ? 1 : 2 };
  const candles = (up: boolean): object => ({
    data: bars.flatMap(({ open, high, low, close }, place) =>
      rising[place] === up ? [[place, open, high, low, close]] : [],
    ),
    // Grid lines are those of its first axis alone, which something has to use.
    yaxis: left || !up ? 1 : 2,
    candles: {
      show: true,
      barcharts: chart.candles === 'bars',
      fill: chart.candles === 'hollow' ? false : !(up && chart.candles === 'hollow-up'),
      upFillColor: colours.up,
      downFillColor: colours.down,
    },
  });
  const yAxis = {
    min: low - 0.06 * (high - low),
    max: high + 0.06 * (high - low),
    noTicks: Math.max(5, Math.round(chart.heightPx / (5 * chart.fontPx))),
    tickFormatter: (price: string) => tools.price(chart, Number(price)),
  };
  const timeStep = Math.ceil((bars.length * 8 * chart.fontPx) / chart.widthPx);
  const volumePx = chart.volume ? Math.round(chart.heightPx * 0.2) : 0;
  // Letters of its labels are a step of CSS, a sixth, smaller than those of the element it draws in.
  const font = `${chart.fontPx * 1.2}px ${chart.fontFamily}`;
  /** It sets the place of its element itself, so that has to stand in another. */
  const boxIn = (x: number, y: number, w: number, h: number): HTMLDivElement => {
    const element = document.createElement('div');
    element.style.cssText = `width:${w}px;height:${h}px;color:${colours.text};font:${font}`;
    tools.box(x, y, w, h).append(element);
    return element;
  };
  const look = {
    resolution: chart.density,
    grid: {
      color: colours.text,
      tickColor: colours.grid,
      outlineWidth: 1,
      // Room for the box of the last price.
      labelMargin: 8,
      verticalLines: chart.grid,
      horizontalLines: chart.grid,
    },
  };
  const xAxis = { min: -0.5, max: bars.length - 0.5 };
  const drawn = Flotr.draw(
    boxIn(0, 0, chart.widthPx, chart.heightPx - volumePx),
    [
      candles(true),
      candles(false),
      ...tools.averages(chart, from).map(({ colour, values }) => ({
        ...plain,
        data: values.flatMap((value, place) => (value === null ? [] : [[place, value]])),
        color: colour,
        lines: { show: true, lineWidth: 1 },
      })),
      ...(chart.lastPrice
        ? [
            {
              ...plain,
              data: [
                [-0.5, last.close],
                [bars.length - 0.5, last.close],
              ],
              color: colours.text,
              lines: { show: true, lineWidth: 1 },
            },
          ]
        : []),
    ],
    {
      ...look,
      ...(chart.title === null ? {} : { title: chart.title }),
      xaxis: {
        ...xAxis,
        ticks: bars.flatMap(({ timeMs }, place) =>
          place % timeStep === 0 ? [[place, tools.time(chart, timeMs)]] : [],
        ),
      },
      yaxis: { ...yAxis, showLabels: left },
      y2axis: { ...yAxis, showLabels: !left },
    },
  );
  const plot = { x: drawn.plotOffset.left, y: drawn.plotOffset.top, w: drawn.plotWidth, h: drawn.plotHeight };
  const rowOf = (price: number): number => plot.y + drawn.axes.y.d2p(price);
  if (chart.volume) {
    Flotr.draw(
      boxIn(plot.x - 1, chart.heightPx - volumePx, plot.w + 2, volumePx),
      [true, false].map((up) => ({
        data: bars.flatMap(({ volume }, place) => (rising[place] === up ? [[place, volume]] : [])),
        bars: { show: true, barWidth: 0.6, shadowSize: 0, lineWidth: 1 },
        color: up ? colours.up : colours.down,
        shadowSize: 0,
      })),
      {
        ...look,
        xaxis: { ...xAxis, showLabels: false },
        yaxis: { min: 0, max: 1.1 * Math.max(...bars.map(({ volume }) => volume)), showLabels: false },
      },
    );
  }
  if (chart.lastPrice) {
    const [price, y] = [last.close, rowOf(last.close)];
    tools.priceBox(chart, { plot, price, y, ground: colours.text, ink: colours.background });
  }
  await tools.frames(2);
  /** Where it begins or ends a wick, or draws the stroke of a bar. */
  const whole = (price: number): number => plot.y + Math.floor(drawn.axes.y.d2p(price) + 1);
  const bodyRow = (price: number): number => (chart.candles === 'bars' ? whole(price) : rowOf(price) + 1);
  return {
    plot,
    probeYs: probes.map(rowOf),
    candles: bars.map(({ open, high, low, close }, place) => ({
      index: from + place,
      x: plot.x + Math.floor(drawn.axes.x.d2p(place)) + 0.5,
      // Without a wick under it a body reaches lower than its rounded low.
      rows: [bodyRow(open), whole(high), Math.max(whole(low), bodyRow(open), bodyRow(close)), bodyRow(close)],
    })),
    lastPriceY: chart.lastPrice ? rowOf(last.close) : null,
  };
}
