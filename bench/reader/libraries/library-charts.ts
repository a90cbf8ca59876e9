import {
  CORPUS_TIMEFRAMES,
  createRandom,
  MARKETS,
  type MarketProfile,
  PLATFORM_FONTS,
  type PriceSeries,
  type Random,
  syntheticCandles,
} from '@pipsight/fixtures';
import { BY_LOT } from './library-chart.ts';
import { randomLotLook } from './by-lot/random-lot-look.ts';
import type { LibraryCandles, LibraryChart, LibraryColours, LibraryName, PageAround } from './library-chart.ts';

/** Libraries drawn with a logarithmic scale at times. */
export const HAVE_LOG: readonly LibraryName[] = ['lightweight-charts', 'd3', 'klinecharts', 'dxcharts', 'by-lot'];

const DESKTOP_SIZES = [
  [1280, 720],
  [1440, 810],
  [1100, 620],
  [900, 560],
  [1600, 900],
  [760, 600],
] as const;
const HUGE = { widthPx: 3840, heightPx: 2160, density: 1 };
const PHONE = { widthPx: 390, heightPx: 700, density: 3 };
const SMALL = { widthPx: 400, heightPx: 250, volume: false, study: false };
const FONTS = [
  'Liberation Sans',
  'DejaVu Sans',
  'DejaVu Sans Condensed',
  'Liberation Mono',
  'Liberation Serif',
  'Liberation Sans Narrow',
  ...PLATFORM_FONTS,
];
const HUES = [
  ['#26a69a', '#ef5350'],
  ['#089981', '#f23645'],
  ['#ef5350', '#26a69a'],
  ['#ec0000', '#00da3c'],
  ['#2f80ed', '#f2994a'],
  ['#4caf50', '#f44336'],
  ['#0ecb81', '#f6465d'],
  ['#1e88e5', '#d81b60'],
  ['#3d9970', '#ff4136'],
] as const;
const GREYS_ON_LIGHT = ['#9e9e9e', '#212121'] as const;
const GREYS_ON_DARK = ['#f5f5f5', '#757575'] as const;
const BARS = 420;
const START_MS = Date.UTC(2025, 0, 6);

/**
 * Charts for the given libraries in turn, each in a look of its own drawn from the seed. A longer list begins with the
 * shorter one. Every other chart shows one of the real series, if there are any.
 */
export function libraryCharts(
  seed: number,
  count: number,
  libraries: readonly LibraryName[],
  real: readonly PriceSeries[],
): LibraryChart[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed * 1_000_003 + index * 7919 + 17);
    const library = libraries[index % libraries.length]!;
    const turn = Math.floor(index / libraries.length);
    const source = turn % 2 === 1 && real.length > 0 ? realSource(random, real) : syntheticSource(random);
    const chart = libraryChart(`lib-${String(index).padStart(3, '0')}-${library}`, library, random, source);
    return library === BY_LOT ? byLot(random, chart) : chart;
  });
}

/** They round to CSS pixels, or draw the axis half of one below the candles: at three times the density that is more than charts are judged by. */
const OFF_BY_CSS_PIXELS: readonly LibraryName[] = ['klinecharts', 'night-vision', 'vega-lite'];

export const densestOf = (library: LibraryName): number => (OFF_BY_CSS_PIXELS.includes(library) ? 2 : 3);

interface Source extends PriceSeries {
  readonly decimals: number;
}

/** The same chart in a look drawn by lot, in which letters may be larger than libraries draw them. */
function byLot(random: Random, chart: LibraryChart): LibraryChart {
  const fontPx = chart.widthPx > 700 && random.chance(0.3) ? random.integer(14, 20) : chart.fontPx;
  return { ...chart, fontPx, ...randomLotLook(random, { ...chart, fontPx }) };
}

