import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CandleInk, measureCandleInk } from './candle-ink.ts';
import {
  BY_LOT,
  HELD_OUT_LIBRARIES,
  type LibraryCandles,
  type LibraryChart,
  type LibraryName,
  OPEN_LIBRARIES,
} from './library-chart.ts';
import { densestOf, HAVE_LOG, libraryCharts } from './library-charts.ts';
import { type LibraryRenderer, startLibraryRenderer } from './library-renderer.ts';
import type { LotLook } from './by-lot/lot-look.ts';
import { matplotlibPython } from './matplotlib-python.ts';

/** Charts whose rising candles are empty have filled ones too, as have those of libraries without bars. */
const FORMS: readonly LibraryCandles[] = ['hollow-up', 'bars', 'hollow'];
/** Small, so that a picture is quickly drawn and looked through. */
const SIZE = { widthPx: 720, heightPx: 480 };
/** Closer than this, in CSS pixels, bodies hide what stands beside their wicks. */
const ROOMY_PITCH_PX = 8;

const hasBars = (library: LibraryName): boolean =>
  !['echarts', 'klinecharts', 'apexcharts', 'billboard', 'night-vision', 'vchart'].includes(library);
const hasLog = (library: LibraryName): boolean => HAVE_LOG.includes(library);

/**
 * Charts of a library by lot with nothing over their candles: each form, three densities, either side of the axis, both
 * scales, one scrolled into the past.
 */
function bareCharts(library: LibraryName): LibraryChart[] {
  return libraryCharts(71, FORMS.length, [library], []).map((chart, index) => ({
    ...chart,
    ...SIZE,
    density: Math.min(index + 1, densestOf(library)),
    candles: FORMS[index]!,
    axisSide: index === 1 ? ('left' as const) : ('right' as const),
    log: hasLog(library) && index === 1,
    barsPastEdge: index === 2 ? 30 : 0,
    pitchPx: Math.max(chart.pitchPx, index === 0 ? 0 : ROOMY_PITCH_PX + 1),
    grid: false,
    lastPrice: false,
    volume: false,
    averages: [],
    ...(chart.lot && { lot: bareLook(chart.lot, index) }),
  }));
}

/** A look by lot in which nothing but candles of one colour each stands on the ground of the page, rounded in each of three ways. */
function bareLook(lot: LotLook, index: number): LotLook {
  return {
    ...lot,
    candle: {
      ...lot.candle,
      snapPx: [null, 1 / (index + 1), 1][index]!,
      fills: [index === 2 ? 0 : 1, index === 2 ? 0 : 1],
      outline: index === 2 ? 'same' : null,
      outlinePx: 1,
      outlineInside: false,
      bodyShare: 0.7,
      wickPx: 1,
      wickColour: 'own',
      wickReach: 'outside',
      cap: 'butt',
      cornerPx: 0,
    },
    lines: { ...lot.lines, grid: null },
    around: {
      ...lot.around,
      plotGround: 'none',
      fade: null,
      stripes: false,
      volume: null,
      averages: [],
      band: null,
      legend: null,
      tooltip: false,
    },
    header: { ...lot.header, place: 'start' },
  };
}

/** Of those that are known; NaN if none is. */
function median(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return known[known.length >> 1] ?? Number.NaN;
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The largest offset but for one in twenty, which other ink may hide or touch. Ink that is missing is infinitely far. */
function reachOf(offsets: readonly number[]): number {
  const sizes = offsets.map((offset) => (Number.isNaN(offset) ? Infinity : Math.abs(offset)));
  return sizes.toSorted((a, b) => a - b)[Math.floor(0.95 * (sizes.length - 1))]!;
}

/** What a chart's candles are held to. Offsets that cancel out on average are the library's own rounding. */
function faultsOf(chart: LibraryChart, inks: readonly CandleInk[]): string[] {
  const roomy = chart.pitchPx >= ROOMY_PITCH_PX;
  const bars = chart.candles === 'bars' && hasBars(chart.library);
  const linePx = chart.density * (bars && chart.library === 'chartjs-financial' ? 2 : 1);
  // A line lies around its row and may be snapped to whole pixels.
  const near = 0.5 * linePx + 0.7;
  const all = (of: (ink: CandleInk) => number): number[] => inks.map(of);
  const held: [what: string, value: number, limit: number][] = [
    ['high', reachOf(all(({ high }) => high)), near],
    ['low', reachOf(all(({ low }) => low)), near],
    ['wick shifted down', Math.abs(median(all(({ high, low }) => (high + low) / 2))), 0.3],
  ];
  if (roomy) {
    const across = all((ink) => ink.across).filter((offset) => !Number.isNaN(offset));
    held.push(['wick across', reachOf(across), near], ['shifted across', Math.abs(mean(across)), 0.3]);
    held.push(['ink between candles', mean(all(({ gap }) => gap)), 0.05]);
  }
  if (roomy && bars) {
    held.push(['open', reachOf(all(({ open }) => open)), near], ['close', reachOf(all(({ close }) => close)), near]);
  } else if (roomy) {
    held.push(['body top', reachOf(all(({ bodyTop }) => bodyTop)), near]);
    held.push(['body bottom', reachOf(all(({ bodyBottom }) => bodyBottom)), near]);
    held.push(['body shifted down', Math.abs(median(all((ink) => (ink.bodyTop + ink.bodyBottom) / 2))), 0.3]);
  }
  return held
    .filter(([, value, limit]) => !(value <= limit))
    .map(([what, value]) => `${chart.id} ${chart.candles} density ${chart.density}: ${what} ${value.toFixed(2)}`);
}

describe('startLibraryRenderer', () => {
  let renderer: LibraryRenderer;
  beforeAll(async () => {
    renderer = await startLibraryRenderer();
  });
  afterAll(() => renderer.close());

  const libraries = [...OPEN_LIBRARIES, ...HELD_OUT_LIBRARIES, BY_LOT].filter(
    (library) => library !== 'matplotlib' || matplotlibPython() !== null,
  );
  it.each(libraries)(
    'knows to the pixel where %s draws wicks, bodies and strokes, and that nothing stands between them',
    async (library) => {
      const faults: string[] = [];
      for (const chart of bareCharts(library)) {
        const { bytes, truth } = (await renderer.render(chart))!;
        expect(truth.candles.length).toBeGreaterThan(20);
        faults.push(...faultsOf(chart, await measureCandleInk(bytes, truth, chart)));
      }
      expect(faults).toEqual([]);
    },
    180_000,
  );
});
