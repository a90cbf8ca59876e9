import {
  type ModelClaim,
  inferEntryType,
  MARKET_TOLERANCE,
  setupFaults,
  type Direction,
  type EntryType,
} from '@pipsight/trading';
import type { ChartView } from '../chart-view.ts';
import type { Plan } from '../market-analysis.ts';
import { inWords } from '../prices/price-grid.ts';
import { LEAST_NET_R } from '../setups/plan-prices.ts';
import { FAULT_SENTENCES } from './fault-words.ts';
import type { MeasuredLevel } from './measured-levels.ts';
import type { ClaimCheck, PlanPrice, VisibleChart } from './claim-check.ts';
import { restOnLevel, type ClaimedPrice, type Resting } from './rest-on-level.ts';
import { AXIS_MARGIN, ENTRY_NEAR_ATR, SNAP_PX } from './tolerances.ts';

/** A claimed plan after the checks. */
export interface CheckedPlan {
  /** Null when it does not stand. `rule` is left to the caller. */
  readonly plan: Omit<Plan, 'rule'> | null;
  /** Why it does not stand, as sentences; empty when it does. */
  readonly faults: readonly string[];
  readonly checks: readonly ClaimCheck[];
}

/** A plan with every price it needs. */
interface WholePlan {
  readonly direction: Direction;
  readonly entryType: EntryType;
  readonly entry: number;
  readonly stop: number;
  readonly target1: number;
  readonly target2: number | null;
}

const PLAN_PRICES = ['entryPrice', 'stopLoss', 'takeProfit1', 'takeProfit2'] as const satisfies readonly PlanPrice[];
const NAMES: Readonly<Record<PlanPrice, string>> = {
  entryPrice: 'Entry',
  stopLoss: 'Stop Loss',
  takeProfit1: 'Take Profit 1',
  takeProfit2: 'Take Profit 2',
};

/**
 * Checks a plan by the picture and by the rules of every setup: each price on the scale and at something measured, prices in
 * the right order, at least 1 R also after the spread, and an order that can wait at its entry. A second target that fails
 * is left out; anything else that fails is a fault.
 */
export function checkPlan(
  view: ChartView,
  chart: Pick<VisibleChart, 'lowest' | 'highest'>,
  levels: readonly MeasuredLevel[],
  claim: ModelClaim,
): CheckedPlan {
  const claimed = wholePlan(view, claim);
  if (claimed === null) {
    return { plan: null, faults: ['It lacks a direction, an entry, a stop or a first target.'], checks: [] };
  }
  const sign = claimed.direction === 'BUY' ? 1 : -1;
  const risk = Math.abs(claimed.entry - claimed.stop);
  const check = (role: ClaimedPrice['role'], price: number, named: number | null): Resting => {
    const off = offScale(view, chart, price);
    if (off !== null) return { ok: false, reason: off };
    const asked: ClaimedPrice = { role, sign, entryType: claimed.entryType, price, named };
    const rested = role === 'entry' && named === null ? atMarket(view, asked) : null;
    const found = rested ?? restOnLevel(view, levels, asked);
    return found.ok || role !== 'target' || named !== null
      ? found
      : (multipleOfRisk(view, chart, price, claimed.entry, risk) ?? found);
  };
  const found: Record<PlanPrice, Resting | null> = {
    entryPrice: check('entry', claimed.entry, claim.entryLevel),
    stopLoss: check('stop', claimed.stop, claim.stopLossLevel),
    takeProfit1: check('target', claimed.target1, claim.takeProfit1Level),
    takeProfit2: claimed.target2 === null ? null : check('target', claimed.target2, claim.takeProfit2Level),
  };
  const priceOf = (name: PlanPrice, given: number): number => {
    const rested = found[name];
    return rested?.ok ? rested.price : given;
  };
  const target2 = found.takeProfit2?.ok ? found.takeProfit2.price : null;
  const moved = withOrderType(view, {
    ...claimed,
    entry: priceOf('entryPrice', claimed.entry),
    stop: priceOf('stopLoss', claimed.stop),
    target1: priceOf('takeProfit1', claimed.target1),
    target2,
  });
  const said: Readonly<Record<PlanPrice, number | null>> = {
    entryPrice: claimed.entry,
    stopLoss: claimed.stop,
    takeProfit1: claimed.target1,
    takeProfit2: claimed.target2,
  };
  const wrong = (['entryPrice', 'stopLoss', 'takeProfit1'] as const).flatMap((name) => {
    const rested = found[name];
    return rested && !rested.ok ? [`${NAMES[name]} ${inWords(said[name]!, view.grid)} ${rested.reason}.`] : [];
  });
  const faults = [...geometryFaults(view, moved), ...wrong];
  const checks = PLAN_PRICES.flatMap((name) => {
    const rested = found[name];
    return rested === null ? [] : [priceCheck(view, name, said[name]!, rested)];
  });
  return { plan: faults.length > 0 ? null : { ...moved, trigger: null }, faults, checks };
}

