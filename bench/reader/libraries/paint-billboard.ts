import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

type Scale = (value: number) => number;
interface Chart {
  readonly internal: {
    readonly scale: { readonly x: Scale; readonly y: Scale; readonly y2: Scale };
    readonly state: {
      readonly margin: { readonly left: number; readonly top: number };
      readonly width: number;
      readonly height: number;
    };
  };
}
declare const bb: { generate(options: object): Chart };
declare const tools: PageTools;

/** Draws with billboard.js, in SVG at fractions of pixels, all of it half a CSS pixel right of and under its margins. */
export async function paintBillboard({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours } = chart;
  const left = chart.axisSide === 'left';
  const { bars, from } = tools.lastBars(chart, chart.widthPx - 9 * chart.fontPx);
  const last = bars.at(-1)!;
  const element = tools.box(0, 0, chart.widthPx, chart.heightPx);
  element.id = 'billboard';
  const lastColour = last.close >= last.open ? colours.up : colours.down;
  const { background, text } = colours;
  const fills = tools.fills(chart);
  const style = document.createElement('style');
  style.textContent = `
    #billboard { background: ${background} }
    #billboard svg { font: ${chart.fontPx}px ${chart.fontFamily} }
    #billboard text { fill: ${text} }
    #billboard .bb-title { font-size: ${chart.fontPx + 4}px }
    #billboard .bb-axis path, #billboard .bb-axis line { stroke: ${text} }
    #billboard .bb-grid line { stroke: ${colours.grid} }
    #billboard .bb-candlestick.bb-value-up :is(path, line) { stroke: ${colours.up} }
    #billboard .bb-candlestick.bb-value-down :is(path, line) { stroke: ${colours.down} }
    #billboard .last-price line { stroke: ${lastColour} }`;
  document.head.append(style);
  const axis = {
    padding: { top: 12, bottom: 12 },
    tick: { format: (price: number) => tools.price(chart, price), culling: false, outer: false },
  };
  const scaleName = left ? 'y' : 'y2';
  const averages = tools.averages(chart, from);
  const named = (value: unknown): object => Object.fromEntries(averages.map(({ name }) => [name, value]));
  const drawn = bb.generate({
    bindto: element,
    size: { width: chart.widthPx, height: chart.heightPx },
    ...(chart.title === null ? {} : { title: { text: chart.title, padding: { top: 8, bottom: 8 } } }),
    data: {
      columns: [
        ['price', ...bars.map(({ open, high, low, close, volume }) => ({ open, high, low, close, volume }))],
        ...averages.map(({ name, values }) => [name, ...values]),
      ],
      types: { price: 'candlestick', ...named('line') },
      axes: { price: scaleName, ...named(scaleName) },
      colors: { price: fills.up, ...Object.fromEntries(averages.map(({ name, colour }) => [name, colour])) },
    },
    candlestick: { color: { down: fills.down }, width: { ratio: 0.7 } },
    axis: {
      x: {
        type: 'category',
        categories: bars.map(({ timeMs }) => tools.time(chart, timeMs)),
        tick: { culling: { max: Math.max(2, Math.floor(chart.widthPx / (8 * chart.fontPx))) }, multiline: false },
      },
      y: { show: left, ...axis },
      y2: { show: !left, ...axis },
    },
    grid: {
      y: {
        show: chart.grid && left,
        ...(chart.lastPrice ? { lines: [{ value: last.close, axis: scaleName, class: 'last-price' }] } : {}),
      },
      x: { show: false },
    },
    legend: { show: false },
    point: { show: false },
    tooltip: { show: false },
    transition: { duration: 0 },
  });
  await tools.frames(6);
  const { scale, state } = drawn.internal;
  const plot = { x: state.margin.left + 0.5, y: state.margin.top + 0.5, w: state.width, h: state.height };
  const rowOf = (price: number): number => plot.y + scale[scaleName](price);
  if (chart.lastPrice) {
    const [price, y] = [last.close, rowOf(last.close)];
    tools.priceBox(chart, { plot, price, y, ground: lastColour, ink: '#ffffff' });
  }
  return {
    plot,
    probeYs: probes.map(rowOf),
    candles: bars.map((_, place) => ({ index: from + place, x: plot.x + scale.x(place) })),
    lastPriceY: chart.lastPrice ? rowOf(last.close) : null,
  };
}