function libraryChart(id: string, library: LibraryName, random: Random, source: Source): LibraryChart {
  const { page, density, ...screen } = randomScreen(random);
  const colours = randomColours(random);
  const thousands = source.candles[0]!.close > 1000 ? random.pick(['', ',', ' '] as const) : '';
  const canLog = HAVE_LOG.includes(library);
  return {
    id,
    library,
    // No browser lays a page around matplotlib's.
    page: library === 'matplotlib' ? null : page,
    density: Math.min(density, densestOf(library)),
    bars: source.candles,
    pitchPx: random.chance(0.2) ? random.between(3, 5) : random.between(5, 25),
    barsPastEdge: random.chance(0.15) ? random.integer(12, 60) : 0,
    symbol: source.symbol,
    timeframe: source.timeframe,
    title: random.chance(0.85) ? randomTitle(random, source) : null,
    candles: random.pick<LibraryCandles>(['filled', 'filled', 'filled', 'filled', 'hollow-up', 'hollow', 'bars']),
    colours,
    grid: random.chance(0.7),
    fontFamily: random.pick(FONTS),
    axisSide: random.chance(0.3) ? 'left' : 'right',
    log: canLog && random.chance(0.15),
    decimals: source.decimals,
    thousands,
    decimalMark: thousands !== ',' && random.chance(0.12) ? ',' : '.',
    lastPrice: random.chance(0.65),
    volume: random.chance(0.35),
    study: random.chance(0.2),
    averages: random.chance(0.4) ? [random.integer(5, 20), random.integer(25, 60)] : [],
    ...screen,
  };
}

type Screen = Pick<LibraryChart, 'widthPx' | 'heightPx' | 'page' | 'density' | 'fontPx'> &
  Partial<Pick<LibraryChart, 'pitchPx' | 'volume' | 'study'>>;

/** Mostly a desktop's, some of them with a web page around the chart; else very large, a phone's or a small picture. */
function randomScreen(random: Random): Screen {
  const page = random.chance(0.15) ? randomPage(random) : null;
  const [widthPx, heightPx] = random.pick(DESKTOP_SIZES);
  const desktop = { widthPx, heightPx, page, density: random.pick([1, 1, 1, 2, 2, 3]), fontPx: random.integer(9, 16) };
  const kind = random.next();
  if (kind < 0.08) return { ...HUGE, page: null, fontPx: random.integer(12, 22), pitchPx: random.between(9, 30) };
  if (kind < 0.16) return { ...PHONE, page: null, fontPx: random.integer(9, 12) };
  if (kind < 0.24) return { ...SMALL, page: null, density: random.pick([1, 2]), fontPx: random.integer(9, 11) };
  return desktop;
}

function randomPage(random: Random): PageAround {
  return {
    left: random.pick([0, 180, 240]),
    top: random.integer(44, 90),
    right: random.pick([0, 0, 280]),
    bottom: random.pick([0, 120, 240]),
    seed: random.integer(1, 2 ** 31),
  };
}

function syntheticSource(random: Random): Source {
  const market: MarketProfile = random.pick(Object.values(MARKETS));
  const [timeframe, minutes] = random.pick(CORPUS_TIMEFRAMES);
  const candles = syntheticCandles({
    seed: random.integer(1, 2 ** 31),
    market,
    count: BARS,
    minutes,
    startMs: START_MS + random.integer(0, 90) * 86_400_000,
  });
  return { symbol: market.symbol, timeframe, candles, decimals: market.decimals };
}

function realSource(random: Random, real: readonly PriceSeries[]): Source {
  const { symbol, timeframe, candles } = random.pick(real);
  const from = random.integer(0, candles.length - BARS);
  const decimals = symbol.startsWith('XAU') ? 2 : symbol.endsWith('JPY') ? 3 : 5;
  return { symbol, timeframe, candles: candles.slice(from, from + BARS), decimals };
}

function randomColours(random: Random): LibraryColours {
  const dark = random.chance(0.5);
  const monochrome = random.chance(0.08);
  const [up, down] = monochrome ? (dark ? GREYS_ON_DARK : GREYS_ON_LIGHT) : random.pick(HUES);
  return dark
    ? {
        background: random.pick(['#131722', '#000000', '#1e1e2e', '#0b0e11']),
        text: '#b2b5be',
        grid: '#2a2e39',
        up,
        down,
      }
    : { background: random.pick(['#ffffff', '#fafafa', '#f5f0e6']), text: '#333333', grid: '#e1e4ea', up, down };
}

function randomTitle(random: Random, { symbol, timeframe }: PriceSeries): string {
  const pair = symbol.length === 6 ? `${symbol.slice(0, 3)}/${symbol.slice(3)}` : symbol;
  const name = random.pick([symbol, symbol, pair]);
  const count = timeframe.slice(1);
  const unit = { M: 'm', H: 'h', D: 'D' }[timeframe[0]!] ?? '';
  return random.pick([
    `${name}, ${timeframe}`,
    `${name} ${timeframe}`,
    `${name} · ${count}${unit}`,
    `${name} - ${count}${unit}`,
    `${name} (${timeframe})`,
  ]);
}
