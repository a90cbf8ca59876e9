import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface View {
  runAsync(): Promise<View>;
  origin(): [number, number];
  scale(name: string): (value: number) => number;
  signal(name: string): number;
  padding(): { readonly left: number; readonly top: number };
}
declare const vegaLite: { compile(spec: object): { readonly spec: object } };
declare const vega: {
  parse(spec: object): object;
  View: new (runtime: object, options: object) => View;
};
declare const tools: PageTools;

/** Draws with Vega-Lite: a rule from low to high under a bar from open to close, as its gallery does. */
export async function paintVegaLite({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours } = chart;
  const widthPx = chart.widthPx - Math.round(8 * chart.fontPx) - 20;
  const heightPx = chart.heightPx - 80;
  const { bars: shown, from } = tools.lastBars(chart, widthPx);
  const averages = tools.averages(chart, from);
  const bars = shown.map((bar, place) => ({
    ...bar,
    place,
    text: tools.time(chart, bar.timeMs),
    ...Object.fromEntries(averages.map(({ name, values }) => [name, values[place]])),
  }));
  const last = bars.at(-1)!.close;
  const title = null;
  const rising = { test: 'datum.close >= datum.open', value: colours.up };
  const stroke = { condition: rising, value: colours.down };
  const fills = tools.fills(chart);
  const fill = {
    condition: { ...rising, value: fills.up },
    value: fills.down,
  };
  const bodyPx = Math.max(1, Math.round(chart.pitchPx * 0.65));
  const axis = {
    grid: chart.grid,
    gridColor: colours.grid,
    labelColor: colours.text,
    labelFont: chart.fontFamily,
    labelFontSize: chart.fontPx,
    domainColor: colours.text,
    tickColor: colours.text,
    title,
  };
  const x = {
    field: 'place',
    type: 'quantitative',
    scale: { domain: [-0.5, bars.length - 0.5], nice: false },
    axis: { ...axis, labelExpr: `data('bars')[datum.value] ? data('bars')[datum.value].text : ''` },
  };
  const format = `${chart.thousands === '' ? '' : ','}.${chart.decimals}f`;
  const y = {
    type: 'quantitative',
    scale: { zero: false, type: chart.log ? 'log' : 'linear' },
    axis: { ...axis, orient: chart.axisSide, format },
  };
  const body =
    chart.candles === 'bars'
      ? [
          {
            mark: { type: 'tick', orient: 'horizontal', size: bodyPx / 2, xOffset: -bodyPx / 4, thickness: 1 },
            encoding: { y: { ...y, field: 'open' }, color: stroke },
          },
          {
            mark: { type: 'tick', orient: 'horizontal', size: bodyPx / 2, xOffset: bodyPx / 4, thickness: 1 },
            encoding: { y: { ...y, field: 'close' }, color: stroke },
          },
        ]
      : [
          {
            mark: { type: 'bar', size: bodyPx, strokeWidth: 1 },
            encoding: { y: { ...y, field: 'open' }, y2: { field: 'close' }, fill, stroke },
          },
        ];
  const spec = {
    width: widthPx,
    height: heightPx,
    background: colours.background,
    padding: 12,
    view: { stroke: null },
    ...(chart.title === null
      ? {}
      : { title: { text: chart.title, anchor: 'start', color: colours.text, font: chart.fontFamily } }),
    data: { name: 'bars', values: bars },
    encoding: { x },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: 1 },
        encoding: { y: { ...y, field: 'low' }, y2: { field: 'high' }, color: stroke },
      },
      ...body,
      ...averages.map(({ name, colour }) => ({
        mark: { type: 'line', strokeWidth: 1.5, color: colour },
        encoding: { y: { ...y, field: name } },
      })),
      ...(chart.lastPrice
        ? [
            {
              mark: { type: 'rule', strokeDash: [4, 4], color: colours.text },
              encoding: { x: null, y: { datum: last } },
            },
          ]
        : []),
    ],
  };
  const element = tools.box(0, 0, chart.widthPx, chart.heightPx);
  element.style.background = colours.background;
  const view = new vega.View(vega.parse(vegaLite.compile(spec).spec), { renderer: 'canvas', container: element });
  await view.runAsync();
  await tools.frames(2);
  const [originX, originY] = view.origin();
  const { left, top } = view.padding();
  const rowOf = (price: number): number => top + originY + view.scale('y')(price);
  const columnOf = (place: number): number => left + originX + view.scale('x')(place);
  return {
    plot: { x: left + originX, y: top + originY, w: view.signal('width'), h: view.signal('height') },
    probeYs: probes.map(rowOf),
    candles: bars.map(({ place }) => ({ index: from + place, x: columnOf(place) })),
    lastPriceY: null,
  };
}
