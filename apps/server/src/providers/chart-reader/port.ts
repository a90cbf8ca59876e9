import type { ChartReading, PictureFailure, ReadingStage } from '@pipsight/chart-reader';

/** The picture that was read: encoded anew, without metadata. The reading's pixels are its pixels. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/** Why a file could not be read: a fault of the picture, or the reader took too long over it. */
export type ReadFailure = PictureFailure | 'timed-out';

/** A file that was not read. */
export interface ReadRefusal {
  readonly reason: ReadFailure;
  /** What is known beyond the reason: what the file is instead of a picture, its size, what is missing. */
  readonly detail?: string;
}

/** @internal for tests */
export type ChartReadResult =
  /** `picture` is null when the reading found no chart. */
  | { readonly ok: true; readonly reading: ChartReading; readonly picture: CleanPicture | null }
  | ({ readonly ok: false } & ReadRefusal);

/** @internal for tests */
export interface ReadOptions {
  /** Gives up the reading, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Told of each stage as it ends, with what was found in a few words. */
  readonly onStage: (stage: ReadingStage, detail: string) => void;
}

/** Reads charts from picture files, off the calling thread. */
export interface ChartReader {
  read(file: Uint8Array, options: ReadOptions): Promise<ChartReadResult>;
}
