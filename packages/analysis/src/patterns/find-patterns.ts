import type { ChartSeries } from '../series/chart-series.ts';
import { firstAfter } from '../structure/after.ts';
import type { Bias } from '../structure/side.ts';
import type { CandlePattern } from './candle-pattern.ts';
import { OWN_PATTERNS } from './own-patterns.ts';
import { SINGLE_BAR_PATTERNS } from './single-bar-patterns.ts';
import { THREE_BAR_PATTERNS } from './three-bar-patterns.ts';
import { TWO_BAR_PATTERNS } from './two-bar-patterns.ts';

export const CANDLE_PATTERNS: readonly CandlePattern[] = [
  ...SINGLE_BAR_PATTERNS,
  ...TWO_BAR_PATTERNS,
  ...THREE_BAR_PATTERNS,
  ...OWN_PATTERNS,
];

/** What a pattern means where it stands. */
type Meaning = 'reversal' | 'continuation' | 'indecision';

/** A candle pattern that fits the move before it. Known on the close of its last bar. */
export interface PatternSighting {
  /** With its side where the name leaves it open: `Bullish engulfing`. */
  readonly name: string;
  readonly side: Bias | 'neutral';
  readonly meaning: Meaning;
  readonly formedAt: number;
  readonly knownAt: number;
  /** First later bar that closed beyond the pattern's bars against its side; for indecision, on either side of them. */
  readonly invalidatedAt: number | null;
}

/** Bars before a pattern by whose move it is judged, and the least move in ATR that makes it a turn. */
const CONTEXT_BARS = 8;
const CONTEXT_ATR = 1;

const RANK = { reversal: 0, continuation: 1, indecision: 2 };

const INDECISION = new Set(['Doji', 'Long-legged doji', 'Spinning top', 'Inside bar']);
const CONTINUATION = new Set(['Marubozu', 'Three white soldiers', 'Three black crows']);
/** TA-Lib gives these no side; the move before decides what they warn of. */
const TURN_BY_SHAPE: Readonly<Record<string, Bias>> = { 'Dragonfly doji': 'bullish', 'Gravestone doji': 'bearish' };
const SIDED = new Set(['Engulfing', 'Harami', 'Harami cross', 'Doji star', 'Three inside', 'Three outside', 'Pin bar']);

/**
 * Patterns that end on one of the last `bars` closed bars, newest first. A reversal needs a move of at least one ATR
 * against its side before it; a continuation needs none. Of several on one bar the turn comes first, then the pattern of
 * more bars.
 */
export function findPatterns(series: ChartSeries, bars: number): PatternSighting[] {
  const sightings: PatternSighting[] = [];
  for (let at = series.closedCount - 1; at >= Math.max(0, series.closedCount - bars); at--) {
    const onBar = CANDLE_PATTERNS.flatMap((pattern) => sightingAt(series, pattern, at) ?? []);
    sightings.push(...onBar.toSorted((a, b) => RANK[a.meaning] - RANK[b.meaning] || a.formedAt - b.formedAt));
  }
  return sightings;
}

function sightingAt(series: ChartSeries, pattern: CandlePattern, at: number): PatternSighting | null {
  if (at < pattern.lookback) return null;
  const found = pattern.detect(series.candles, at);
  if (found === 0) return null;
  const formedAt = at - pattern.span + 1;
  if (INDECISION.has(pattern.name)) {
    return followed(series, { name: pattern.name, side: 'neutral', meaning: 'indecision', formedAt, knownAt: at });
  }
  const side = TURN_BY_SHAPE[pattern.name] ?? (found === 1 ? 'bullish' : 'bearish');
  const name = nameOf(pattern.name, side);
  if (CONTINUATION.has(pattern.name))
    return followed(series, { name, side, meaning: 'continuation', formedAt, knownAt: at });
  const isTurn = moveBefore(series, formedAt) * (side === 'bullish' ? -1 : 1) >= CONTEXT_ATR;
  return isTurn ? followed(series, { name, side, meaning: 'reversal', formedAt, knownAt: at }) : null;
}

function followed(series: ChartSeries, sighting: Omit<PatternSighting, 'invalidatedAt'>): PatternSighting {
  const { side, formedAt, knownAt } = sighting;
  const bars = series.candles.slice(formedAt, knownAt + 1);
  const high = Math.max(...bars.map((bar) => bar.high));
  const low = Math.min(...bars.map((bar) => bar.low));
  const isBeyond = (bar: number): boolean => {
    const { close } = series.candles[bar]!;
    return (side !== 'bearish' && close < low) || (side !== 'bullish' && close > high);
  };
  return { ...sighting, invalidatedAt: firstAfter(series, knownAt, isBeyond) };
}

function nameOf(name: string, side: Bias): string {
  if (name === 'Tweezer') return side === 'bullish' ? 'Tweezer bottom' : 'Tweezer top';
  if (name === 'Marubozu' || SIDED.has(name))
    return `${side === 'bullish' ? 'Bullish' : 'Bearish'} ${lowerFirst(name)}`;
  return name;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Move of the closes over the bars before `bar`, in ATR. */
function moveBefore({ candles, atr }: ChartSeries, bar: number): number {
  const end = Math.max(0, bar - 1);
  const start = Math.max(0, end - CONTEXT_BARS);
  return (candles[end]!.close - candles[start]!.close) / atr[end]!;
}
