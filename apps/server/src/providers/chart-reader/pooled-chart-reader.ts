import { normaliseChartPicture, type ChartReaderPool } from '@pipsight/chart-reader';
import type { ChartReader } from './port.ts';

/** Reads with a pool of threads, and encodes the picture anew for keeping. */
export function createPooledChartReader(pool: Pick<ChartReaderPool, 'read'>): ChartReader {
  return {
    async read(file, { signal, onStage }) {
      const result = await pool.read(file, { signal, onStage });
      if (!result.ok) {
        if (result.reason === 'aborted') throw signal.reason;
        if (result.reason === 'crashed') throw new Error('The chart reader crashed.', { cause: result.cause });
        return result;
      }
      // Only a chart is kept; anything else need not be encoded.
      if (!result.reading.isChart) return { ok: true, reading: result.reading, picture: null };
      const picture = await normaliseChartPicture(file);
      return picture.ok ? { ok: true, reading: result.reading, picture } : picture;
    },
  };
}
