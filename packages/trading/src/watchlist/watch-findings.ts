import { parsePrice } from '../price.ts';
import { keyLevelPrice } from './key-level-price.ts';

/** A price this close to a key level, in percent of the level, is at it. */
export const KEY_LEVEL_PROXIMITY_PERCENT = 0.2;
/** A move this large, in percent, meets the conditions of a watched analysis wherever its levels are. */
export const CONDITION_MOVE_PERCENT = 0.5;
/** A move this large, in percent, has formed a setup. */
export const SETUP_MOVE_PERCENT = 1;
/** Binary floats put a move from 1.08 to 1.0854 just under half a percent. */
const ROUNDING_PERCENT = 1e-9;

/** What a watched analysis is measured by. */
export interface WatchedMarket {
  readonly entryPrice: string | null;
  /** Price when the chart was taken. */
  readonly currentPrice: string | null;
  /** Key levels as the analysis words them. */
  readonly keyLevels: readonly string[];
}

/** What a live price means for a watched analysis. */
export interface WatchFindings {
  /** Percent from {@link watchReference}, positive upwards; null without a reference. */
  readonly priceChange: number | null;
  /** Price is at a key level, or has moved far enough. */
  readonly conditionsMet: boolean;
  readonly setupFormed: boolean;
}

/** The price that moves are measured from: the entry, or the price of the chart without one. `null` without either. */
export function watchReference({ entryPrice, currentPrice }: WatchedMarket): number | null {
  return [entryPrice, currentPrice].map(parsePrice).find((price) => price !== null && price > 0) ?? null;
}

/** Judges a live price, which must be positive, against the key levels and the move since the analysis. */
export function watchFindings(market: WatchedMarket, price: number): WatchFindings {
  const reference = watchReference(market);
  const priceChange = reference === null ? null : changePercent(reference, price);
  const movedBy = (percent: number) => priceChange !== null && reaches(Math.abs(priceChange), percent);
  const atLevel = market.keyLevels.some((text) => {
    const level = keyLevelPrice(text, reference ?? price);
    return level !== null && isAtLevel(level, price);
  });
  return {
    priceChange,
    conditionsMet: atLevel || movedBy(CONDITION_MOVE_PERCENT),
    setupFormed: movedBy(SETUP_MOVE_PERCENT),
  };
}

/** Whether a price is within {@link KEY_LEVEL_PROXIMITY_PERCENT} of a level. */
export function isAtLevel(level: number, price: number): boolean {
  return reaches(KEY_LEVEL_PROXIMITY_PERCENT, Math.abs(changePercent(level, price)));
}

/** Move between two prices in percent of the first, which must not be 0. */
export function changePercent(from: number, to: number): number {
  return ((to - from) / from) * 100;
}

function reaches(value: number, threshold: number): boolean {
  return value >= threshold - ROUNDING_PERCENT;
}

/** What the test of a watched analysis pretends: its conditions met, its setup formed with even odds. */
export function simulatedFindings(random: () => number): Pick<WatchFindings, 'conditionsMet' | 'setupFormed'> {
  return { conditionsMet: true, setupFormed: random() < 0.5 };
}
