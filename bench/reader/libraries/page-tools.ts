import type { LibraryChart, LibraryGeometry } from './library-chart.ts';

/** What painters share inside the page, where it stands as the global `tools`. */
export interface PageTools {
  /** A price as the chart's axis prints it. */
  price(chart: LibraryChart, price: number): string;
  /** A time for an axis: clock, or day where the chart's bars are days. */
  time(chart: LibraryChart, timeMs: number): string;
  /** Simple average of closes; null where it has no value yet. */
  average(chart: LibraryChart, length: number): (number | null)[];
  /** The chart's averages from a bar on, each in a colour of its own. */
  averages(chart: LibraryChart, from: number): readonly AverageLine[];
  /** The last bars that find room in a width, in CSS pixels, and which the first of them is. */
  lastBars(chart: LibraryChart, widthPx: number): { readonly bars: LibraryChart['bars']; readonly from: number };
  /** What bodies are filled with: the background where they are to be empty. */
  fills(chart: LibraryChart): { readonly up: string; readonly down: string };
  /** An empty element at a place of the chart, in CSS pixels. */
  box(x: number, y: number, w: number, h: number): HTMLDivElement;
  /** Prints the chart's title at a place, if it has one. */
  title(chart: LibraryChart, x: number, y: number): void;
  /** Prints a price in a box on the axis beside the plot, its middle at a row, for libraries that have none of their own. */
  priceBox(chart: LibraryChart, place: PriceBoxPlace): void;
  /** Done once the page has drawn another `count` frames. */
  frames(count: number): Promise<void>;
}

export interface AverageLine {
  readonly name: string;
  readonly colour: string;
  /** Of every bar; null where there is none yet. */
  readonly values: readonly (number | null)[];
}

export interface PriceBoxPlace {
  readonly plot: LibraryGeometry['plot'];
  readonly price: number;
  readonly y: number;
  readonly ground: string;
  readonly ink: string;
}

/** Makes the tools; runs inside the page, so it stands on its own. */
export function makePageTools(): PageTools {
  const add = (element: HTMLElement): void => document.querySelector('#chart')?.append(element);
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    price(chart, price) {
      const [whole = '', fraction] = price.toFixed(chart.decimals).split('.');
      const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, chart.thousands);
      return fraction === undefined ? grouped : `${grouped}${chart.decimalMark}${fraction}`;
    },
    time(chart, timeMs) {
      const at = new Date(timeMs);
      const day = `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}`;
      const clock = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
      return chart.timeframe === 'D1' || clock === '00:00' ? day : clock;
    },
    average(chart, length) {
      return chart.bars.map((_, index) => {
        if (index < length - 1) return null;
        const window = chart.bars.slice(index - length + 1, index + 1);
        return window.reduce((sum, { close }) => sum + close, 0) / length;
      });
    },
    averages(chart, from) {
      return chart.averages.map((length, at) => ({
        name: `MA ${length}`,
        colour: at % 2 === 0 ? '#2962ff' : '#ff9800',
        values: this.average(chart, length).slice(from),
      }));
    },
    lastBars(chart, widthPx) {
      const from = Math.max(0, chart.bars.length - Math.floor(widthPx / chart.pitchPx));
      return { bars: chart.bars.slice(from), from };
    },
    fills({ candles, colours }) {
      return {
        up: candles.startsWith('hollow') ? colours.background : colours.up,
        down: candles === 'hollow' ? colours.background : colours.down,
      };
    },
    box(x, y, w, h) {
      const element = document.createElement('div');
      element.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
      add(element);
      return element;
    },
    title(chart, x, y) {
      if (chart.title === null) return;
      const element = document.createElement('div');
      const font = `${chart.fontPx + 2}px ${chart.fontFamily}`;
      element.style.cssText = `position:absolute;left:${x}px;top:${y}px;font:${font};color:${chart.colours.text};z-index:9;white-space:pre`;
      element.textContent = chart.title;
      add(element);
    },
    priceBox(chart, { plot, price, y, ground, ink }) {
      const element = document.createElement('div');
      const heightPx = Math.round(chart.fontPx * 1.5);
      const side = chart.axisSide === 'left' ? `right:${chart.widthPx - plot.x}px` : `left:${plot.x + plot.w}px`;
      element.style.cssText = `position:absolute;${side};top:${y - heightPx / 2}px;padding:0 5px;background:${ground};color:${ink};font:${chart.fontPx}px/${heightPx}px ${chart.fontFamily};white-space:pre`;
      element.textContent = this.price(chart, price);
      add(element);
    },
    async frames(count) {
      for (let frame = 0; frame < count; frame++) await new Promise((done) => requestAnimationFrame(done));
    },
  };
}
