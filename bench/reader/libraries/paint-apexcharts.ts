import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Globals {
  readonly translateX: number;
  readonly translateY: number;
  readonly gridWidth: number;
  readonly gridHeight: number;
  readonly minYArr: readonly number[];
  readonly maxYArr: readonly number[];
  readonly minX: number;
  readonly maxX: number;
}
declare const ApexCharts: new (
  element: HTMLElement,
  options: object,
) => { render(): Promise<void>; readonly w: { readonly globals: Globals } };
declare const tools: PageTools;

/** Draws with ApexCharts, in SVG; volume is a chart of its own under the other. Both ends of its axis are printed, however uneven. */
export async function paintApexcharts({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours } = chart;
  const left = chart.axisSide === 'left';
  const { bars, from } = tools.lastBars(chart, chart.widthPx - 8 * chart.fontPx);
  const last = bars.at(-1)!;
  const volumePx = chart.volume ? Math.round(chart.heightPx * 0.22) : 0;
  const font = { fontSize: `${chart.fontPx}px`, fontFamily: chart.fontFamily, colors: colours.text };
  const lastColour = last.close >= last.open ? colours.up : colours.down;
  const common = (heightPx: number): object => ({
    width: chart.widthPx,
    height: heightPx,
    animations: { enabled: false },
    background: colours.background,
    foreColor: colours.text,
    fontFamily: chart.fontFamily,
    zoom: { enabled: false },
  });
  const xAxis = (shown: boolean): object => ({
    type: 'numeric',
    tickAmount: Math.max(2, Math.floor(chart.widthPx / (8 * chart.fontPx))),
    labels: {
      show: shown,
      rotate: 0,
      style: font,
      hideOverlappingLabels: true,
      formatter: (place: string) => tools.time(chart, bars[Math.round(Number(place))]?.timeMs ?? last.timeMs),
    },
    axisTicks: { show: shown, color: colours.text },
    axisBorder: { color: colours.text },
    tooltip: { enabled: false },
  });
  const yAxis = {
    opposite: !left,
    axisBorder: { show: !chart.grid, color: colours.text },
    axisTicks: { show: true, color: colours.text },
  };
  const grid = { show: chart.grid, borderColor: colours.grid };
  const averages = tools.averages(chart, from).map(({ name, colour, values }) => ({
    name,
    type: 'line',
    color: colour,
    data: values.map((y, x) => ({ x, y })),
  }));
  const element = tools.box(0, 0, chart.widthPx, chart.heightPx);
  element.style.background = colours.background;
  const drawn = new ApexCharts(tools.box(0, 0, chart.widthPx, chart.heightPx - volumePx), {
    chart: { ...common(chart.heightPx - volumePx), type: 'candlestick' },
    series: [
      {
        name: chart.symbol,
        type: 'candlestick',
        data: bars.map(({ open, high, low, close }, x) => ({ x, y: [open, high, low, close] })),
      },
      ...averages,
    ],
    ...(chart.title === null
      ? {}
      : { title: { text: chart.title, style: { fontSize: `${chart.fontPx + 3}px`, fontFamily: chart.fontFamily } } }),
    legend: { show: false },
    stroke: { width: [1, ...averages.map(() => 1.5)] },
    plotOptions: {
      candlestick: { colors: { upward: colours.up, downward: colours.down }, wick: { useFillColor: true } },
      bar: { columnWidth: '70%' },
    },
    grid,
    xaxis: xAxis(!chart.volume),
    yaxis: {
      ...yAxis,
      labels: {
        style: font,
        minWidth: chart.fontPx * 6,
        maxWidth: chart.fontPx * 8,
        formatter: (price: number) => tools.price(chart, price),
      },
    },
    ...(chart.lastPrice
      ? {
          annotations: {
            yaxis: [
              {
                y: last.close,
                borderColor: lastColour,
                label: {
                  text: tools.price(chart, last.close),
                  position: chart.axisSide,
                  textAnchor: left ? 'end' : 'start',
                  offsetX: 0,
                  offsetY: chart.fontPx / 2,
                  borderColor: lastColour,
                  style: { ...font, color: '#ffffff', background: lastColour },
                },
              },
            ],
          },
        }
      : {}),
  });
  await drawn.render();
  if (chart.volume) {
    const under = new ApexCharts(tools.box(0, chart.heightPx - volumePx, chart.widthPx, volumePx), {
      chart: { ...common(volumePx), type: 'bar', toolbar: { show: false } },
      series: [{ name: 'Volume', data: bars.map(({ volume }, x) => ({ x, y: volume })) }],
      colors: [colours.text],
      dataLabels: { enabled: false },
      grid,
      xaxis: xAxis(true),
      yaxis: { ...yAxis, tickAmount: 2, labels: { style: font, minWidth: chart.fontPx * 6 } },
    });
    await under.render();
  }
  await tools.frames(4);
  const { translateX, translateY, gridWidth, gridHeight, minYArr, maxYArr, minX, maxX } = drawn.w.globals;
  const [lowest, highest] = [minYArr[0]!, maxYArr[0]!];
  const rowOf = (price: number): number => translateY + (gridHeight * (highest - price)) / (highest - lowest);
  const pitchPx = gridWidth / (maxX - minX);
  return {
    // The outermost candles stand on the ends of the grid and reach half over them.
    plot: { x: translateX - pitchPx / 2, y: translateY, w: gridWidth + pitchPx, h: gridHeight },
    probeYs: probes.map(rowOf),
    candles: bars.map((_, place) => ({ index: from + place, x: translateX + (place - minX) * pitchPx })),
    lastPriceY: chart.lastPrice ? rowOf(last.close) : null,
  };
}
