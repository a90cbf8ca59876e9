import type { LibraryGeometry, PaintTask } from './library-chart.ts';
import type { PageTools } from './page-tools.ts';

interface Scale {
  getPixelForValue(value: number): number;
}
interface Drawn {
  readonly ctx: CanvasRenderingContext2D;
  readonly chartArea: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
    readonly right: number;
  };
  readonly scales: { readonly x: Scale; readonly y: Scale };
}
declare const Chart: new (canvas: HTMLCanvasElement, config: object) => Drawn;
declare const tools: PageTools;

/** Draws with Chart.js and its financial plugin. Widths of bodies are the plugin's own. */
export async function paintChartjsFinancial({ chart, probes }: PaintTask): Promise<LibraryGeometry> {
  const { colours } = chart;
  const { bars, from } = tools.lastBars(chart, chart.widthPx - 9 * chart.fontPx);
  const font = { family: chart.fontFamily, size: chart.fontPx };
  const ticks = { color: colours.text, font };
  const grid = { display: chart.grid, color: colours.grid };
  const last = bars.at(-1)!.close;
  const element = tools.box(0, 0, chart.widthPx, chart.heightPx);
  element.style.background = colours.background;
  const canvas = document.createElement('canvas');
  element.append(canvas);
  const hues = { up: colours.up, down: colours.down, unchanged: colours.text };
  const lastPriceLabel = {
    id: 'last-price',
    afterDraw(drawn: Drawn): void {
      if (!chart.lastPrice) return;
      const { ctx, chartArea } = drawn;
      const y = drawn.scales.y.getPixelForValue(last);
      const text = tools.price(chart, last);
      ctx.save();
      ctx.font = `bold ${chart.fontPx}px ${chart.fontFamily}`;
      const widthPx = ctx.measureText(text).width + 8;
      const x = chart.axisSide === 'left' ? chartArea.left - widthPx : chartArea.right;
      ctx.fillStyle = colours.text;
      ctx.fillRect(chartArea.left, y - 0.5, chartArea.width, 1);
      ctx.fillRect(x, y - chart.fontPx / 2 - 4, widthPx, chart.fontPx + 8);
      ctx.fillStyle = colours.background;
      ctx.textBaseline = 'middle';
      ctx.fillText(text, x + 4, y);
      ctx.restore();
    },
  };
  const drawn = new Chart(canvas, {
    type: chart.candles === 'bars' ? 'ohlc' : 'candlestick',
    data: {
      datasets: [
        {
          label: chart.symbol,
          data: bars.map(({ open, high, low, close }, x) => ({ x, o: open, h: high, l: low, c: close })),
          backgroundColors: { ...hues, ...tools.fills(chart) },
          borderColors: hues,
        },
        ...tools.averages(chart, from).map(({ values }) => ({
          type: 'line',
          data: values.map((y, x) => ({ x, y })),
          borderColor: '#2962ff',
          borderWidth: 1.5,
          pointRadius: 0,
        })),
      ],
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      devicePixelRatio: chart.density,
      parsing: false,
      plugins: {
        legend: { display: false },
        title: {
          display: chart.title !== null,
          text: chart.title ?? '',
          color: colours.text,
          font: { ...font, size: chart.fontPx + 4 },
        },
      },
      scales: {
        x: {
          type: 'linear',
          offset: false,
          min: -1,
          max: bars.length,
          grid,
          ticks: {
            ...ticks,
            maxRotation: 0,
            callback: (place: number) => (bars[place] ? tools.time(chart, bars[place].timeMs) : ''),
          },
        },
        y: {
          type: chart.log ? 'logarithmic' : 'linear',
          position: chart.axisSide,
          grid,
          ticks: { ...ticks, callback: (price: number) => tools.price(chart, price) },
        },
      },
    },
    plugins: [lastPriceLabel],
  });
  await tools.frames(3);
  const { x, y } = drawn.scales;
  const { chartArea } = drawn;
  return {
    plot: { x: chartArea.left, y: chartArea.top, w: chartArea.width, h: chartArea.height },
    probeYs: probes.map((price) => y.getPixelForValue(price)),
    candles: bars.map((_, place) => ({ index: from + place, x: x.getPixelForValue(place) })),
    lastPriceY: chart.lastPrice ? y.getPixelForValue(last) : null,
  };
}
