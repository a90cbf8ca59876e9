import type { ChartReading } from '@pipsight/chart-reader';
import type { ExpectedChart, ReaderCase } from './expected-chart.ts';
import { axisErrorPx, scaleTold } from './score-axis.ts';
import { type CandleScore, scoreCandles } from './score-candles.ts';

/** `missing`: nothing read where something stands. `wrong`: something read that is not there, or not so. */
export type Verdict = 'right' | 'wrong' | 'missing';

export const PRINTED_FIELDS = ['lastPrice', 'symbol', 'timeframe'] as const;
type PrintedField = (typeof PRINTED_FIELDS)[number];

/** How one picture was read. Fields are null where there is nothing to judge. */
export interface ChartScore {
  readonly name: string;
  readonly style: string;
  /** Whether chart or no chart was told right. */
  readonly chartTold: boolean;
  /** Whether there was an axis to read. */
  readonly axisPrinted: boolean;
  readonly axisErrorPx: number | null;
  readonly scaleTold: boolean | null;
  readonly pitchPx: number | null;
  /** Which of them stand in the picture. Where one does not, the right reading is none. */
  readonly printed: Readonly<Record<PrintedField, boolean>>;
  readonly lastPrice: Verdict | null;
  readonly symbol: Verdict | null;
  readonly timeframe: Verdict | null;
  readonly platform: Verdict | null;
  readonly candles: CandleScore | null;
  readonly problems: readonly string[];
  /** Wall-clock time of the whole reading. */
  readonly elapsedMs: number;
}

/**
 * Compares a reading with what stands in the picture; of several charts with the one it agrees with best, and it must
 * say they are several.
 */
export function scoreChart(item: ReaderCase, reading: ChartReading, elapsedMs: number): ChartScore {
  const { name, style, expected } = item;
  const common = { name, style, problems: reading.problems, elapsedMs };
  const scores = expected.map((chart) => scoreAgainst(chart, reading));
  const [best = NOTHING_TO_JUDGE] = scores.toSorted((a, b) => (b.candles?.right ?? 0) - (a.candles?.right ?? 0));
  const severalTold = expected.length < 2 || reading.problems.includes('several-charts');
  return { ...common, ...best, chartTold: reading.isChart === expected.length > 0 && severalTold };
}

type ChartMarks = Pick<
  ChartScore,
  | 'axisPrinted'
  | 'axisErrorPx'
  | 'scaleTold'
  | 'pitchPx'
  | 'printed'
  | 'lastPrice'
  | 'symbol'
  | 'timeframe'
  | 'platform'
  | 'candles'
>;

/** Marks of a picture that nothing but its being a chart or not is judged on. */
export const NOTHING_TO_JUDGE: ChartMarks = {
  axisPrinted: false,
  axisErrorPx: null,
  scaleTold: null,
  pitchPx: null,
  printed: { lastPrice: false, symbol: false, timeframe: false },
  lastPrice: null,
  symbol: null,
  timeframe: null,
  platform: null,
  candles: null,
};

function scoreAgainst(expected: ExpectedChart, reading: ChartReading): ChartMarks {
  const { lastPrice } = expected;
  return {
    axisPrinted: expected.axisPrinted,
    axisErrorPx: axisErrorPx(reading.axis, expected),
    scaleTold: scaleTold(reading.axis, expected),
    pitchPx: expected.pitchPx,
    printed: {
      lastPrice: typeof lastPrice === 'number',
      symbol: expected.symbol.some((name) => name !== null),
      timeframe: expected.timeframe.some((name) => name !== null),
    },
    lastPrice: lastPrice === undefined ? null : judgeOne(reading.lastPrice?.price ?? null, [lastPrice]),
    symbol: judgeOne(plain(reading.symbol), expected.symbol.map(plain)),
    timeframe: judgeOne(reading.timeframe, expected.timeframe),
    platform: judgeOne(reading.platform, expected.platform),
    candles: expected.candles.length === 0 ? null : scoreCandles(reading.candles, expected),
  };
}

function judgeOne<T>(read: T | null, accepted: readonly (T | null)[]): Verdict {
  if (accepted.includes(read)) return 'right';
  return read === null ? 'missing' : 'wrong';
}

function plain(symbol: string | null): string | null {
  return symbol === null ? null : symbol.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
