import type { Chart } from '@pipsight/contract';
import type { ChartCorrections, StoredReading } from '../../db/stored-reading.ts';

/** One chart of an analysis: what was read, and what the trader says instead. */
export interface ReadChart {
  /** Place among the uploaded charts, from 0. */
  readonly index: number;
  readonly filename: string;
  readonly reading: StoredReading;
  readonly corrections: ChartCorrections;
}

/** What a chart is taken to show: the trader's word where given, else what was read. */
export interface ChartFacts {
  readonly symbol: string | null;
  readonly timeframe: string | null;
  readonly lastPrice: number | null;
  /** The fields that are the trader's word. */
  readonly corrected: Chart['corrected'];
}

const CORRECTABLE = ['symbol', 'timeframe', 'lastPrice'] as const;

export function factsOf({ reading, corrections }: Pick<ReadChart, 'reading' | 'corrections'>): ChartFacts {
  return {
    symbol: corrections.symbol ?? reading.symbol,
    timeframe: corrections.timeframe ?? reading.timeframe,
    lastPrice: corrections.lastPrice ?? reading.lastPrice,
    corrected: CORRECTABLE.filter((field) => corrections[field] !== undefined),
  };
}
