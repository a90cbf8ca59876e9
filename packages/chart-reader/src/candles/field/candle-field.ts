import type { Problem, Rect } from '../../chart-reading.ts';

/** One candle or OHLC bar in continuous pixels; y grows downwards, so `highY <= bodyTopY <= bodyBottomY <= lowY`. */
export interface PixelCandle {
  /** Middle of the candle. */
  readonly x: number;
  readonly widthPx: number;
  readonly highY: number;
  readonly bodyTopY: number;
  readonly bodyBottomY: number;
  readonly lowY: number;
  /** Where the ends of its wick are drawn, exactly, if that is known. */
  readonly highEdgeY?: number;
  readonly lowEdgeY?: number;
  /** Whether it closed above its open; for a body without height, by its colour or its neighbours. */
  readonly up: boolean;
}

/** The candles of the price pane, found without knowing the axis. */
export interface CandleField {
  readonly style: 'candles' | 'bars';
  /** Oldest first, `x` strictly increasing. */
  readonly candles: readonly PixelCandle[];
  /** Distance between neighbouring candles. */
  readonly pitchPx: number;
  /** The pane that the candles are drawn in, as far as its borders show; otherwise their bounding box. */
  readonly pane: Rect;
  /**
   * What casts doubt: `several-charts`, `few-candles`, `ohlc-bars`, `heikin-ashi`, `hidden-bodies`,
   * `same-fill`, `blurred`.
   */
  readonly problems: readonly Problem[];
}
