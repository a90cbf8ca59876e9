/** An upright figure in one cell of the lattice: a candle, a bar of a histogram, or a letter. */
export interface Stroke {
  readonly cell: number;
  /** Middle, continuous pixels. */
  readonly x: number;
  /** First column of the wick. */
  readonly wickLeft: number;
  /** First and last pixel row. */
  readonly top: number;
  readonly bottom: number;
  /** First and last row of the body; both -1 if no row is wider than a wick. */
  readonly bodyTop: number;
  readonly bodyBottom: number;
  /** Heights of wick and body as `PixelCandle` has them; of the body only where there is one. */
  readonly highY: number;
  readonly lowY: number;
  readonly bodyTopY: number;
  readonly bodyBottomY: number;
  /** Where the ends of the wick are drawn, exactly, if that is known. */
  readonly highEdgeY?: number;
  readonly lowEdgeY?: number;
  /** Rows covered at both sides of the wick. */
  readonly wideRows: number;
  /** Rows covered at one side only. */
  readonly lopsidedRows: number;
  /** Rows with ink. */
  readonly inkRows: number;
  /** Middle row of the tick to the left and to the right of a bar; -1 where there is none, and of a candle. */
  readonly leftTick: number;
  readonly rightTick: number;
}
