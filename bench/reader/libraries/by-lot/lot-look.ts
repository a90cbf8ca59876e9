/** How a chart is drawn that follows no library: everything one could decide, each by itself. Sizes are CSS pixels. */
export interface LotLook {
  readonly candle: LotCandle;
  readonly scale: LotScale;
  readonly labels: LotLabels;
  readonly lines: LotLines;
  readonly header: LotHeader;
  readonly around: LotAround;
}

export interface LotCandle {
  /** Width of a body, or of a bar from tick to tick, as a share of the pitch. */
  readonly bodyShare: number;
  /** What edges are rounded to, in CSS pixels; null where they lie at fractions. */
  readonly snapPx: number | null;
  /** How opaque rising and falling bodies are filled; 0 for not at all. */
  readonly fills: readonly [up: number, down: number];
  /** Of bodies: their own colour, a darker one, or one for both directions; null for none. */
  readonly outline: 'same' | 'darker' | 'one' | null;
  readonly outlinePx: number;
  /** Whether the outline lies within the body, and not along its edges. */
  readonly outlineInside: boolean;
  readonly wickPx: number;
  readonly wickColour: 'own' | 'outline' | 'grey' | 'text';
  readonly wickReach: 'behind' | 'over' | 'outside';
  readonly cap: 'butt' | 'round';
  readonly cornerPx: number;
  /** Bodies are at least so high; 0 where a body without height is a line as thick as the wick. */
  readonly leastBodyPx: number;
  /** Empty cells left after every so many candles, as for nights and weekends; null for none. */
  readonly gaps: { readonly every: number; readonly cells: number } | null;
}

export interface LotScale {
  /** Room above and below the candles, as shares of the height of the plot. */
  readonly above: number;
  readonly below: number;
  /** Whether labels stand at equal parts of the scale, whatever their prices, and not at round ones. */
  readonly uneven: boolean;
  readonly roomPx: number;
}

export interface LotLabels {
  readonly sides: readonly ('left' | 'right')[];
  readonly weight: number;
  readonly colour: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Whether texts stand at whole pixels. */
  readonly snapped: boolean;
  /** From the row of a price down to the baseline of its label, as a share of the font's size. */
  readonly baseline: number;
  readonly prefix: string;
  readonly suffix: string;
  /** Whether prices are printed with all decimals, needed or not. */
  readonly inFull: boolean;
  /** Whether thousands are printed as k, where prices allow. */
  readonly kilo: boolean;
  readonly thousands: string;
  readonly decimalMark: string;
  /** Printed along the axis, turned. */
  readonly title: string | null;
}

export interface LotLines {
  readonly grid: {
    readonly over: boolean;
    readonly columns: boolean;
    readonly px: number;
    readonly dash: string;
  } | null;
  readonly gridColour: string;
  readonly frame: 'none' | 'axes' | 'box';
  readonly ticks: 'none' | 'inside' | 'outside';
  readonly tickPx: number;
  readonly minorTicks: number;
  readonly lastPrice: 'filled' | 'outlined' | 'round' | 'pointed';
}

export interface LotHeader {
  readonly lines: readonly string[];
  readonly place: 'start' | 'middle' | 'end' | 'inside';
  readonly titlePx: number;
  readonly weight: number;
}

export interface LotAround {
  readonly marginPx: number;
  readonly plotGround: string;
  /** What lies over the ground of page or plot: a second colour it fades to, or stripes between grid lines. */
  readonly fade: string | null;
  readonly stripes: boolean;
  readonly volume: 'over' | 'pane' | null;
  readonly overview: 'line' | 'area' | 'candles' | null;
  readonly averages: readonly { readonly length: number; readonly colour: string; readonly px: number }[];
  readonly band: { readonly length: number; readonly colour: string } | null;
  readonly legend: 'above' | 'inside' | null;
  readonly tooltip: boolean;
  readonly timeLabels: 'level' | 'turned' | null;
}
