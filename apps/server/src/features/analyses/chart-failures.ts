import { type ChartReading, MAX_PIXELS, MIN_SIDE_PX } from '@pipsight/chart-reader';
import { MIN_CANDLES } from '@pipsight/analysis';
import { HttpError } from '../../http/http-error.ts';
import type { ReadFailure, ReadRefusal } from '../../providers/chart-reader/port.ts';

const AGAIN = 'Please take or download the screenshot again.';

/** Status and words by reason; `detail` is empty where nothing more is known. */
const REFUSALS: Readonly<
  Record<ReadFailure, readonly [status: 415 | 422 | 504, words: (name: string, detail: string) => string]>
> = {
  'empty-file': [422, (name) => `${name} is empty. ${AGAIN}`],
  'not-an-image-we-read': [
    415,
    (name, detail) =>
      `Invalid file type: ${name}${detail && ` is ${detail}`}. Please select a PNG, JPG, or JPEG image.`,
  ],
  damaged: [422, (name, detail) => `${name} is damaged and cannot be opened${detail && `: ${detail}`}. ${AGAIN}`],
  'too-small': [
    422,
    (name, detail) =>
      `${name} is too small to read${detail && ` (${detail})`}. Please upload the screenshot itself, not a preview of it: at least ${MIN_SIDE_PX} pixels wide and high.`,
  ],
  'too-many-pixels': [
    422,
    (name, detail) =>
      `${name} is too large to read${detail && ` (${detail})`}. Please upload a picture of at most ${MAX_PIXELS / 1e6} megapixels.`,
  ],
  'timed-out': [504, (name) => `Reading ${name} took too long. Please try again with a smaller screenshot.`],
};

/** The refusal of a file that could not be read. */
export function fileFailure({ reason, detail = '' }: ReadRefusal, filename: string): HttpError {
  const [status, words] = REFUSALS[reason];
  return new HttpError(status, words(`"${filename}"`, detail));
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
