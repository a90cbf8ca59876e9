import { MARKETS, syntheticCandles } from '@pipsight/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HELD_OUT_LIBRARIES, type LibraryChart, type LibraryName, OPEN_LIBRARIES } from './library-chart.ts';
import { type LibraryRenderer, startLibraryRenderer } from './library-renderer.ts';
import { matplotlibPython } from './matplotlib-python.ts';

const plain = (library: LibraryName, rest: Partial<LibraryChart> = {}): LibraryChart => ({
  id: `plain-${library}`,
  library,
  widthPx: 900,
  heightPx: 600,
  density: 1,
  bars: syntheticCandles({ seed: 5, market: MARKETS.XAUUSD, count: 120 }),
  pitchPx: 14,
  barsPastEdge: 0,
  symbol: 'XAUUSD',
  timeframe: 'M15',
  title: null,
  candles: 'filled',
  colours: { background: '#ffffff', text: '#555555', grid: '#eeeeee', up: '#008000', down: '#ff0000' },
  grid: false,
  fontFamily: 'Liberation Sans',
  fontPx: 12,
  axisSide: 'right',
  log: false,
  decimals: 2,
  thousands: '',
  decimalMark: '.',
  lastPrice: false,
  volume: false,
  averages: [],
  ...rest,
});

const hasLog = (library: LibraryName): boolean => ['lightweight-charts', 'klinecharts', 'd3'].includes(library);

/** Looks at a picture: the edges of what stands out from white in a column or one beside it, between two rows. */
async function inkOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const inked = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * 3;
    return Math.min(data[at]!, data[at + 1]!, data[at + 2]!) < 140;
  };
  return (x: number, from: number, to: number): [top: number, bottom: number] => {
    const columns = [-1, 0, 1].map((beside) => Math.floor(x) + beside);
    const rows = Array.from({ length: Math.floor(to - from) }, (_, index) => Math.ceil(from) + index);
    const found = rows.filter((y) => columns.some((column) => inked(column, y)));
    return [found[0] ?? Number.NaN, (found.at(-1) ?? Number.NaN) + 1];
  };
}

/** Lines are one CSS pixel wide around their row, snapped to whole pixels by some libraries. */
const near = (density: number) => (offset: number) => Math.abs(offset) <= 0.5 * density + 1.1;
const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / items.length;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

describe('startLibraryRenderer', () => {
  let renderer: LibraryRenderer;
  beforeAll(async () => {
    renderer = await startLibraryRenderer();
  }, 60_000);
  afterAll(() => renderer.close());

  const drawn = async (chart: LibraryChart) => {
    const { bytes, truth } = (await renderer.render(chart))!;
    const ink = await inkOf(bytes);
    // Inside the frame that some libraries draw around the plot.
    const [top, bottom] = [truth.plot.y + 4, truth.plot.y + truth.plot.h - 4];
    return { truth, inkAt: (x: number) => ink(x, top, bottom) };
  };

  const libraries = [...OPEN_LIBRARIES, ...HELD_OUT_LIBRARIES].filter(
    (library) => library !== 'matplotlib' || matplotlibPython() !== null,
  );
  const looks = libraries.flatMap((library) => [
    { library, density: 1, log: false, candles: 'filled' as const },
    { library, density: 2, log: hasLog(library), candles: 'filled' as const },
    { library, density: 1, log: false, candles: 'hollow' as const },
  ]);
  it.each(looks)(
    'knows where $library draws $candles candles at density $density (logarithmic: $log)',
    async (look) => {
      const { truth, inkAt } = await drawn(plain(look.library, look));
      expect(truth.candles.length).toBeGreaterThan(40);
      const wicks = truth.candles.map((candle) => {
        const [high, low] = inkAt(candle.x);
        return { high: high - candle.highY, low: low - candle.lowY };
      });
      const bodies = truth.candles.map(({ x, openY, closeY }) => {
        const [top, bottom] = inkAt(x - truth.pitchPx * 0.2);
        return { top: top - Math.min(openY, closeY), bottom: bottom - Math.max(openY, closeY) };
      });
      const close = near(look.density);
      // Not all: libraries print marks of their own between the candles.
      expect(share(wicks, ({ high, low }) => close(high) && close(low))).toBeGreaterThan(0.88);
      expect(share(bodies, ({ top, bottom }) => close(top) && close(bottom))).toBeGreaterThan(0.88);
      // No shift: what a line has above its row it has below.
      expect(Math.abs(median(wicks.map(({ high, low }) => high + low)) / 2)).toBeLessThan(0.6);
    },
    60_000,
  );
});
