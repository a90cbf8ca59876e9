import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Chart {
  setOption(option: object): void;
  convertToPixel(finder: object, value: readonly [number, number]): [number, number];
}
declare const echarts: { init(element: HTMLElement, theme: null, options: object): Chart };
declare const tools: PageTools;

/** Draws with Apache ECharts: categories of bars, the price line as a mark line with its label on the axis. */
export async function paintEcharts({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours } = chart;
  const left = chart.axisSide === 'left';
  const marginPx = Math.round(chart.fontPx * 6.5);
  const plotX = left ? marginPx : 14;
  const width = chart.widthPx - marginPx - 14;
  const top = 46;
  const bottom = chart.volume ? Math.round(chart.heightPx * 0.28) : 34;
  const height = chart.heightPx - top - bottom;
  const { bars, from } = tools.lastBars(chart, width);
  const font = { fontFamily: chart.fontFamily, fontSize: chart.fontPx, color: colours.text };
  const line = { show: chart.grid, lineStyle: { color: colours.grid } };
  const times = bars.map(({ timeMs }) => tools.time(chart, timeMs));
  const fills = tools.fills(chart);
  const xAxis = (gridIndex: number): object => ({
    type: 'category',
    gridIndex,
    data: times,
    axisLabel: { ...font, show: !chart.volume || gridIndex === 1 },
    axisLine: { lineStyle: { color: colours.text } },
    splitLine: { ...line, show: false },
    axisTick: { show: false },
  });
  const element = tools.box(0, 0, chart.widthPx, chart.heightPx);
  const drawn = echarts.init(element, null, { devicePixelRatio: chart.density });
  const last = bars.at(-1)!.close;
  const lastPrice = {
    symbol: 'none',
    animation: false,
    // Left to itself it draws the line at a price of two decimals.
    precision: chart.decimals,
    data: [{ yAxis: last }],
    lineStyle: { color: colours.text, type: 'dashed', width: 1 },
    label: {
      position: left ? 'start' : 'end',
      formatter: tools.price(chart, last),
      backgroundColor: colours.down,
      color: '#ffffff',
      padding: [3, 4],
      fontSize: chart.fontPx,
      fontFamily: chart.fontFamily,
    },
  };
  drawn.setOption({
    animation: false,
    backgroundColor: colours.background,
    ...(chart.title === null
      ? {}
      : { title: { text: chart.title, left: 14, top: 10, textStyle: { ...font, fontSize: chart.fontPx + 3 } } }),
    grid: [
      { left: plotX, top, width, height },
      ...(chart.volume ? [{ left: plotX, top: top + height + 18, width, height: bottom - 48 }] : []),
    ],
    xAxis: chart.volume ? [xAxis(0), xAxis(1)] : [xAxis(0)],
    yAxis: [
      {
        type: chart.log ? 'log' : 'value',
        scale: true,
        position: chart.axisSide,
        axisLabel: { ...font, formatter: (price: number) => tools.price(chart, price) },
        axisLine: { show: chart.grid, lineStyle: { color: colours.text } },
        splitLine: line,
      },
      ...(chart.volume
        ? [
            {
              gridIndex: 1,
              position: chart.axisSide,
              splitNumber: 2,
              axisLabel: font,
              splitLine: { show: false },
            },
          ]
        : []),
    ],
    series: [
      {
        type: 'candlestick',
        data: bars.map(({ open, close, low, high }) => [open, close, low, high]),
        itemStyle: {
          color: fills.up,
          color0: fills.down,
          borderColor: colours.up,
          borderColor0: colours.down,
          borderColorDoji: colours.text,
        },
        ...(chart.lastPrice ? { markLine: lastPrice } : {}),
      },
      ...tools.averages(chart, from).map(({ values }) => ({
        type: 'line',
        data: values,
        showSymbol: false,
        smooth: true,
        lineStyle: { width: 1 },
      })),
      ...(chart.volume
        ? [
            {
              type: 'bar',
              xAxisIndex: 1,
              yAxisIndex: 1,
              data: bars.map((bar) => ({
                value: bar.volume,
                itemStyle: { color: bar.close >= bar.open ? colours.up : colours.down },
              })),
            },
          ]
        : []),
    ],
  });
  await tools.frames(2);
  const at = (index: number, price: number): [number, number] =>
    drawn.convertToPixel({ seriesIndex: 0 }, [index, price]);
  /** Candles are drawn in the middle of a CSS pixel, the nearest one or that left of it. */
  const crisp = (x: number): number => {
    const halves = Math.round(2 * x);
    return (halves % 2 === 0 ? halves - 1 : halves) / 2;
  };
  return {
    plot: { x: plotX, y: top, w: width, h: height },
    probeYs: probes.map((price) => at(0, price)[1]),
    candles: bars.map((bar, index) => ({ index: from + index, x: crisp(at(index, bar.close)[0]) })),
    lastPriceY: chart.lastPrice ? at(0, last)[1] : null,
  };
}
