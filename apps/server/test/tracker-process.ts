// A process that ticks on an embedded database and stands still at a point of a tick, for a test to kill it there.
// Arguments: data folder, minute of the first tick, minute of the last, and the point: asked, uncommitted, committed, none.
import { openEmbedded } from '../src/db/open-database.ts';
import { createTracker } from '../src/tracker/tracker.ts';
import { scriptedMarket } from './scripted-market.ts';
import { pathPoints, pathMinute } from './tracker-path.ts';

const [folder = '', first = '0', last = '0', point = 'none'] = process.argv.slice(2);
let minute = Number(first);
const now = (): Date => pathMinute(minute);
const market = scriptedMarket({ now, points: pathPoints() });

/** Says that the process has come to a point of its last tick, and stays there. */
async function standStillAt(here: string): Promise<void> {
  if (point !== here || minute < Number(last)) return;
  process.stdout.write(`${here}\n`);
  await new Promise(() => setInterval(() => undefined, 1000));
}

const database = await openEmbedded(folder, (error) => {
  throw error;
});
const { db } = database;
const transaction = db.transaction.bind(db);
Object.assign(db, {
  transaction: async (...[work, config]: Parameters<typeof db.transaction>) => {
    const result = await transaction(async (tx) => {
      const done = await work(tx);
      await standStillAt('uncommitted');
      return done;
    }, config);
    await standStillAt('committed');
    return result;
  },
});
const tracker = createTracker({
  db,
  source: market.source,
  prices: {
    async quotes(symbols) {
      await standStillAt('asked');
      return market.quotes(symbols);
    },
  },
  instance: 'embedded',
  intervalMs: 30_000,
  now,
  after: () => () => undefined,
  log: { info: () => undefined, warn: console.warn, error: console.warn },
  onEvents: async () => undefined,
});
for (; minute <= Number(last); minute += 0.5) await tracker.tick();
await database.close();
process.stdout.write('ended\n');
