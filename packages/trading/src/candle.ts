/** One bar of a price chart. Prices are in the instrument's quote currency; `low <= open, close <= high`. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}
