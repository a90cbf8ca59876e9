import type { Random } from '@pipsight/fixtures';
import type { LibraryChart, LibraryColours } from '../library-chart.ts';
import type { LotAround, LotHeader, LotLabels, LotLines, LotLook, LotScale } from './lot-look.ts';
import { randomLotCandle } from './random-lot-candle.ts';
import { randomLotColours } from './random-lot-colours.ts';
import { hexOfHsl } from './hex-of-hsl.ts';
import { randomLotTitle } from './random-lot-title.ts';

/** What a chart drawn by lot looks like, and its colours. */
export function randomLotLook(
  random: Random,
  chart: Pick<LibraryChart, 'symbol' | 'timeframe' | 'title' | 'density' | 'candles' | 'fontPx' | 'bars' | 'pitchPx'>,
): { lot: LotLook; colours: LibraryColours } {
  const dark = random.chance(0.45);
  const candle = randomLotCandle(random, chart);
  const colours = randomLotColours(random, dark, candle);
  return {
    lot: {
      candle,
      scale: randomScale(random, chart.fontPx),
      labels: randomLabels(random, chart, colours.text),
      lines: randomLines(random, dark),
      header: randomHeader(random, chart),
      around: randomAround(random, dark, colours),
    },
    colours,
  };
}

function randomScale(random: Random, fontPx: number): LotScale {
  const wide = random.chance(0.25);
  const free = wide ? random.between(0.3, 0.66) : random.between(0.02, 0.2);
  const above = random.between(0.2, 0.8) * free;
  return { above, below: free - above, uneven: random.chance(0.15), roomPx: fontPx * random.between(2, 7) };
}

/** Without a title nothing would tell a comma before three decimals from one between thousands. */
function randomLabels(random: Random, { bars, title }: Pick<LibraryChart, 'bars' | 'title'>, text: string): LotLabels {
  const marks =
    bars[0]!.close > 1000
      ? random.pick([
          ['', '.'],
          ['', '.'],
          [',', '.'],
          [',', '.'],
          [' ', '.'],
          [' ', ','],
          ['.', ','],
          ["'", '.'],
        ] as const)
      : random.pick([
          ['', '.'],
          ['', '.'],
          ['', '.'],
          ['', ','],
        ] as const);
  const [thousands, decimalMark] = title === null ? (['', '.'] as const) : marks;
  const [prefix, suffix] = random.chance(0.7)
    ? ['', '']
    : random.pick([
        ['$', ''],
        ['€', ''],
        ['£', ''],
        ['US$', ''],
        ['', ' €'],
        ['', ' USD'],
        ['$ ', ''],
      ] as const);
  return {
    sides: random.chance(0.12) ? ['left', 'right'] : [random.chance(0.4) ? 'left' : 'right'],
    weight: random.pick([400, 400, 400, 700]),
    colour: random.chance(0.8) ? text : hexOfHsl(random.integer(0, 359), 0.4, 0.5),
    anchor: random.pick(['start', 'end', 'middle'] as const),
    snapped: random.chance(0.5),
    baseline: random.pick([0.32, 0.35, 0.355, 0.3, 0.38]),
    prefix,
    suffix,
    inFull: random.chance(0.5),
    kilo: random.chance(0.15),
    thousands,
    decimalMark,
    title: random.chance(0.25) ? random.pick(['Price', 'Price (USD)', 'Kurs', 'PRICE', 'Quote', 'Value']) : null,
  };
}

function randomLines(random: Random, dark: boolean): LotLines {
  return {
    grid: random.chance(0.7)
      ? {
          over: random.chance(0.25),
          columns: random.chance(0.6),
          px: random.chance(0.6) ? 1 : random.between(0.5, 1.5),
          dash: random.pick(['', '', '2 2', '4 4', '1 3', '6 3']),
        }
      : null,
    gridColour: random.chance(0.75)
      ? hexOfHsl(
          random.integer(0, 359),
          random.between(0, 0.2),
          dark ? random.between(0.14, 0.3) : random.between(0.8, 0.93),
        )
      : hexOfHsl(random.integer(0, 359), random.between(0, 0.5), random.between(0.4, 0.65)),
    frame: random.pick(['none', 'axes', 'axes', 'box'] as const),
    ticks: random.pick(['none', 'inside', 'outside', 'outside'] as const),
    tickPx: random.integer(3, 8),
    minorTicks: random.chance(0.25) ? random.integer(1, 4) : 0,
    lastPrice: random.pick(['filled', 'filled', 'outlined', 'round', 'pointed'] as const),
  };
}

function randomHeader(
  random: Random,
  chart: Pick<LibraryChart, 'symbol' | 'timeframe' | 'title' | 'fontPx'>,
): LotHeader {
  return {
    lines: chart.title === null ? [] : randomLotTitle(random, chart),
    place: random.pick(['start', 'start', 'start', 'middle', 'middle', 'inside', 'inside', 'end'] as const),
    titlePx: chart.fontPx + random.integer(0, 10),
    weight: random.pick([400, 700]),
  };
}

function randomAround(random: Random, dark: boolean, { background }: LibraryColours): LotAround {
  const tint = (): string =>
    hexOfHsl(
      random.integer(0, 359),
      random.between(0, 0.3),
      dark ? random.between(0.05, 0.2) : random.between(0.88, 1),
    );
  const strong = (): string => hexOfHsl(random.integer(0, 359), random.between(0.3, 1), random.between(0.4, 0.65));
  return {
    marginPx: random.integer(4, 40),
    plotGround: random.chance(0.25) ? tint() : background,
    fade: random.chance(0.12) ? tint() : null,
    stripes: random.chance(0.12),
    volume: random.chance(0.35) ? random.pick(['over', 'pane'] as const) : null,
    overview: random.chance(0.2) ? random.pick(['line', 'area', 'candles'] as const) : null,
    averages: random.chance(0.35)
      ? Array.from({ length: random.integer(1, 3) }, () => ({
          length: random.integer(4, 50),
          colour: strong(),
          px: random.between(0.75, 2.5),
        }))
      : [],
    band: random.chance(0.15) ? { length: random.integer(10, 24), colour: strong() } : null,
    legend: random.chance(0.3) ? random.pick(['above', 'inside'] as const) : null,
    tooltip: random.chance(0.12),
    timeLabels: random.chance(0.9) ? (random.chance(0.15) ? 'turned' : 'level') : null,
  };
}
