import type { Database } from '../db/database.ts';
import type { QuoteCache } from '../features/market-data/quote-cache.ts';
import type { MarketData } from '../providers/market-data/port.ts';
import { applyObservations } from './apply-observations.ts';
import { createObserveMarket, type MarketLog } from './observe-market.ts';
import { orAborted } from './or-aborted.ts';
import type { TradeEvent, TradeEvents } from './trade-events.ts';
import { leaveTurn, takeTurn } from './tracker-turn.ts';
import { watchedSymbols } from './watched-symbols.ts';

/** Where the tracker tells what it did. */
export interface TrackerLog extends MarketLog {
  error(fields: object, message: string): void;
}

/** Calls back once after so many milliseconds; what it returns calls that off. */
export type After = (ms: number, callback: () => void) => () => void;

export interface TrackerOptions {
  readonly db: Database;
  readonly source: Pick<MarketData, 'name' | 'bars' | 'freshForMs'>;
  readonly prices: Pick<QuoteCache, 'quotes'>;
  /** Name of this process among those that share the database. */
  readonly instance: string;
  readonly intervalMs: number;
  readonly now: () => Date;
  readonly after: After;
  readonly log: TrackerLog;
  readonly onEvents: TradeEvents;
}

/** Watches the market for all users' trades. */
export interface Tracker {
  /** Looks at the market once, unless it is another instance's turn. Rejects when prices or database fail. */
  tick(): Promise<void>;
  /** Ticks at once and then at every interval, each tick after the last has ended, until it is stopped. */
  start(): void;
  /** Ends the tick that runs, whatever it waits for, and leaves the turn to another instance. */
  stop(): Promise<void>;
}

/** Prices that have not come by then do not come in this tick. */
const PRICES_WITHIN_MS = 20_000;

/**
 * The live tracker. Any number of instances may run on one database: they take turns, and a turn that is neither kept nor
 * left, since its holder died, ends one interval and the longest tick later.
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { db, instance, intervalMs, now, after, log } = options;
  const observeMarket = createObserveMarket(options);
  const stopping = new AbortController();
  let failing = false;
  let callOff = (): void => undefined;
  let running: Promise<void> = Promise.resolve();

  async function tick(): Promise<void> {
    if (!(await takeTurn(db, instance, intervalMs + PRICES_WITHIN_MS))) return;
    const watched = await watchedSymbols(db);
    if (watched.length === 0) return;
    const seen = await withinLimit(async (signal) => {
      const quotes = await orAborted(options.prices.quotes(watched.map(({ symbol }) => symbol)), signal);
      return observeMarket(watched, quotes, now(), signal);
    });
    if (seen.length === 0 || stopping.signal.aborted) return;
    const events = await applyObservations(db, instance, seen);
    if (events !== null && events.length > 0) void tell(events);
  }

  /** Runs what waits for prices, and aborts it when it takes too long or the tracker stops. */
  async function withinLimit<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const tooLong = new AbortController();
    const inTime = after(PRICES_WITHIN_MS, () => tooLong.abort(new Error('The prices did not come in time.')));
    try {
      return await task(AbortSignal.any([tooLong.signal, stopping.signal]));
    } finally {
      inTime();
    }
  }

  async function tell(events: readonly TradeEvent[]): Promise<void> {
    const count = (kind: TradeEvent['kind']): number => events.filter((event) => event.kind === kind).length;
    log.info({ filled: count('filled'), won: count('target'), lost: count('stop') }, 'trades decided');
    try {
      await options.onEvents(events);
    } catch (error) {
      log.error({ err: error }, 'trade events were not delivered');
    }
  }

  /** One tick of many: a failure is told once, and when it is over. */
  async function tickAgain(): Promise<void> {
    try {
      await tick();
      if (failing) log.info({}, 'the tracker works again');
      failing = false;
    } catch (error) {
      if (!failing && !stopping.signal.aborted) log.error({ err: error }, 'the tracker failed; it goes on trying');
      failing = true;
    }
  }

  async function run(): Promise<void> {
    const startedAtMs = now().getTime();
    await tickAgain();
    if (stopping.signal.aborted) return;
    const tookMs = now().getTime() - startedAtMs;
    callOff = after(Math.max(0, intervalMs - tookMs), start);
  }

  function start(): void {
    running = run();
  }

  return {
    tick,
    start,
    async stop() {
      stopping.abort(new Error('The tracker stops.'));
      callOff();
      await running;
      await leaveTurn(db, instance);
    },
  };
}