function wholePlan(view: ChartView, claim: ModelClaim): WholePlan | null {
  const { direction, entryType, entryPrice, stopLoss, takeProfit1, takeProfit2 } = claim;
  // An order at the market needs no price of its own.
  const entry = entryPrice ?? (entryType === 'market' ? view.price : null);
  if (direction === null || entry === null || stopLoss === null || takeProfit1 === null) return null;
  return {
    direction,
    entryType: entryType ?? inferEntryType(direction, entry, view.price),
    entry,
    stop: stopLoss,
    target1: takeProfit1,
    target2: takeProfit2,
  };
}

/** How a price lies off the scale, or null. */
function offScale(
  { grid }: ChartView,
  { lowest, highest }: Pick<VisibleChart, 'lowest' | 'highest'>,
  price: number,
): string | null {
  const margin = AXIS_MARGIN * (highest - lowest);
  if (price >= lowest - margin && price <= highest + margin) return null;
  return `is not on the chart, whose scale shows ${inWords(lowest, grid)} to ${inWords(highest, grid)}`;
}

/** An entry at the current price needs no level; one that is meant there is moved to the price that was measured. */
function atMarket(view: ChartView, { entryType, price }: ClaimedPrice): Resting | null {
  const { grid, series, atr } = view;
  const off = Math.abs(price - view.price);
  const isMeant = entryType === 'market';
  const near = Math.max(SNAP_PX * series.noise, isMeant ? ENTRY_NEAR_ATR * atr : 0, view.price * MARKET_TOLERANCE);
  if (off > near) {
    if (!isMeant) return null;
    return { ok: false, reason: `is meant for now, but the current price is ${inWords(view.price, grid)}` };
  }
  const at = inWords(view.price, grid);
  const isSame = inWords(price, grid) === at;
  const detail = isSame ? 'The current price.' : `Moved ${inWords(off, grid)} to the measured current price ${at}.`;
  return { ok: true, price: view.price, status: 'measured', detail };
}

/** A target that rests on no level may be a whole or half multiple of the risk, from 1 to 5, exact to a pixel. */
function multipleOfRisk(
  { grid, series }: ChartView,
  { lowest, highest }: Pick<VisibleChart, 'lowest' | 'highest'>,
  price: number,
  entry: number,
  risk: number,
): Resting | null {
  if (!(risk > 0)) return null;
  const multiple = Math.round((2 * Math.abs(price - entry)) / risk) / 2;
  const off = Math.abs(Math.abs(price - entry) - multiple * risk);
  if (multiple < 1 || multiple > 5 || off > Math.max(series.noise, 0.6 * 10 ** -grid.decimals)) return null;
  const isVisible = price >= lowest && price <= highest;
  return isVisible
    ? { ok: true, price, status: 'checked', detail: `${multiple} times the risk; nothing measured lies there.` }
    : {
        ok: true,
        price,
        status: 'not-checkable',
        detail: `${multiple} times the risk, beyond the visible part of the price scale.`,
      };
}

/** An entry that came to lie at the current price is an order at the market. */
function withOrderType(view: ChartView, plan: WholePlan): WholePlan {
  return plan.entry === view.price ? { ...plan, entryType: 'market' } : plan;
}

function geometryFaults({ price, grid }: ChartView, plan: WholePlan): string[] {
  const faults = setupFaults(plan, price);
  const sentences = faults.map((fault) => FAULT_SENTENCES[fault]);
  if (faults.length > 0) return sentences;
  const netR = (Math.abs(plan.target1 - plan.entry) - grid.spread) / (Math.abs(plan.entry - plan.stop) + grid.spread);
  return netR < LEAST_NET_R ? ['After a usual spread its first target pays less than it risks.'] : [];
}

function priceCheck({ grid }: ChartView, name: PlanPrice, said: number, rested: Resting): ClaimCheck {
  const isDropped = name === 'takeProfit2' && !rested.ok;
  const detail = rested.ok
    ? rested.detail
    : `${inWords(said, grid)} ${rested.reason}.${isDropped ? ' It was left out.' : ''}`;
  return { name: NAMES[name], status: rested.ok ? rested.status : 'failed', detail, price: name };
}
