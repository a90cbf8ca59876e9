import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Scaler {
  readonly scaler: { getTransformerFromModel(model: Scaler): (value: number) => number };
}
interface Chart {
  readonly dim: { readonly width: number; readonly height: number };
  readonly offsets: { readonly l: number; readonly r: number; readonly t: number; readonly b: number };
  setTheme(theme: object): void;
  addAxis(name: string, options: object): void;
  addPlot(name: string, options: object): void;
  addSeries(name: string, data: readonly object[], options: object): void;
  getAxis(name: string): { getScaler(): Scaler };
  render(): void;
}
type ChartClass = new (element: HTMLElement, options: object) => Chart;
/** A kind of axis or plot, or a theme: what a chart is told to draw with. */
type Part = new (options: object) => object;
declare function require(
  names: readonly string[],
  loaded: (chart: ChartClass, ...parts: readonly Part[]) => void,
): void;
declare const tools: PageTools;

/** Draws with Dojo's charting (dojox) in SVG at fractions of pixels, with ticks of two lengths and labels in HTML. */
export async function paintDojo({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const parts = ['SimpleTheme', 'axis2d/Default', 'axis2d/Invisible', 'plot2d/Grid', 'plot2d/Candlesticks'];
  const plots = ['plot2d/OHLC', 'plot2d/Columns', 'plot2d/Lines'];
  const [ChartOf, Theme, Axis, Invisible, Grid, Candlesticks, Strokes, Columns, Lines] = await new Promise<
    readonly [ChartClass, ...Part[]]
  >((done) => {
    const names = ['Chart', ...parts, ...plots].map((name) => `dojox/charting/${name}`);
    require(names, (...loaded) => done(loaded));
  });
  const { colours } = chart;
  const left = chart.axisSide === 'left';
  const { bars, from } = tools.lastBars(chart, chart.widthPx - 9 * chart.fontPx);
  const last = bars.at(-1)!;
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const font = (weight: string, sizePx: number): string => `normal normal ${weight} ${sizePx}px ${chart.fontFamily}`;
  const drawn = new ChartOf(tools.box(0, 0, chart.widthPx, chart.heightPx), {
    ...(chart.title === null ? {} : { title: chart.title, titleGap: 12 }),
    titleFont: font('bold', chart.fontPx + 2),
    titleFontColor: colours.text,
  });
  const ground = { fill: colours.background, stroke: null };
  const line = { color: colours.text, width: 1 };
  drawn.setTheme(
    new Theme!({
      chart: ground,
      plotarea: ground,
      axis: {
        stroke: line,
        tick: { color: colours.text, font: font('normal', chart.fontPx), fontColor: colours.text, labelGap: 4 },
        majorTick: { ...line, length: 6 },
        minorTick: { ...line, length: 3 },
      },
    }),
  );
  drawn.addAxis('x', {
    type: Axis,
    min: 0.5,
    max: bars.length + 0.5,
    majorTickStep: Math.ceil((bars.length * 8 * chart.fontPx) / chart.widthPx),
    minorTicks: false,
    labelFunc: (_: string, place: number) => (bars[place - 1] ? tools.time(chart, bars[place - 1]!.timeMs) : ' '),
  });
  const leastStep = (high - low) / Math.max(5, chart.heightPx / (6 * chart.fontPx));
  const power = 10 ** Math.floor(Math.log10(leastStep));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= leastStep)!;
  drawn.addAxis('y', {
    type: Axis,
    vertical: true,
    leftBottom: left,
    // Volume stands under the candles in the same plot.
    min: low - (chart.volume ? 0.3 : 0.07) * (high - low),
    max: high + 0.07 * (high - low),
    majorTickStep: step,
    minorTickStep: step / 5,
    minorLabels: false,
    labelFunc: (_: string, price: number) => tools.price(chart, price),
  });
  const onAxes = { hAxis: 'x', vAxis: 'y' };
  const gap = chart.pitchPx * 0.15;
  // What is added first lies on top.
  if (chart.lastPrice) {
    drawn.addPlot('last', { ...onAxes, type: Lines });
    drawn.addSeries(
      'last',
      [0.5, bars.length + 0.5].map((x) => ({ x, y: last.close })),
      { plot: 'last', stroke: { ...line, style: 'Dash' } },
    );
  }
  for (const { name, colour, values } of tools.averages(chart, from)) {
    drawn.addPlot(name, { ...onAxes, type: Lines });
    drawn.addSeries(
      name,
      values.flatMap((y, place) => (y === null ? [] : [{ x: place + 1, y }])),
      { plot: name, stroke: { color: colour, width: 1.5 } },
    );
  }
  const strokes = chart.candles === 'bars';
  const fills = tools.fills(chart);
  drawn.addPlot('price', { ...onAxes, type: strokes ? Strokes : Candlesticks, gap });
  drawn.addSeries(
    'price',
    bars.map(({ open, high, low, close }) => {
      const up = close >= open;
      const colour = up ? colours.up : colours.down;
      // Candles that rise are always white: for other colours they are given as falling.
      const ends = strokes ? { open, close } : { open: Math.max(open, close), close: Math.min(open, close) };
      return { ...ends, high, low, stroke: { color: colour, width: 1 }, fill: up ? fills.up : fills.down };
    }),
    { plot: 'price' },
  );
  if (chart.volume) {
    const most = Math.max(...bars.map(({ volume }) => volume));
    drawn.addAxis('volumes', { type: Invisible, vertical: true, leftBottom: !left, min: 0, max: 5 * most });
    drawn.addPlot('volume', { hAxis: 'x', vAxis: 'volumes', type: Columns, gap });
    drawn.addSeries(
      'volume',
      bars.map(({ open, close, volume }) => ({
        y: volume,
        fill: close >= open ? colours.up : colours.down,
        stroke: null,
      })),
      { plot: 'volume' },
    );
  }
  const gridLine = { color: colours.grid, width: 1 };
  if (chart.grid) {
    drawn.addPlot('grid', { ...onAxes, type: Grid, majorHLine: gridLine, majorVLine: gridLine });
  }
  drawn.render();
  await tools.frames(2);
  const { dim, offsets } = drawn;
  const placeOn = (name: string): ((value: number) => number) => {
    const model = drawn.getAxis(name).getScaler();
    return model.scaler.getTransformerFromModel(model);
  };
  const plot = {
    x: offsets.l,
    y: offsets.t,
    w: dim.width - offsets.l - offsets.r,
    h: dim.height - offsets.t - offsets.b,
  };
  const [across, upwards] = [placeOn('x'), placeOn('y')];
  const rowOf = (price: number): number => plot.y + plot.h - upwards(price);
  /** Bodies are one pixel high at least, from their upper end down. */
  const rowsOf = ({ open, high, low, close }: (typeof bars)[number]): [number, number, number, number] => {
    const [openY, highY, lowY, closeY] = [rowOf(open), rowOf(high), rowOf(low), rowOf(close)];
    if (strokes || Math.abs(openY - closeY) >= 1) return [openY, highY, lowY, closeY];
    const bottomY = Math.min(openY, closeY) + 1;
    return [openY > closeY ? bottomY : openY, highY, Math.max(lowY, bottomY), openY > closeY ? closeY : bottomY];
  };
  if (chart.lastPrice) {
    const [price, y] = [last.close, rowOf(last.close)];
    tools.priceBox(chart, { plot, price, y, ground: colours.text, ink: colours.background });
  }
  return {
    plot,
    probeYs: probes.map(rowOf),
    candles: bars.map((bar, place) => ({ index: from + place, x: plot.x + across(place + 1), rows: rowsOf(bar) })),
    lastPriceY: chart.lastPrice ? rowOf(last.close) : null,
  };
}
