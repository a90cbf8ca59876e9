import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Scale {
  scale(value: number | string): number;
  bandwidth(): number;
}
interface Axis {
  getOrient(): string;
  getScale(): Scale;
}
interface Region {
  getLayoutStartPoint(): { readonly x: number; readonly y: number };
  getLayoutRect(): { readonly width: number; readonly height: number };
}
interface Drawn {
  renderSync(): void;

  getChart(): {
    getAllRegions(): readonly [Region, ...Region[]];
    getComponentsByKey(key: string): readonly Axis[];
  };
}
declare const VChart: { readonly VChart: new (spec: object, options: object) => Drawn };
declare const VChartExtension: { registerCombinationCandlestickChart(): void };
declare const tools: PageTools;

/** Draws with VChart and its extension's candles in canvas at fractions of pixels: outlines of bodies over wicks behind them. */
export async function paintVchart({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  // The extension is one file that holds much else, made from parts of the library that no page can load. Candles need none.
  const absent = new Proxy({}, { get: () => function absent() {} });
  Object.assign(globalThis, { VRender: absent, VUtils: absent, VDataset: absent });
  await new Promise((loaded) => {
    const script = document.createElement('script');
    script.addEventListener('load', loaded);
    script.src = 'http://modules.test/vchart-extension/index.min.js';
    document.head.append(script);
  });
  VChartExtension.registerCombinationCandlestickChart();
  const { colours } = chart;
  const { bars: shown, from } = tools.lastBars(chart, chart.widthPx - 9 * chart.fontPx);
  const averages = tools.averages(chart, from);
  const bars = shown.map((bar, place) => ({
    ...bar,
    place: String(place),
    up: bar.close >= bar.open,
    ...Object.fromEntries(averages.map(({ name, values }) => [name, values[place]])),
  }));
  const last = bars.at(-1)!;
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const style = { fontFamily: chart.fontFamily, fontSize: chart.fontPx, fill: colours.text };
  const line = { stroke: colours.text, lineWidth: 1 };
  const fills = tools.fills(chart);
  const up = { style: { stroke: colours.up, boxFill: fills.up } };
  const range = { min: low - 0.05 * (high - low), max: high + 0.05 * (high - low), zero: false };
  const spec = {
    type: 'combinationCandlestick',
    width: chart.widthPx,
    height: chart.heightPx,
    background: colours.background,
    padding: 12,
    animation: false,
    data: [{ id: 'bars', values: bars }],
    ...(chart.title === null
      ? {}
      : { title: { text: chart.title, textStyle: { ...style, fontSize: chart.fontPx + 3 } } }),
    candlestickSeries: {
      type: 'candlestick',
      id: 'price',
      dataId: 'bars',
      xField: 'place',
      openField: 'open',
      highField: 'high',
      lowField: 'low',
      closeField: 'close',
      rising: up,
      doji: up,
      falling: { style: { stroke: colours.down, boxFill: fills.down } },
    },
    candlestickRegion: { clip: true },
    series: averages.map(({ name, colour }) => ({
      type: 'line',
      dataId: 'bars',
      xField: 'place',
      yField: name,
      point: { visible: false },
      line: { style: { lineWidth: 1, stroke: colour } },
    })),
    ...(chart.volume
      ? {
          previewSeries: {
            type: 'bar',
            id: 'volume',
            dataId: 'bars',
            xField: 'place',
            yField: 'volume',
            bar: { style: { fill: (bar: { up: boolean }) => (bar.up ? colours.up : colours.down) } },
          },
          previewAxes: { orient: 'left', type: 'linear', min: 0, visible: false },
          previewHeight: '20%',
        }
      : {}),
    axes: [
      {
        orient: 'bottom',
        type: 'band',
        paddingInner: 0.25,
        paddingOuter: 0.125,
        label: {
          style,
          formatMethod: (place: string) => (bars[Number(place)] ? tools.time(chart, bars[Number(place)]!.timeMs) : ''),
        },
        domainLine: { style: line },
      },
      {
        orient: chart.axisSide,
        type: 'linear',
        ...range,
        label: { style, formatMethod: (price: string) => tools.price(chart, Number(price)) },
        grid: { visible: chart.grid, style: { stroke: colours.grid, lineWidth: 1 } },
      },
      // The pane of volumes takes the column left of the plot for its axis, which something has to make.
      ...(chart.axisSide === 'right' ? [{ orient: 'left', type: 'linear', ...range, visible: false }] : []),
    ],
    tooltip: { visible: false },
    crosshair: { xField: { visible: false }, yField: { visible: false } },
    ...(chart.lastPrice
      ? {
          markLine: [
            { y: last.close, line: { style: { stroke: colours.text, lineWidth: 1 } }, endSymbol: { visible: false } },
          ],
        }
      : {}),
  };
  const drawn = new VChart.VChart(spec, {
    dom: tools.box(0, 0, chart.widthPx, chart.heightPx),
    dpr: chart.density,
    animation: false,
  });
  drawn.renderSync();
  await tools.frames(3);
  const [region] = drawn.getChart().getAllRegions();
  const { x, y } = region.getLayoutStartPoint();
  const { width, height } = region.getLayoutRect();
  const plot = { x, y, w: width, h: height };
  const scaleOf = (orient: string): Scale =>
    drawn
      .getChart()
      .getComponentsByKey('axes')
      .find((axis) => axis.getOrient() === orient)!
      .getScale();
  const [across, upwards] = [scaleOf('bottom'), scaleOf(chart.axisSide)];
  const rowOf = (price: number): number => plot.y + upwards.scale(price);
  if (chart.lastPrice) {
    const [price, rowY] = [last.close, rowOf(last.close)];
    tools.priceBox(chart, { plot, price, y: rowY, ground: last.up ? colours.up : colours.down, ink: '#ffffff' });
  }
  return {
    plot,
    probeYs: probes.map(rowOf),
    candles: bars.map(({ place }) => ({
      index: from + Number(place),
      x: plot.x + across.scale(place) + across.bandwidth() / 2,
    })),
    lastPriceY: chart.lastPrice ? rowOf(last.close) : null,
  };
}
