import type { ProgressEvent } from '@pipsight/contract';
import type { ChartReader, CleanPicture } from '../../providers/chart-reader/port.ts';
import { fileFailure, readingFailure } from './chart-failures.ts';
import type { ReadChart } from './read-chart.ts';
import { storedReading } from './stored-reading.ts';
import type { UploadedChart } from './upload.ts';

/** Told of stages as they end. */
export type OnStage = (event: Extract<ProgressEvent, { type: 'stage' }>) => void;

/** A chart that was read, with the picture to keep. */
export interface PicturedChart extends ReadChart {
  readonly picture: CleanPicture;
}

/**
 * Reads all charts of an upload at once.
 * @throws HttpError for the first chart that cannot be read; the other readings are given up
 */
export async function readCharts(
  reader: ChartReader,
  uploads: readonly UploadedChart[],
  signal: AbortSignal,
  onStage: OnStage,
): Promise<PicturedChart[]> {
  const giveUp = new AbortController();
  const options = { signal: AbortSignal.any([signal, giveUp.signal]) };
  const readOne = async ({ bytes, filename, timeframe }: UploadedChart, index: number): Promise<PicturedChart> => {
    const result = await reader.read(bytes, {
      ...options,
      onStage: (stage, detail) => onStage({ type: 'stage', stage, chartIndex: index, detail }),
    });
    if (!result.ok) throw fileFailure(result, filename);
    const { reading, picture } = result;
    const failure = readingFailure(reading, filename);
    if (failure) throw failure;
    if (picture === null) throw new Error('The chart reader found a chart but kept no picture of it.');
    return {
      index,
      filename,
      picture,
      reading: storedReading(reading),
      corrections: timeframe === 'AUTO' ? {} : { timeframe },
    };
  };
  try {
    return await Promise.all(uploads.map(readOne));
  } catch (error) {
    giveUp.abort();
    throw error;
  }
}
