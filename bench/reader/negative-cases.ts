import { NEGATIVE_KINDS, renderNegative } from '@pipsight/fixtures';
import type { ReaderCase } from './expected-chart.ts';

/** At least two of each kind, so many that a single mistake shows. */
const NEGATIVES = 2 * NEGATIVE_KINDS.length;

/** Pictures without a candlestick chart, all kinds in turn. */
export async function* negativeCases(seed: number): AsyncGenerator<ReaderCase> {
  for (let index = 0; index < NEGATIVES; index++) {
    const kind = NEGATIVE_KINDS[index % NEGATIVE_KINDS.length]!;
    const { bytes, mediaType } = await renderNegative(kind, seed + index);
    const extension = mediaType === 'image/png' ? 'png' : 'jpg';
    yield { name: `no-${String(index).padStart(2, '0')}-${kind}`, style: 'no chart', extension, bytes, expected: [] };
  }
}
