/** Limits that client and server both enforce. */
export const MAX_CHARTS = 3;
export const MAX_CHART_BYTES = 10_485_760;
/** A picture of more pixels than this is refused as a decompression bomb. */
export const MAX_CHART_PIXELS = 40_000_000;
export const ACCEPTED_CHART_TYPES = ['image/png', 'image/jpeg'] as const;
export const MIN_PASSWORD_LENGTH = 6;
export const HISTORY_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
/** Symbols that one call for prices may name. */
export const MAX_QUOTE_SYMBOLS = 100;
/** Largest file of trades that is imported. */
export const MAX_IMPORT_BYTES = 5_242_880;
