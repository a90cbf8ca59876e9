import type { EntryType } from '@pipsight/trading';
import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import type { ClaimCheck } from './claim-check.ts';
import type { MeasuredLevel } from './measured-levels.ts';
import { digitHint } from './one-digit.ts';
import {
  BREAKOUT_BEYOND_ATR,
  ENTRY_NEAR_ATR,
  SNAP_PX,
  STOP_BEYOND_ATR,
  TARGET_BEFORE_ATR,
  UNNAMED_SHARE,
} from './tolerances.ts';

/** A price of a plan and what it is said to rest on. */
export interface ClaimedPrice {
  readonly role: 'entry' | 'stop' | 'target';
  /** 1 for a buy, -1 for a sell. */
  readonly sign: 1 | -1;
  readonly entryType: EntryType;
  readonly price: number;
  /** Price of the level it names; null when it names none. */
  readonly named: number | null;
}

/** What a price rests on, and the price itself, moved where it lay within a stated tolerance of what was measured. */
export type Resting =
  | { readonly ok: true; readonly price: number; readonly status: ClaimCheck['status']; readonly detail: string }
  /** What is wrong, as the rest of a sentence that begins with the price. */
  | { readonly ok: false; readonly reason: string };

/**
 * Holds a price against the levels measured on the charts. A price that names its level must stand to that one as its role
 * asks; one that names none must stand so, and closer, to any that stands out.
 */
export function restOnLevel(view: ChartView, levels: readonly MeasuredLevel[], claimed: ClaimedPrice): Resting {
  const { named, price } = claimed;
  const fitting = (candidates: readonly MeasuredLevel[], share: number): MeasuredLevel | undefined =>
    candidates
      .filter((level) => fits(view, claimed, level.price, share))
      .toSorted((a, b) => Math.abs(a.price - price) - Math.abs(b.price - price))[0];
  const at = (value: number): string => inWords(value, view.grid);
  if (named === null) {
    const strong = levels.filter(({ isStrong }) => isStrong);
    const found = fitting(strong, UNNAMED_SHARE);
    if (found) return resting(view, claimed, found);
    return { ok: false, reason: `rests on nothing that was measured${digitHint(price, strong, view.grid)}` };
  }
  // As it was printed for the claim, or as a pixel shows it.
  const same = Math.max(view.series.noise / 2, 0.6 * 10 ** -view.grid.decimals);
  const candidates = levels.filter((level) => Math.abs(level.price - named) <= same);
  if (candidates.length === 0) {
    return {
      ok: false,
      reason: `is said to rest on ${at(named)}, where nothing was measured${digitHint(named, levels, view.grid)}`,
    };
  }
  const found = fitting(candidates, 1);
  if (found) return resting(view, claimed, found);
  const [level] = candidates;
  return {
    ok: false,
    reason: `does not belong to the ${level!.words} ${at(level!.price)} that it is said to rest on${digitHint(price, candidates, view.grid)}`,
  };
}

/** Whether a price stands to a level as its role asks, all distances times `share`. */
function fits({ atr, series }: ChartView, claimed: ClaimedPrice, level: number, share: number): boolean {
  const { role, sign, entryType, price } = claimed;
  const slack = SNAP_PX * series.noise;
  /** How far the price lies beyond the level in the direction of the trade. */
  const beyond = (price - level) * sign;
  if (role === 'stop') return beyond <= slack && -beyond <= Math.max(share * STOP_BEYOND_ATR * atr, slack);
  if (role === 'target') return beyond <= slack && -beyond <= Math.max(share * TARGET_BEFORE_ATR * atr, slack);
  const near = Math.max(share * ENTRY_NEAR_ATR * atr, slack);
  const further = entryType.endsWith('stop') ? Math.max(share * BREAKOUT_BEYOND_ATR * atr, near) : near;
  return beyond <= further && -beyond <= near;
}

function resting(view: ChartView, { role, sign, price }: ClaimedPrice, level: MeasuredLevel): Resting {
  const { grid, series } = view;
  const unit = 10 ** -grid.decimals;
  const measured = Number(level.price.toFixed(grid.decimals));
  const off = Math.abs(price - measured);
  const at = `${level.words} ${inWords(measured, grid)}`;
  if (off < unit / 2) return { ok: true, price: measured, status: 'measured', detail: `The ${at}.` };
  // A stop stands beyond its level on purpose.
  if (role !== 'stop' && off <= SNAP_PX * series.noise) {
    return {
      ok: true,
      price: measured,
      status: 'measured',
      detail: `Moved ${inWords(off, grid)} to the measured ${at}.`,
    };
  }
  const side = (price - measured) * sign > 0 ? 'beyond' : 'before';
  const place = role === 'stop' ? 'behind' : side;
  return { ok: true, price, status: 'checked', detail: `${inWords(off, grid)} ${place} the measured ${at}.` };
}
