import type { Observation } from '@pipsight/trading';
import type { MarketData, MarketDataFailure } from '../providers/market-data/port.ts';
import { orAborted } from './or-aborted.ts';

const MINUTE_MS = 60_000;
/** A day at most is asked for at once, so that the source answers in bars of a minute. */
const SPAN_MS = 86_400_000;
/** A source may be this late with a bar; when an older span has none, nothing was traded in it. */
const LATE_MS = 600_000;

/** After so many days the rest is left to the next tick, so that a long absence is made good in steps. */
const MAX_SPANS = 7;

export interface MissedPrices {
  readonly bars: readonly Observation[];
  /** Everything up to here is in the bars. */
  readonly until: Date;
  /** Whether nothing is missing now, there is more to ask for, or why the source did not give the rest. */
  readonly state: 'complete' | 'unfinished' | MarketDataFailure['reason'];
}

/**
 * What the price did since a moment, span by span. A failure on the way, or the signal, keeps what came before it. The first
 * bar may begin before the moment: sources cut time into whole minutes.
 */
export async function missedPrices(
  barsOf: NonNullable<MarketData['bars']>,
  symbol: string,
  since: Date,
  now: Date,
  signal: AbortSignal,
): Promise<MissedPrices> {
  const bars: Observation[] = [];
  const nowMs = now.getTime();
  let untilMs = since.getTime();
  let fromMs = untilMs - (untilMs % MINUTE_MS);
  const ended = (state: MissedPrices['state']): MissedPrices => ({ bars, until: new Date(untilMs), state });
  for (let spans = 0; nowMs - fromMs >= MINUTE_MS; spans += 1) {
    if (spans === MAX_SPANS) return ended('unfinished');
    const toMs = Math.min(fromMs + SPAN_MS, nowMs);
    const asking = barsOf(symbol, new Date(fromMs), new Date(toMs), signal);
    const result = await orAborted(asking, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return { ok: false, reason: 'unavailable' } as const;
    });
    if (!result.ok) return ended(result.reason);
    bars.push(...result.bars);
    const last = result.bars.at(-1)?.to.getTime();
    if (last === undefined && toMs > nowMs - LATE_MS) break;
    // A bar that ends where it was asked for would have it asked for again for ever.
    if (last !== undefined && last <= fromMs) break;
    fromMs = last ?? toMs;
    untilMs = Math.max(untilMs, fromMs);
  }
  return ended('complete');
}
