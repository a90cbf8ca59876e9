import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Series {
  setData(data: readonly unknown[]): void;
  priceToCoordinate(price: number): number | null;
  priceScale(): { applyOptions(options: object): void };
}
interface TimeScale {
  timeToCoordinate(time: number): number | null;
  scrollToPosition(position: number, animated: boolean): void;
  width(): number;
}
interface Chart {
  addSeries(type: unknown, options: object, pane?: number): Series;
  timeScale(): TimeScale;
  priceScale(side: string): { width(): number };
  panes(): readonly { setHeight(px: number): void }[];
  paneSize(): { readonly width: number; readonly height: number };
}
declare const LightweightCharts: {
  createChart(element: HTMLElement, options: object): Chart;
  CandlestickSeries: unknown;
  BarSeries: unknown;
  HistogramSeries: unknown;
  LineSeries: unknown;
};
declare const tools: PageTools;

/**
 * Draws with lightweight-charts. Its lines are as wide as the density: at an odd one they stand in the middle of the
 * pixel row a coordinate names, at an even one on the edge above it. Candles reach from the row of their high to that of
 * their low, both whole; bars of open and close do as lines do, but at an odd density end one pixel above their low.
 */
export async function paintLightweightCharts({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  // A browser that only pretends to have dense pixels measures boxes in its own; without that, the library asks for the ratio.
  Reflect.deleteProperty(ResizeObserverEntry.prototype, 'devicePixelContentBoxSize');
  const { colours, bars } = chart;
  const line = { color: colours.grid, visible: chart.grid };
  const left = chart.axisSide === 'left';
  const rightOffset = 3 - chart.barsPastEdge;
  const drawn = LightweightCharts.createChart(tools.box(0, 0, chart.widthPx, chart.heightPx), {
    width: chart.widthPx,
    height: chart.heightPx,
    layout: {
      background: { type: 'solid', color: colours.background },
      textColor: colours.text,
      fontFamily: chart.fontFamily,
      fontSize: chart.fontPx,
    },
    grid: { vertLines: line, horzLines: line },
    leftPriceScale: { visible: left, mode: chart.log ? 1 : 0 },
    rightPriceScale: { visible: !left, mode: chart.log ? 1 : 0 },
    localization: { priceFormatter: (price: number) => tools.price(chart, price) },
    timeScale: {
      barSpacing: chart.pitchPx,
      rightOffset,
      timeVisible: true,
      secondsVisible: false,
    },
  });
  const fills = tools.fills(chart);
  const series = drawn.addSeries(
    chart.candles === 'bars' ? LightweightCharts.BarSeries : LightweightCharts.CandlestickSeries,
    {
      upColor: fills.up,
      downColor: fills.down,
      ...(chart.candles === 'bars'
        ? { thinBars: true }
        : {
            borderUpColor: colours.up,
            borderDownColor: colours.down,
            wickUpColor: colours.up,
            wickDownColor: colours.down,
          }),
      priceScaleId: chart.axisSide,
      priceLineVisible: chart.lastPrice,
      lastValueVisible: chart.lastPrice,
      priceFormat: { type: 'price', precision: chart.decimals, minMove: 10 ** -chart.decimals },
    },
  );
  const seconds = bars.map(({ timeMs }) => timeMs / 1000);
  series.setData(bars.map(({ open, high, low, close }, index) => ({ time: seconds[index], open, high, low, close })));
  if (chart.volume) {
    const volume = drawn.addSeries(LightweightCharts.HistogramSeries, {
      priceScaleId: '',
      priceFormat: { type: 'volume' },
      lastValueVisible: false,
      priceLineVisible: false,
    });
    volume.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
    volume.setData(
      bars.map((bar, index) => ({
        time: seconds[index],
        value: bar.volume,
        color: `${bar.close >= bar.open ? colours.up : colours.down}80`,
      })),
    );
  }
  for (const [at, { colour, values }] of tools.averages(chart, 0).entries()) {
    const average = drawn.addSeries(LightweightCharts.LineSeries, {
      color: colour,
      lineWidth: 1 + (at % 2),
      priceScaleId: chart.axisSide,
      lastValueVisible: false,
      priceLineVisible: false,
    });
    average.setData(values.flatMap((value, index) => (value === null ? [] : [{ time: seconds[index], value }])));
  }
  // At three pixels to one its panes are some fraction of a pixel high, and stand elsewhere than it says.
  if (chart.study && chart.density < 3) {
    const study = drawn.addSeries(
      LightweightCharts.LineSeries,
      { color: '#7e57c2', lineWidth: 1, priceLineVisible: false, priceScaleId: chart.axisSide },
      1,
    );
    const means = tools.average(chart, 14);
    study.setData(
      means.flatMap((mean, index) =>
        mean === null ? [] : [{ time: seconds[index], value: (bars[index]!.close / mean - 1) * 1e4 }],
      ),
    );
    drawn.panes()[1]?.setHeight(Math.round(chart.heightPx * 0.2));
  }
  await tools.frames(4);
  const half = chart.density % 2 === 1 ? 0.5 / chart.density : 0;
  const coordinateOf = (price: number): number => series.priceToCoordinate(price) ?? Number.NaN;
  const rowOf = (price: number): number => coordinateOf(price) + half;
  const drawnRows = ({ open, high, low, close }: (typeof bars)[number]): readonly [number, number, number, number] => {
    if (chart.candles === 'bars') {
      const lowest = rowOf(low) - 2 * half;
      return [Math.min(rowOf(open), lowest), rowOf(high), lowest, Math.min(rowOf(close), lowest)];
    }
    const drawn = (price: number): number => coordinateOf(price) + 0.5 / chart.density;
    return [drawn(open), drawn(high), drawn(low), drawn(close)];
  };
  const plotX = left ? drawn.priceScale('left').width() : 0;
  tools.title(chart, plotX + 12, 10);
  const { width, height } = drawn.paneSize();
  // Its label follows the last bar in sight.
  const lastPriceIndex = bars.length - 1 + Math.min(0, rightOffset);
  const lastY = rowOf(bars[lastPriceIndex]!.close);
  return {
    plot: { x: plotX, y: 0, w: width, h: height },
    probeYs: probes.map(rowOf),
    candles: seconds.flatMap((time, index) => {
      const at = drawn.timeScale().timeToCoordinate(time);
      return at === null ? [] : [{ index, x: plotX + at + half, rows: drawnRows(bars[index]!) }];
    }),
    lastPriceY: chart.lastPrice && lastY > 0 && lastY < height ? lastY : null,
    lastPriceIndex,
  };
}
