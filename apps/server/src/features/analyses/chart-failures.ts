import type { ChartReading } from '@pipsight/chart-reader';
import { MIN_CANDLES } from '@pipsight/analysis';
import { HttpError } from '../../http/http-error.ts';
import type { ReadFailure } from '../../providers/chart-reader/port.ts';

const READ_FAILURES: Readonly<Record<ReadFailure, (filename: string) => HttpError>> = {
  'not-an-image-we-read': (filename) =>
    new HttpError(415, `Invalid file type: "${filename}". Please select a PNG, JPG, or JPEG image.`),
  damaged: (filename) =>
    new HttpError(422, `"${filename}" is damaged and cannot be opened. Please take the screenshot again.`),
  'too-many-pixels': (filename) =>
    new HttpError(422, `"${filename}" has too many pixels. Please upload a picture of at most 40 megapixels.`),
  'timed-out': (filename) =>
    new HttpError(504, `Reading "${filename}" took too long. Please try again with a smaller screenshot.`),
};

/** The refusal of a file that could not be read. */
export function fileFailure(reason: ReadFailure, filename: string): HttpError {
  return READ_FAILURES[reason](filename);
}

/** The refusal of a picture from which no chart with prices could be read; null when one could. */
export function readingFailure(reading: ChartReading, filename: string): HttpError | null {
  if (!reading.isChart) {
    return new HttpError(
      422,
      `No price chart was found in "${filename}". Please upload a screenshot of a candlestick chart with its price scale.`,
    );
  }
  if (reading.axis === null) {
    return new HttpError(
      422,
      `The price scale of "${filename}" could not be read. Please take the screenshot at full size, with the numbers of the scale in it.`,
    );
  }
  if (reading.candles.length === 0) {
    return new HttpError(
      422,
      `No candles could be read in "${filename}". Please show candlesticks or bars, without other windows over them.`,
    );
  }
  return null;
}

/** The refusal of a chart with too little history to judge. */
export function tooFewCandles(filename: string, count: number): HttpError {
  return new HttpError(
    422,
    `Only ${count} candles could be read in "${filename}", and an analysis needs at least ${MIN_CANDLES}. Please zoom out until more are visible.`,
  );
}

/** The refusal of charts that do not show one market. */
export function differentSymbols(charts: readonly { filename: string; symbol: string | null }[]): HttpError {
  const shown = charts.map(({ filename, symbol }) => `${symbol ?? 'unknown'} in "${filename}"`).join(', ');
  return new HttpError(
    422,
    `The charts show different markets (${shown}). Please upload charts of one market in different timeframes.`,
  );
}
