import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Chart {
  setSymbol(symbol: object): void;
  setPeriod(period: object): void;
  setDataLoader(loader: object): void;
  setBarSpace(space: number): void;
  setOffsetRightDistance(distance: number): void;
  scrollToDataIndex(index: number): void;
  createIndicator(indicator: object, stacked: boolean, pane?: object): unknown;
  createIndicator(indicator: object, stacked?: boolean): unknown;
  overrideYAxis(axis: object): void;
  getYAxes(filter: object): readonly PriceAxis[];
  getSize(pane: string, position: string): Bounds | null;
  convertToPixel(points: readonly object[], filter: object): { readonly x?: number; readonly y?: number }[];
}
declare const klinecharts: { init(element: HTMLElement, options: object): Chart };
declare const tools: PageTools;

interface PriceAxis {
  getRange(): { readonly realFrom: number; readonly realRange: number };
  valueToRealValue(price: number, context: object): number;
}

/**
 * Draws with KLineChart, which prints highest and lowest price into the plot and its legend over it. It rounds rows to
 * CSS pixels, whatever the density. Its bars of open and close hang under their prices by up to eight pixels, so candles
 * stand for them. The marks of its axis stand half a CSS pixel under the rows that candles end at; the axis is taken to
 * lie between the two.
 */
export async function paintKlinecharts({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours, bars } = chart;
  const element = tools.box(0, 0, chart.widthPx, chart.heightPx);
  element.style.background = colours.background;
  const font = { size: chart.fontPx, family: chart.fontFamily };
  const line = { show: true, color: colours.grid };
  const axis = {
    axisLine: { color: colours.grid },
    tickLine: { color: colours.grid },
    tickText: { ...font, color: colours.text },
  };
  const drawn = klinecharts.init(element, {
    timezone: 'UTC',
    thousandsSeparator: { sign: chart.thousands },
    styles: {
      grid: { show: chart.grid, horizontal: line, vertical: line },
      candle: {
        type: {
          filled: 'candle_solid',
          'hollow-up': 'candle_up_stroke',
          hollow: 'candle_stroke',
          bars: 'candle_solid',
        }[chart.candles],
        bar: {
          upColor: colours.up,
          downColor: colours.down,
          noChangeColor: colours.text,
          upBorderColor: colours.up,
          downBorderColor: colours.down,
          noChangeBorderColor: colours.text,
          upWickColor: colours.up,
          downWickColor: colours.down,
          noChangeWickColor: colours.text,
        },
        priceMark: {
          high: { color: colours.text },
          low: { color: colours.text },
          last: {
            show: chart.lastPrice,
            upColor: colours.up,
            downColor: colours.down,
            text: { ...font, color: '#ffffff' },
          },
        },
        tooltip: { showRule: chart.title === null ? 'none' : 'always', title: { ...font, color: colours.text } },
      },
      xAxis: axis,
      yAxis: axis,
    },
  });
  if (chart.axisSide === 'left' || chart.log) {
    drawn.overrideYAxis({
      paneId: 'candle_pane',
      ...(chart.axisSide === 'left' ? { position: 'left' } : {}),
      ...(chart.log ? { name: 'logarithm' } : {}),
    });
  }
  drawn.setSymbol({ ticker: chart.symbol, pricePrecision: chart.decimals, volumePrecision: 0 });
  const [, unit = 'M', span = '15'] = /^([A-Z])(\d+)$/.exec(chart.timeframe) ?? [];
  drawn.setPeriod({ type: { M: 'minute', H: 'hour', D: 'day' }[unit], span: Number(span) });
  drawn.setDataLoader({
    getBars: ({ type, callback }: { type: string; callback: (data: unknown[], more: boolean) => void }) =>
      callback(type === 'init' ? bars.map((bar) => ({ ...bar, timestamp: bar.timeMs })) : [], false),
  });
  await tools.frames(2);
  drawn.setBarSpace(chart.pitchPx);
  drawn.setOffsetRightDistance(30);
  if (chart.averages.length > 0) {
    drawn.createIndicator({ name: 'MA', paneId: 'candle_pane', calcParams: [...chart.averages] }, true);
  }
  if (chart.volume) drawn.createIndicator({ name: 'VOL' });
  if (chart.study) drawn.createIndicator({ name: 'RSI' });
  if (chart.barsPastEdge > 0) drawn.scrollToDataIndex(bars.length - 1 - chart.barsPastEdge);
  await tools.frames(4);
  const pane = drawn.getSize('candle_pane', 'main');
  if (pane === null) throw new Error('KLineChart has no candle pane');
  const filter = { paneId: 'candle_pane', absolute: true };
  const rounded = (of: (bar: (typeof bars)[number]) => number): { readonly x?: number; readonly y?: number }[] =>
    drawn.convertToPixel(
      bars.map((bar, dataIndex) => ({ dataIndex, value: of(bar) })),
      filter,
    );
  const opens = rounded(({ open }) => open);
  const highs = rounded(({ high }) => high);
  const lows = rounded(({ low }) => low);
  const closes = rounded(({ close }) => close);
  const [priceAxis] = drawn.getYAxes({ paneId: 'candle_pane' });
  if (priceAxis === undefined) throw new Error('KLineChart has no price axis');
  const range = priceAxis.getRange();
  const rowOf = (price: number): number =>
    0.25 +
    pane.top +
    (1 - (priceAxis.valueToRealValue(price, { range }) - range.realFrom) / range.realRange) * pane.height;
  const lastY = rowOf(bars.at(-1)!.close);
  return {
    plot: { x: pane.left, y: pane.top, w: pane.width, h: pane.height },
    probeYs: probes.map(rowOf),
    candles: opens.flatMap(({ x, y }, index) =>
      x === undefined || y === undefined
        ? []
        : [{ index, x: pane.left + x + 0.5, rows: [y, highs[index]!.y!, lows[index]!.y!, closes[index]!.y!] }],
    ),
    lastPriceY: chart.lastPrice && lastY > pane.top && lastY < pane.top + pane.height ? lastY : null,
  };
}
