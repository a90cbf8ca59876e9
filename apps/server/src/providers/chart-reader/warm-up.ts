import type { ChartReaderPool } from '@pipsight/chart-reader';

/** A PNG of one black pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts the threads of a pool, each with its text recogniser, by giving each a picture to read; otherwise the first
 * uploads would wait some seconds for that.
 */
export async function warmUp(pool: Pick<ChartReaderPool, 'read'>, threads: number): Promise<void> {
  await Promise.all(Array.from({ length: threads }, () => pool.read(PIXEL)));
}
