import type { ChartReaderPool } from '@pipsight/chart-reader';

/** A black PNG of the smallest size that is read. */
const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAADIAQMAAACXljzdAAAAA1BMVEUAAACnej3aAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHElEQVRYw+3BgQAAAADDoPlTX+EAVQEAAAAAfAYUUAABAJ8jFQAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts the threads of a pool, each with its text recogniser, by giving each a picture to read; otherwise the first
 * uploads would wait some seconds for that.
 */
export async function warmUp(pool: Pick<ChartReaderPool, 'read'>, threads: number): Promise<void> {
  await Promise.all(Array.from({ length: threads }, () => pool.read(BLANK)));
}
