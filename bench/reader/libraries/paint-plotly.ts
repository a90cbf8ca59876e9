/* oxlint-disable no-underscore-dangle -- plotly.js tells where its axes lie through fields so named */
import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Axis {
  readonly _offset: number;
  readonly _length: number;
  d2p(value: number): number;
}
interface Drawn extends HTMLElement {
  readonly _fullLayout: { readonly xaxis: Axis; readonly yaxis: Axis };
}
declare const Plotly: {
  newPlot(element: HTMLElement, data: readonly object[], layout: object, config: object): Promise<Drawn>;
};
declare const tools: PageTools;

/** Draws with plotly.js; bars stand at whole numbers, as its users do to leave weekends out. */
export async function paintPlotly({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours } = chart;
  const left = chart.axisSide === 'left';
  const marginPx = Math.round(chart.fontPx * 6);
  const plotPx = chart.widthPx - marginPx - 20;
  const { bars, from } = tools.lastBars(chart, plotPx);
  const places = bars.map((_, index) => index);
  const last = bars.at(-1)!.close;
  const ticks = places.filter((place) => place % Math.ceil(bars.length / 8) === 0);
  const fills = tools.fills(chart);
  const side = (colour: string, fill: string): object => ({
    line: { color: colour, width: 1 },
    ...(chart.candles === 'bars' ? {} : { fillcolor: fill }),
  });
  const grid = { showgrid: chart.grid, gridcolor: colours.grid, zeroline: false };
  const drawn = await Plotly.newPlot(
    tools.box(0, 0, chart.widthPx, chart.heightPx),
    [
      {
        type: chart.candles === 'bars' ? 'ohlc' : 'candlestick',
        x: places,
        open: bars.map(({ open }) => open),
        high: bars.map(({ high }) => high),
        low: bars.map(({ low }) => low),
        close: bars.map(({ close }) => close),
        increasing: side(colours.up, fills.up),
        decreasing: side(colours.down, fills.down),
        name: chart.symbol,
        showlegend: false,
      },
      ...tools.averages(chart, from).map(({ name, values }) => ({
        type: 'scatter',
        mode: 'lines',
        x: places,
        y: values,
        line: { width: 1.5 },
        name,
        showlegend: false,
      })),
    ],
    {
      width: chart.widthPx,
      height: chart.heightPx,
      ...(chart.title === null ? {} : { title: { text: chart.title } }),
      paper_bgcolor: colours.background,
      plot_bgcolor: colours.background,
      font: { family: chart.fontFamily, size: chart.fontPx, color: colours.text },
      margin: { l: left ? marginPx : 20, r: left ? 20 : marginPx, t: 50, b: 40 },
      xaxis: {
        ...grid,
        range: [-0.5, bars.length - 0.5],
        rangeslider: { visible: chart.volume, bgcolor: colours.background },
        tickvals: ticks,
        ticktext: ticks.map((place) => tools.time(chart, bars[place]!.timeMs)),
      },
      yaxis: {
        ...grid,
        side: chart.axisSide,
        type: chart.log ? 'log' : 'linear',
        tickformat: `${chart.thousands === '' ? '' : ','}.${chart.decimals}f`,
      },
      separators: `${chart.decimalMark}${chart.thousands === '' ? ',' : chart.thousands}`,
      ...(chart.lastPrice
        ? {
            shapes: [
              { type: 'line', xref: 'paper', x0: 0, x1: 1, y0: last, y1: last, line: { width: 1, dash: 'dot' } },
            ],
            annotations: [
              {
                xref: 'paper',
                x: left ? 0 : 1,
                y: chart.log ? Math.log10(last) : last,
                xanchor: left ? 'right' : 'left',
                text: tools.price(chart, last),
                showarrow: false,
                bgcolor: colours.text,
                font: { color: colours.background, size: chart.fontPx },
              },
            ],
          }
        : {}),
    },
    { displayModeBar: false, staticPlot: true },
  );
  await tools.frames(2);
  const { xaxis, yaxis } = drawn._fullLayout;
  const rowOf = (price: number): number => yaxis._offset + yaxis.d2p(price);
  return {
    plot: { x: xaxis._offset, y: yaxis._offset, w: xaxis._length, h: yaxis._length },
    probeYs: probes.map(rowOf),
    candles: places.map((place) => ({ index: from + place, x: xaxis._offset + xaxis.d2p(place) })),
    lastPriceY: chart.lastPrice ? rowOf(last) : null,
  };
}
