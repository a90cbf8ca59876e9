import { CLUTTERED, LOOKS, ON_PLOT_LOOKS, VARIATIONS } from '@pipsight/fixtures';
import type { ReaderCase } from './expected-chart.ts';
import { BY_LOT, HELD_OUT_LIBRARIES, OPEN_LIBRARIES } from './libraries/library-chart.ts';
import { libraryCases } from './libraries/library-cases.ts';
import { negativeCases } from './negative-cases.ts';
import { realSeries } from './real-series.ts';
import { renderedCases, variedCases } from './rendered-cases.ts';
import { COPIED, COPYINGS, copiesOf, copyOf } from './picture-copies.ts';
import { screensCases } from './screens-cases.ts';
import { axisCutCases, pairedCases, smallCases, tiledCases } from './special-cases.ts';

/** `seen`: pictures that may be looked at while the reader is built. `unseen`: those that nobody looks at before a figure is reported. */
export const SPLITS = ['seen', 'unseen'] as const;
export type Split = (typeof SPLITS)[number];

/** Kinds of pictures, so that a part of the bench can be run alone. */
export const PARTS = [
  'looks',
  'on-plot',
  'variations',
  'clutter',
  'libraries',
  'by-lot',
  'special',
  'copies',
  'negatives',
  'screens',
  'screen-copies',
] as const;
export type Part = (typeof PARTS)[number];

const SEEDS: Readonly<Record<Split, number>> = { seen: 11, unseen: 900_001 };
const CHARTS_A_LOOK = 2;
const CHARTS_AN_ON_PLOT_LOOK = 6;
const CHARTS_A_VARIATION = 2;
const CHARTS_A_CLUTTER = 6;
const CHARTS_A_LIBRARY = 8;
const CHARTS_A_HELD_OUT_LIBRARY = 14;
const CHARTS_BY_LOT = 40;
const SPECIALS = 8;
const LOOKS_A_COPYING = 3;
const LIBRARIES_A_COPYING = 1;
const SCREENS = '../shared/screens';

/** The pictures of one part of a split. */
export async function* benchCases(split: Split, part: Part): AsyncGenerator<ReaderCase> {
  const seed = SEEDS[split];
  switch (part) {
    case 'looks':
      yield* renderedCases({ seed, count: CHARTS_A_LOOK * LOOKS.length, real: realSeries() });
      return;
    case 'on-plot':
      yield* renderedCases({ seed, count: CHARTS_AN_ON_PLOT_LOOK * ON_PLOT_LOOKS.length, style: 'on-plot' });
      return;
    case 'variations':
      yield* variedCases({ seed, count: CHARTS_A_VARIATION * VARIATIONS.length, real: realSeries() });
      return;
    case 'clutter':
      yield* variedCases({ seed, count: CHARTS_A_CLUTTER * CLUTTERED.length, real: realSeries() }, CLUTTERED);
      return;
    case 'libraries':
      yield* openLibraries(seed);
      if (split === 'unseen') yield* heldOutLibraries(seed);
      return;
    case 'by-lot':
      yield* libraryCases({ seed, count: CHARTS_BY_LOT, libraries: [BY_LOT] });
      return;
    case 'special':
      yield* pairedCases(seed, SPECIALS);
      yield* tiledCases(seed, SPECIALS);
      yield* smallCases(seed, SPECIALS);
      yield* axisCutCases(seed, SPECIALS);
      return;
    case 'copies':
      yield* copiedCharts(seed + 1);
      return;
    case 'negatives':
      yield* negativeCases(seed);
      return;
    case 'screens':
      if (split === 'seen') yield* labelledScreens();
      return;
    case 'screen-copies':
      if (split === 'seen') yield* copiedScreens();
  }
}

function openLibraries(seed: number): AsyncGenerator<ReaderCase> {
  return libraryCases({ seed, count: CHARTS_A_LIBRARY * OPEN_LIBRARIES.length, libraries: OPEN_LIBRARIES });
}

function heldOutLibraries(seed: number): AsyncGenerator<ReaderCase> {
  const count = CHARTS_A_HELD_OUT_LIBRARY * HELD_OUT_LIBRARIES.length;
  return libraryCases({ seed, count, libraries: HELD_OUT_LIBRARIES });
}

/** Look-alikes and charts of libraries that no other part shows, each copied in one way. */
async function* copiedCharts(seed: number): AsyncGenerator<ReaderCase> {
  const [looks, libraries] = [LOOKS_A_COPYING, LIBRARIES_A_COPYING].map((charts) => charts * COPYINGS.length);
  let index = 0;
  for (const charts of [
    renderedCases({ seed, count: looks!, real: realSeries() }),
    libraryCases({ seed, count: libraries!, libraries: OPEN_LIBRARIES }),
  ]) {
    for await (const chart of charts)
      yield { ...(await copyOf(chart, COPYINGS[index++ % COPYINGS.length]!)), style: COPIED };
  }
}

/** Screenshots of real platforms; all of them one style but those without a chart, since each platform has few. */
function labelledScreens(): ReaderCase[] {
  const cases = screensCases(SCREENS);
  if (cases === null) console.warn(`no labels.json in ${SCREENS}: no real screenshots are scored`);
  return (cases ?? []).map((item) => ({
    ...item,
    style: item.expected.length === 0 ? 'real no chart' : 'real screens',
  }));
}

/** Copies of those that show a chart, as compressed, resized and recoloured as uploads are. */
async function* copiedScreens(): AsyncGenerator<ReaderCase> {
  for (const screen of labelledScreens()) {
    if (screen.expected.length === 0) continue;
    yield* (await copiesOf(screen)).map((copy) => ({ ...copy, style: 'real copies' }));
  }
}
