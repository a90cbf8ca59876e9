import { setImmediate } from 'node:timers/promises';
import { planBars, type BarPlan } from '../plan-bars.ts';
import type { PriceBar } from '../port.ts';
import { openHoursOf } from './simulated-price.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Half a month at most, of which every tick is computed. */
const BAR_LIMITS = { widthsMs: [MINUTE_MS, 5 * MINUTE_MS], maxBars: 4320 };
/** Prices computed before other work gets its turn. */
const TICKS_AT_ONCE = 5000;

/**
 * Every tick of the open hours between two moments, gathered into bars. The first and last may be shorter than the rest; of
 * a span over 15 days only the beginning is given.
 */
export async function simulatedBars(
  priceAt: (tick: number) => number,
  from: Date,
  to: Date,
  signal: AbortSignal,
): Promise<readonly PriceBar[]> {
  const plan = planBars(from, to, BAR_LIMITS);
  if (!plan) return [];
  const bars: PriceBar[] = [];
  let ticks = 0;
  for (const span of barSpans(plan)) {
    bars.push(barOf(priceAt, span));
    ticks += span.lastTick - span.firstTick + 1;
    if (ticks > TICKS_AT_ONCE) {
      ticks = 0;
      await setImmediate();
      signal.throwIfAborted();
    }
  }
  return bars;
}

interface BarSpan {
  readonly fromMs: number;
  readonly toMs: number;
  readonly firstTick: number;
  readonly lastTick: number;
}

function* barSpans({ widthMs, from, to }: BarPlan): Generator<BarSpan> {
  const toMs = to.getTime();
  let atMs = from.getTime();
  while (atMs < toMs) {
    const open = openHoursOf(new Date(atMs));
    while (atMs < Math.min(toMs, open.toMs)) {
      const endMs = Math.min(toMs, open.toMs, atMs - (atMs % widthMs) + widthMs);
      yield { fromMs: atMs, toMs: endMs, firstTick: open.tickAt(atMs), lastTick: open.tickAt(endMs - 1) };
      atMs = endMs;
    }
    // Three days past the close is always within the next week.
    if (atMs < toMs) atMs = openHoursOf(new Date(open.toMs + 3 * DAY_MS)).fromMs;
  }
}

function barOf(priceAt: (tick: number) => number, { fromMs, toMs, firstTick, lastTick }: BarSpan): PriceBar {
  const open = priceAt(firstTick);
  let close = open;
  let high = open;
  let low = open;
  for (let tick = firstTick + 1; tick <= lastTick; tick += 1) {
    close = priceAt(tick);
    high = Math.max(high, close);
    low = Math.min(low, close);
  }
  return { from: new Date(fromMs), to: new Date(toMs), open, high, low, close };
}
