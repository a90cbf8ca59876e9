import { type ModelClaim, MARKET_TOLERANCE, normaliseSymbol, timeframeMinutes } from '@pipsight/trading';
import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import type { ClaimCheck, VisibleChart } from './claim-check.ts';
import { sameTimeframe } from './same-timeframe.ts';
import { SNAP_PX } from './tolerances.ts';

/** Without a printed price the newest close stands in, and the market may have moved on from it by this much, in ATR. */
const UNPRINTED_NEAR_ATR = 0.5;

/** Checks and what of them speaks against the claim as a whole, as sentences. */
export interface IdentityChecks {
  readonly checks: readonly ClaimCheck[];
  readonly faults: readonly string[];
}

/** Whether the claim speaks of the chart that was measured: its symbol, its timeframe, its current price. */
export function checkIdentity(view: ChartView, charts: readonly VisibleChart[], claim: ModelClaim): IdentityChecks {
  const found = [checkSymbol(charts, claim), checkTimeframe(view, charts, claim), checkLastPrice(view, charts, claim)];
  return {
    checks: found.map(({ check }) => check),
    faults: found.flatMap(({ check, isFault }) => (isFault ? [check.detail] : [])),
  };
}

interface Judged {
  readonly check: ClaimCheck;
  /** Whether it speaks against the claim as a whole. */
  readonly isFault: boolean;
}

function judged(name: string, status: ClaimCheck['status'], detail: string, isFault = status === 'failed'): Judged {
  return { check: { name, status, detail }, isFault };
}

function checkSymbol(charts: readonly VisibleChart[], { symbol }: ModelClaim): Judged {
  const name = 'Symbol named by the model';
  const read = charts.find((chart) => chart.symbol !== null)?.symbol ?? null;
  if (symbol === null || read === null) {
    const detail =
      symbol === null ? 'The model names none.' : `The model says ${shown(symbol)}; the picture names none.`;
    return judged(name, 'not-checkable', detail);
  }
  if (normaliseSymbol(symbol) === normaliseSymbol(read)) return judged(name, 'checked', `${read}, as read.`);
  const detail = `The model speaks of ${shown(symbol)}; the chart shows ${read}.`;
  return judged(name, 'failed', detail);
}

function checkTimeframe(view: ChartView, charts: readonly VisibleChart[], { timeframe }: ModelClaim): Judged {
  const name = 'Timeframe named by the model';
  const read = view.timeframe;
  if (timeframe === null || read === null || timeframeMinutes(read) === null) {
    const detail =
      timeframe === null
        ? 'The model names none.'
        : `The model says ${shown(timeframe)}; the picture does not say which it is.`;
    return judged(name, 'not-checkable', detail);
  }
  if (sameTimeframe(timeframe, read)) return judged(name, 'checked', `${read}, as read.`);
  const detail = `The model speaks of ${shown(timeframe)}; the chart that gives the entry is ${read}.`;
  // Of several charts it may mean another one, whose prices are the same; a timeframe that none has is made up.
  const isOther = charts.some((chart) => chart.timeframe !== null && sameTimeframe(timeframe, chart.timeframe));
  return judged(name, 'failed', detail, !isOther);
}

function checkLastPrice(view: ChartView, charts: readonly VisibleChart[], { lastPrice }: ModelClaim): Judged {
  const { grid, series, price, atr, index } = view;
  const name = 'Current price named by the model';
  const at = inWords(price, grid);
  if (lastPrice === null) {
    return judged(name, 'not-checkable', `The model names none; the chart shows ${at}.`);
  }
  const isPrinted = charts[index]!.lastPrice !== null;
  const near = Math.max(SNAP_PX * series.noise, price * MARKET_TOLERANCE, isPrinted ? 0 : UNPRINTED_NEAR_ATR * atr);
  if (Math.abs(lastPrice - price) <= near) return judged(name, 'checked', `${at}, as read.`);
  const detail = `The model takes the current price to be ${inWords(lastPrice, grid)}; the chart shows ${at}.`;
  return judged(name, 'failed', detail);
}

/** Words of the model, short and on one line. */
function shown(text: string): string {
  const plain = text.replace(/[^\p{L}\p{N} ./_-]/gu, '').trim();
  return plain.length > 20 ? `${plain.slice(0, 20)}…` : plain || 'another one';
}
