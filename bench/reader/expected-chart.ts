/** A candle as it stands in a picture, in continuous pixels. */
export interface ExpectedCandle {
  readonly x: number;
  readonly highY: number;
  readonly lowY: number;
  readonly bodyTopY: number;
  readonly bodyBottomY: number;
  /** Null where the picture does not tell: a doji, or a label that leaves it open. */
  readonly up: boolean | null;
}

/** What a reader should find in one chart. A field that accepts several answers lists them all. */
export interface ExpectedChart {
  readonly platform: readonly (string | null)[];
  readonly symbol: readonly (string | null)[];
  readonly timeframe: readonly (string | null)[];
  /** Undefined where it is not known whether the picture shows one. */
  readonly lastPrice: number | null | undefined;
  /** Rows between which the axis must hold. Null if there is nothing to compare with. */
  readonly plotY: readonly [top: number, bottom: number] | null;
  readonly yOfPrice: ((price: number) => number) | null;
  readonly scale: 'linear' | 'log' | null;
  readonly pitchPx: number | null;
  readonly candles: readonly ExpectedCandle[];
  /** Whether `candles` are all there are; only then does a candle too many count against the reader. */
  readonly candlesComplete: boolean;
  /** Whether the picture shows the price axis at all. */
  readonly axisPrinted: boolean;
}

/** One picture to score. */
export interface ReaderCase {
  readonly name: string;
  /** Group it is summed up in. */
  readonly style: string;
  readonly extension: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  /** The charts in the picture, any of which may be the one read. Empty for a picture without a price chart. */
  readonly expected: readonly ExpectedChart[];
}
