import {
  chartCorpus,
  type ChartTruth,
  LOOKS,
  ON_PLOT_LOOKS,
  type PriceSeries,
  renderChart,
  type Variation,
  VARIATIONS,
  variedCharts,
} from '@pipsight/fixtures';
import type { ReaderCase } from './expected-chart.ts';
import { expectedOf } from './expected-of-truth.ts';

export interface RenderedCorpus {
  readonly seed: number;
  readonly count: number;
  /** Only looks whose name contains this, also of those on the plot; all others if undefined. */
  readonly style?: string | undefined;
  /** Prices that every other round of the looks shows; none by default. */
  readonly real?: readonly PriceSeries[] | undefined;
}

/** A rendered picture as a case, and the full truth about it. */
export interface RenderedCase extends ReaderCase {
  readonly truth: ChartTruth;
}

/** Draws the corpus, one picture at a time. */
export async function* renderedCases(corpus: RenderedCorpus): AsyncGenerator<RenderedCase> {
  const { style } = corpus;
  const looks = style === undefined ? LOOKS : [...LOOKS, ...ON_PLOT_LOOKS].filter(({ name }) => name.includes(style));
  if (looks.length === 0) throw new RangeError(`no look is named like "${corpus.style}"`);
  for (const { id, spec } of chartCorpus(corpus.seed, corpus.count, looks, corpus.real)) {
    const { bytes, mediaType, truth } = await renderChart(spec);
    const extension = mediaType === 'image/png' ? 'png' : 'jpg';
    yield { name: id, style: lookOf(truth), extension, bytes, expected: [expectedOf(truth)], truth };
  }
}

/** Draws charts of every variation in turn, or of those whose name contains the style; of all that the corpus varies by default. */
export async function* variedCases(
  corpus: RenderedCorpus,
  all: readonly Variation[] = VARIATIONS,
): AsyncGenerator<RenderedCase> {
  const variations = all.filter(({ name }) => name.includes(corpus.style ?? ''));
  if (variations.length === 0) throw new RangeError(`no variation is named like "${corpus.style}"`);
  for (const { id, variation, spec } of variedCharts(corpus.seed, corpus.count, variations, corpus.real)) {
    const { bytes, mediaType, truth } = await renderChart(spec);
    const extension = mediaType === 'image/png' ? 'png' : 'jpg';
    yield { name: id, style: variation, extension, bytes, expected: [expectedOf(truth)], truth };
  }
}

/** Variations of a look follow its name after a plus sign. */
function lookOf({ style }: ChartTruth): string {
  return style.split('+')[0]!;
}
