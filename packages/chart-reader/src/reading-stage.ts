/** Steps of one reading, in the order in which they end; `axis` and `text` only where candles were found. */
export const READING_STAGES = ['picture', 'candles', 'axis', 'text'] as const;
export type ReadingStage = (typeof READING_STAGES)[number];

/** Told of each step as it ends, with what was found in a few words: `148 candles`. */
export type OnStage = (stage: ReadingStage, detail: string) => void;
