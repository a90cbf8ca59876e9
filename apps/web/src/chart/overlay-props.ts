import type { Chart, ChartCandles } from '@pipsight/contract';
import type { TradeLevel } from './trade-levels.ts';
import type { LayerChoice } from './use-layers.ts';

/** One chart and what is to be drawn over it. */
export interface OverlayProps {
  readonly chart: Chart;
  readonly pictureUrl: string;
  /** Prices of the plan, drawn on every chart of the analysis. */
  readonly levels: readonly TradeLevel[];
  /** Null until they have been fetched. */
  readonly candles: ChartCandles | null;
  readonly layers: LayerChoice;
  /** Marks to light; the others step back while there are any. */
  readonly highlighted: ReadonlySet<string>;
  /** Marks that a piece of evidence refers to. */
  readonly linked: ReadonlySet<string>;
  readonly onHighlight: (markId: string | null) => void;
}
