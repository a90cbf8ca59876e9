import { NEGATIVE_KINDS, renderNegative } from '@pipsight/fixtures';
import type { ReaderCase } from './expected-chart.ts';

/** Pictures without a candlestick chart, all kinds in turn. */
export async function* negativeCases(seed: number, count: number): AsyncGenerator<ReaderCase> {
  for (let index = 0; index < count; index++) {
    const kind = NEGATIVE_KINDS[index % NEGATIVE_KINDS.length]!;
    const { bytes, mediaType } = await renderNegative(kind, seed + index);
    const extension = mediaType === 'image/png' ? 'png' : 'jpg';
    yield { name: `no-${String(index).padStart(2, '0')}-${kind}`, style: 'no chart', extension, bytes, expected: [] };
  }
}
