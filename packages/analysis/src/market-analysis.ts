import type { Candle, Direction, EntryType } from '@pipsight/trading';

/** One chart as it was read, oldest candle first. */
export interface ChartInput {
  readonly symbol: string | null;
  readonly timeframe: string | null;
  readonly candles: readonly Candle[];
  /** Price printed in the axis box; the last close stands in where it is null. */
  readonly lastPrice: number | null;
  /** Price of one pixel: no measured price is finer than this. */
  readonly pricePerPx: number;
}

export type Side = 'bullish' | 'bearish' | 'neutral';
export type FindingKind =
  | 'swing'
  | 'structure-break'
  | 'order-block'
  | 'fair-value-gap'
  | 'liquidity'
  | 'key-level'
  | 'pattern'
  | 'chart-pattern';

/** A line of several points by candle index and price. */
export interface FindingLine {
  /** `outline` joins the turning points of a shape, `edge` is a neckline or boundary. */
  readonly role: 'outline' | 'edge';
  readonly points: readonly { readonly candle: number; readonly price: number }[];
}

/** Something found on a chart, placed by candle index and price. */
export interface Finding {
  /** Unique within the chart and stable for the same input. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly side: Side;
  /** Short name to draw beside it: `HH`, `BOS`, `Bullish order block`. */
  readonly label: string;
  /** Candle where it starts. */
  readonly from: number;
  /** Candle where it ends; null while it still holds. */
  readonly to: number | null;
  readonly price1: number;
  /** Other edge of a zone; null for a line or a point. */
  readonly price2: number | null;
  /** What a chart pattern is drawn by, instead of one line. */
  readonly lines?: readonly FindingLine[];
}

export interface ChartFindings {
  readonly role: 'bias' | 'confirmation' | 'entry';
  readonly findings: readonly Finding[];
}

/** One reason behind the verdict. */
export interface Evidence {
  readonly text: string;
  readonly side: Side;
  readonly chartIndex: number;
  readonly findingIds: readonly string[];
}

/** How often setups of one kind reached target 1 before the stop, on data the rule was not fitted to. */
export interface TrackRecord {
  readonly cases: number;
  readonly wins: number;
  /** Random entries of the same market, side, hour and geometry. */
  readonly baselinePercent: number | null;
  /** 95 % interval of the frequency, percent; null with too few weeks of cases. */
  readonly intervalPercent: [number, number] | null;
  /** Whether wins exceed the random entries by more than chance explains. */
  readonly showsEdge: boolean;
  readonly from: string;
  readonly to: string;
  readonly basis: string;
}

/** A plan that can be traded now or by a pending order, or one that waits for a trigger. */
export interface Plan {
  /** Name of the rule: `Trend pullback`. */
  readonly rule: string;
  readonly direction: Direction;
  readonly entryType: EntryType;
  readonly entry: number;
  readonly stop: number;
  readonly target1: number;
  readonly target2: number | null;
  /** Price that must trade first for the plan to become valid; null when it is valid now. */
  readonly trigger: number | null;
}

/** What the charts say together. Prices are numbers on the entry chart's own axis. */
export interface MarketAnalysis {
  /** The chart that gives entry, price and levels: index into the input. */
  readonly entryChart: number;
  readonly currentPrice: number;
  /** The setup that passed every rule, or null. */
  readonly setup: Plan | null;
  /** Without a setup: the plan that would become one, or null. */
  readonly potential: Plan | null;
  /** Without a setup: why, in a trader's words, and what would change it. */
  readonly rejectionReason: string | null;
  readonly confidence: 'confirmed' | 'strong' | 'potential' | null;
  /** Independent pieces of evidence, 0 to 5; null for a plan that none of the rules sees. */
  readonly confluenceScore: number | null;
  readonly trackRecord: TrackRecord | null;
  /** Percent of similar setups that reached target 1 first, shrunk to the base rate; null where too few are known. */
  readonly patternConfidenceScore: number | null;
  readonly evidence: readonly Evidence[];
  readonly patterns: readonly string[];
  readonly higherTimeframeTrend: 'bullish' | 'bearish' | 'ranging' | null;
  readonly higherTimeframeResistance: number | null;
  readonly higherTimeframeSupport: number | null;
  readonly indicatorsUsed: readonly string[];
  readonly indicatorConfirmations: readonly string[];
  readonly smcVisibleElements: readonly string[];
  readonly smcBias: Side;
  readonly liquidityZone: string | null;
  readonly suggestedSLRange: string | null;
  readonly recommendTimeframe: string | null;
  readonly marketStructure: string;
  readonly keyLevels: readonly string[];
  readonly analysisText: string;
  /** In the order of the input. */
  readonly charts: readonly ChartFindings[];
}

/** Fewest candles an analysis is made from. */
export const MIN_CANDLES = 30;

export type AnalyzeResult =
  | { readonly ok: true; readonly analysis: MarketAnalysis }
  | {
      readonly ok: false;
      /** Index of the chart at fault; null when it is the set as a whole. */
      readonly chartIndex: number | null;
      readonly reason: 'too-few-candles' | 'different-symbols';
    };
