import type { OpenDatabase } from '../../apps/server/src/db/open-database.ts';
import { createTracker } from '../../apps/server/src/tracker/tracker.ts';

/** What ticks cost on one database, in milliseconds: medians of many. */
export interface TickCosts {
  /** A tick in which no price reaches any trade. */
  readonly quietMs: number;
  /** A tick in which the prices reach some trades. */
  readonly fewMs: number;
  /** Trades decided in such a tick. */
  readonly fewTrades: number;
  /** One tick in which all prices leap, and how many trades it decides. */
  readonly leapMs: number;
  readonly leapTrades: number;
  /** Reading every watched trade, as a tick without indexes would: the yardstick of this run. */
  readonly readAllMs: number;
}

const SYMBOLS = (
  'EURUSD GBPUSD USDJPY AUDUSD NZDUSD USDCAD USDCHF EURGBP EURJPY EURCHF EURAUD EURCAD EURNZD GBPJPY GBPCHF ' +
  'GBPAUD GBPCAD GBPNZD AUDJPY AUDCAD AUDCHF AUDNZD NZDJPY NZDCAD NZDCHF CADJPY CADCHF CHFJPY XAUUSD XAGUSD'
).split(' ');
const USERS = 1000;
const TICKS = 25;
/** Levels lie up to this far from the price, as a fraction, evenly spread. */
const WIDEST_LEVEL = 0.05;
/** How far each price moves in a tick that decides few trades. */
const STEP = 0.00001;
/** How far each price leaps, as on news. */
const LEAP = 0.005;
const SINCE = new Date('2026-11-23T10:00:00.000Z');

/** Ticks on so many monitored trades. The database must be empty. */
export async function benchTick({ db, pool }: OpenDatabase, trades: number): Promise<TickCosts> {
  await fill(pool, trades);
  let nowMs = SINCE.getTime();
  let price = 1;
  let decided = 0;
  const tracker = createTracker({
    db,
    source: { name: 'bench', bars: null, freshForMs: 0 },
    prices: {
      async quotes(symbols) {
        const asOf = new Date(nowMs).toISOString();
        return symbols.map((symbol) => ({ symbol, price, asOf, source: 'bench', isLive: true }));
      },
    },
    instance: 'bench',
    intervalMs: 30_000,
    now: () => new Date(nowMs),
    after: () => () => undefined,
    log: { info: () => undefined, warn: console.warn, error: console.error },
    onEvents: async (events) => void (decided += events.length),
  });
  const timed = (step: number, work: () => Promise<unknown>) => () => {
    nowMs += 30_000;
    price += step;
    return work();
  };
  const tick = (): Promise<void> => tracker.tick();
  const quietMs = await medianMs(timed(0, tick));
  const fewMs = await medianMs(timed(STEP, tick));
  if (decided === 0) throw new Error('The prices reached no trade; the bench measured nothing.');
  const fewTrades = decided / TICKS;
  const readAllMs = await medianMs(() => pool.query('select * from trades where watched_since is not null'), 5);
  decided = 0;
  const leapMs = await medianMs(timed(LEAP, tick), 1);
  return { quietMs, fewMs, fewTrades, leapMs, leapTrades: decided, readAllMs };
}

async function fill(pool: OpenDatabase['pool'], trades: number): Promise<void> {
  await pool.query('select setseed(0.5)');
  await pool.query(
    `insert into users (username, password_hash, usage_month, created_at)
     select 'trader' || n, '', '2026-11-01', $1 from generate_series(1, $2::int) as n`,
    [SINCE, USERS],
  );
  await pool.query(
    `insert into trades (user_id, currency_pair, symbol, direction, entry_type, entry_price, stop_loss, take_profit_1,
       created_at, opened_at, is_monitored, watched_since)
     select owner.id, symbol, symbol, direction, 'market', 1,
       round((1 - side * (0.0001 + random() * $3))::numeric, 5), round((1 + side * (0.0001 + random() * $3))::numeric, 5),
       $1, $1, true, $1
     from (select n, ($4::text[])[1 + n % cardinality($4::text[])] as symbol,
         case when n % 2 = 0 then 'BUY' else 'SELL' end as direction, case when n % 2 = 0 then 1 else -1 end as side
       from generate_series(1, $2::int) as n) as made
     join (select id, row_number() over (order by id) as n from users) as owner on owner.n = 1 + made.n % ${USERS}`,
    [SINCE, trades, WIDEST_LEVEL, SYMBOLS],
  );
  await pool.query('vacuum analyze trades');
}

async function medianMs(work: () => Promise<unknown>, times = TICKS): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const startedAt = performance.now();
    await work();
    took.push(performance.now() - startedAt);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(times / 2)]!;
}
