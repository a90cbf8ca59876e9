import { analyzeCharts } from '@pipsight/analysis';
import { createChartReaderPool } from '@pipsight/chart-reader';
import { endpoints } from '@pipsight/contract';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../../../apps/server/src/db/open-database.ts';
import { createPooledChartReader } from '../../../apps/server/src/providers/chart-reader/pooled-chart-reader.ts';
import { upload } from '../../../apps/server/test/multipart.ts';
import { startTestApp } from '../../../apps/server/test/test-app.ts';
import { sample } from '../../chart-files.ts';
import { benchScreen, type ScreenCosts } from './bench-screen.ts';

/** What the history of all users costs, in milliseconds; each call is the median of many. */
export interface AdminHistoryCosts {
  /** A call that reads one row, to compare with. */
  readonly oneRowMs: number;
  readonly figuresMs: number;
  readonly newestOfAllMs: number;
  readonly deepOfAllMs: number;
  readonly newestOfUserMs: number;
  readonly deepOfUserMs: number;
  readonly screen: ScreenCosts;
}

interface HistorySize {
  readonly users: number;
  readonly analyses: number;
}

const REPEATS = 25;
const WEB_FOLDER = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/** Fills an empty database with real analyses of many users, serves it, and measures the calls and the screen. */
export async function benchAdminHistory(database: OpenDatabase, size: HistorySize): Promise<AdminHistoryCosts> {
  const readers = createChartReaderPool({ threads: 1 });
  const chartReader = createPooledChartReader(readers);
  const test = await startTestApp(database, { webFolder: WEB_FOLDER, chartReader, analyze: analyzeCharts });
  try {
    await test.addUser({ username: 'boss', role: 'admin' });
    const cookie = await test.signIn('boss');
    for (const name of ['eurusd-m15.png', 'xauusd-h1.png']) {
      await test.app.inject(await upload(cookie, [{ name, content: new Uint8Array(sample(name).buffer) }]));
    }
    await seed(database, size);
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const medianMs = async (path: string): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < REPEATS; i += 1) {
        const started = performance.now();
        const response = await fetch(address + path, { headers: { cookie } });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        times.push(performance.now() - started);
      }
      return times.toSorted((a, b) => a - b)[REPEATS >> 1]!;
    };
    const deep = await entryInTheMiddle(database);
    const entries = endpoints.analysisEntries.path;
    return {
      oneRowMs: await medianMs(endpoints.currentUser.path),
      figuresMs: await medianMs(endpoints.analysisFigures.path),
      newestOfAllMs: await medianMs(`${entries}?limit=20`),
      deepOfAllMs: await medianMs(`${entries}?limit=20&before=${deep.id}`),
      newestOfUserMs: await medianMs(`${entries}?limit=20&userId=${deep.userId}`),
      deepOfUserMs: await medianMs(`${entries}?limit=20&userId=${deep.userId}&before=${deep.id}`),
      screen: await benchScreen(address, cookie),
    };
  } finally {
    await test.close();
    await readers.close();
  }
}

/** Copies the analyses that are there, five minutes apart, to users of whom the last made twice the average. */
async function seed({ pool }: OpenDatabase, { users, analyses }: HistorySize): Promise<void> {
  await pool.query(
    `insert into users (username, password_hash, usage_month, created_at)
    select 'trader-' || n, '', '2026-11-01', now() from generate_series(1, $1::int) n`,
    [users],
  );
  await pool.query(
    `insert into analyses (user_id, created_at, has_setup, currency_pair, timeframe, result)
    select trader.id, now() - n * interval '5 minutes', made.has_setup, made.currency_pair, made.timeframe, made.result
    from generate_series(1, $2::int) n
    join (select id, row_number() over (order by id) - 1 as place from users where username like 'trader-%') trader
      on trader.place = floor($1::int * sqrt((n::bigint * 7919) % 250000) / 500)
    join (select *, row_number() over () - 1 as place from analyses) made on made.place = n % 2`,
    [users, analyses],
  );
  await pool.query('vacuum analyze analyses');
}

/** An analysis of the busiest user that lies half way back. */
async function entryInTheMiddle({ pool }: OpenDatabase): Promise<{ id: string; userId: string }> {
  const { rows } = await pool.query<{ id: string; userId: string }>(
    `with busiest as (select user_id, count(*) as made from analyses group by user_id order by 2 desc limit 1)
    select id, user_id as "userId" from analyses where user_id = (select user_id from busiest)
    order by created_at desc offset (select made / 2 from busiest) limit 1`,
  );
  return rows[0]!;
}
