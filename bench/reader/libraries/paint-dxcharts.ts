import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface VisualCandle {
  readonly centerUnit: number;
  readonly startUnit: number;
}
interface Chart {
  registerPaneFormatters(pane: string, formatters: object): void;
  setData(data: object): void;
  readonly bounds: { getBounds(element: string): Bounds };
  readonly scale: { toX(unit: number): number };
  readonly yAxis: {
    registerLabelColorResolver(chartType: string, colourOf: (movement: string) => string): void;
  };
  readonly data: {
    setXScale(from: number, to: number, atOnce: boolean): void;
    toY(price: number): number;
    readonly chartModel: { readonly mainCandleSeries: { readonly visualPoints: readonly VisualCandle[] } };
  };
}
declare const DXChart: { createChart(element: HTMLElement, config: object): Chart };
declare const tools: PageTools;

/** Draws with DXCharts Lite. All its lines, bodies with them, stand half a CSS pixel right of and under their coordinates. */
export async function paintDxcharts({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours, bars } = chart;
  const font = { fontFamily: chart.fontFamily, fontSize: chart.fontPx };
  const fills = tools.fills(chart);
  const bodies: Readonly<Record<string, string>> = {
    upColor: fills.up,
    downColor: fills.down,
    noneColor: colours.text,
    upWickColor: colours.up,
    downWickColor: colours.down,
    noneWickColor: colours.text,
  };
  const volume = `${colours.text}60`;
  const drawn = DXChart.createChart(tools.box(0, 0, chart.widthPx, chart.heightPx), {
    fixedSize: { width: chart.widthPx, height: chart.heightPx },
    timezone: 'UTC',
    devexpertsPromoLink: false,
    scale: { disableAnimations: true },
    components: {
      chart: { type: chart.candles === 'bars' ? 'bar' : 'candle' },
      grid: { visible: chart.grid, horizontal: true },
      volumes: { visible: chart.volume || chart.study, showSeparately: chart.study },
      xAxis: font,
      yAxis: {
        ...font,
        type: chart.log ? 'logarithmic' : 'regular',
        align: chart.axisSide,
        labels: { settings: { lastPrice: { mode: chart.lastPrice ? 'line-label' : 'none', type: 'badge' } } },
      },
      crossTool: { type: 'none' },
    },
    colors: {
      chartAreaTheme: { backgroundColor: colours.background, gridColor: colours.grid },
      candleTheme: bodies,
      activeCandleTheme: bodies,
      barTheme: { upColor: colours.up, downColor: colours.down, noneColor: colours.text },
      volume: { upBarColor: volume, downBarColor: volume, noneBarColor: volume },
      xAxis: { backgroundColor: colours.background, labelTextColor: colours.text },
      yAxis: { backgroundColor: colours.background, labelTextColor: colours.text },
    },
  });
  // Left to itself it gives the label of the last price the colour of bodies, which may be the background's.
  drawn.yAxis.registerLabelColorResolver('candle', (movement) => bodies[`${movement}WickColor`] ?? colours.text);
  drawn.registerPaneFormatters('CHART', { regular: (price: number) => tools.price(chart, price) });
  drawn.setData({
    instrument: { symbol: chart.symbol, description: chart.symbol, priceIncrements: [10 ** -chart.decimals] },
    candles: bars.map(({ timeMs, open, high, low, close, volume }, index) => ({
      id: String(index),
      timestamp: timeMs,
      open,
      hi: high,
      lo: low,
      close,
      volume,
    })),
  });
  await tools.frames(4);
  const { visualPoints } = drawn.data.chartModel.mainCandleSeries;
  const plot = drawn.bounds.getBounds('PANE_CHART');
  const unitsShown = (plot.width / chart.pitchPx) * (visualPoints[1]!.centerUnit - visualPoints[0]!.centerUnit);
  const end = visualPoints.at(-1)!.centerUnit + 3 - chart.barsPastEdge;
  drawn.data.setXScale(end - unitsShown, end, true);
  await tools.frames(8);
  const lineOffPx = 0.5;
  const rowOf = (price: number): number => drawn.data.toY(price) + lineOffPx;
  tools.title(chart, plot.x + 12, 10);
  const lastY = rowOf(bars.at(-1)!.close);
  return {
    plot: { x: plot.x, y: plot.y, w: plot.width, h: plot.height },
    probeYs: probes.map(rowOf),
    candles: visualPoints.map(({ centerUnit }, index) => ({ index, x: drawn.scale.toX(centerUnit) + lineOffPx })),
    lastPriceY: chart.lastPrice && lastY > plot.y && lastY < plot.y + plot.height ? lastY : null,
  };
}
