import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { analyzeCharts } from '@pipsight/analysis';
import { createChartReaderPool } from '@pipsight/chart-reader';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './db/open-database.ts';
import { during } from './during.ts';
import { ensureFirstAdministrator, type FirstAdministrator } from './features/accounts/first-administrator.ts';
import { createPasswords } from './features/accounts/passwords.ts';
import { giveBackAbandonedUses } from './features/analyses/usage-reservation.ts';
import { createDelivery } from './features/notifications/delivery.ts';
import { logSelfTest } from './providers/ai/log-self-test.ts';
import type { VisionModel } from './providers/ai/port.ts';
import { createPooledChartReader } from './providers/chart-reader/pooled-chart-reader.ts';
import { warmUp } from './providers/chart-reader/warm-up.ts';
import { createMassive } from './providers/market-data/massive/massive.ts';
import { createOanda } from './providers/market-data/oanda/oanda.ts';
import type { MarketData } from './providers/market-data/port.ts';
import { createReference } from './providers/market-data/reference/reference.ts';
import { createSimulatedMarketData } from './providers/market-data/simulated/simulated-market-data.ts';
import { createTwelveData } from './providers/market-data/twelve-data/twelve-data.ts';
import { createTelegram } from './providers/messenger/telegram/telegram.ts';
import { createTellOwners } from './tracker/tell-owners.ts';
import { createTracker } from './tracker/tracker.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Requests still running at a shutdown get this long to finish. */
const DRAIN_MS = 15_000;
/** No analysis runs this long: a use reserved earlier was left behind by an instance that crashed. */
const ABANDONED_AFTER_MS = 600_000;
/** Reading threads take about 200 MB each; more of them than this would gain little for one upload of three charts. */
const MAX_READING_THREADS = 4;

const now = (): Date => new Date();

async function start(config: Config): Promise<void> {
  let app: FastifyInstance | null = null;
  const onDatabaseError = (error: Error): void => app?.log.error({ err: error }, 'database connection failed');
  const database = config.databaseUrl
    ? await during('DATABASE_URL cannot be used', openPostgres(config.databaseUrl, onDatabaseError))
    : await during(
        'The embedded database cannot be opened',
        openEmbedded(config.dataDir, (error) => {
          onDatabaseError(error);
          fail(`The embedded database has stopped: ${error.message}`);
        }),
      );
  const threads = Math.min(availableParallelism(), MAX_READING_THREADS);
  const readers = createChartReaderPool({ threads });
  const passwords = createPasswords();
  await prepare(database, config, passwords);
  const marketData = createMarketData(config.marketData);
  const messenger = config.telegram && createTelegram(config.telegram);
  const visionModel = config.visionModel && (await loadVisionModel(config.visionModel));
  app = await createApp({
    db: database.db,
    passwords,
    chartReader: createPooledChartReader(readers),
    analyze: analyzeCharts,
    visionModel,
    marketData,
    messenger,
    now,
    trackerIntervalMs: config.trackerIntervalMs,
    publicConfig: {
      appTitle: config.appTitle,
      contactUrl: config.contactUrl,
      simulatedPrices: config.marketData.provider === 'simulated',
      visionModel: visionModel !== null,
    },
    publicUrl: config.publicUrl,
    trustProxy: typeof config.trustProxy === 'number' ? trustHops(config.trustProxy) : config.trustProxy,
    webFolder: WEB_FOLDER,
    logger: { level: config.logLevel },
  });
  const { host, port } = config;
  const address = await during(`The server cannot listen at HOST=${host} PORT=${port}`, app.listen({ host, port }));
  print(`${config.appTitle} is ready at ${config.publicUrl ?? address}`);
  void warmUp(readers, threads);
  const { log } = app;
  const stopping = new AbortController();
  if (visionModel) void logSelfTest(visionModel, log, stopping.signal);
  const sweep = setInterval(() => {
    giveBackAbandonedUses(database.db, new Date(now().getTime() - ABANDONED_AFTER_MS)).catch((error: unknown) =>
      log.error({ err: error }, 'giving back abandoned uses failed'),
    );
  }, ABANDONED_AFTER_MS);
  const delivery = messenger && createDelivery({ messenger, log: log.child({ part: 'messages' }) });
  const tracker = createTracker({
    db: database.db,
    source: marketData,
    prices: app.quotes,
    // Nobody else uses an embedded database: what a crash left of the turn there is this process's own.
    instance: config.databaseUrl === null ? 'embedded' : randomUUID(),
    intervalMs: config.trackerIntervalMs,
    now,
    after: callAfter,
    log: log.child({ part: 'tracker' }),
    onEvents: delivery ? createTellOwners(database.db, delivery) : async () => undefined,
  });
  tracker.start();
  stopOnSignal(async () => {
    stopping.abort();
    clearInterval(sweep);
    await tracker.stop();
    await Promise.all([delivery?.stop(), app?.close()]);
    await readers.close();
    await database.close();
  });
}

/** Loads what reaches models only where one is chosen: it takes half a second and 80 MB. */
async function loadVisionModel(chosen: NonNullable<Config['visionModel']>): Promise<VisionModel> {
  const { createVisionModel } = await import('./providers/ai/create-vision-model.ts');
  return createVisionModel({ ...chosen, now });
}

function createMarketData(chosen: Config['marketData']): MarketData {
  switch (chosen.provider) {
    case 'oanda':
      return createOanda({ ...chosen, now });
    case 'twelvedata':
      return createTwelveData({ ...chosen, now });
    case 'massive':
      return createMassive({ ...chosen, now });
    case 'reference':
      return createReference({ ...chosen, now });
    case 'simulated':
    default:
      return createSimulatedMarketData({ now });
  }
}

/** Puts a database in order before the first request. */
async function prepare(
  { db }: OpenDatabase,
  config: Config,
  passwords: ReturnType<typeof createPasswords>,
): Promise<void> {
  // Nobody else uses an embedded database, so whatever it holds reserved, a crash left.
  const abandonedAfterMs = config.databaseUrl === null ? 0 : ABANDONED_AFTER_MS;
  await giveBackAbandonedUses(db, new Date(now().getTime() - abandonedAfterMs));
  const administrator = await ensureFirstAdministrator(db, passwords, config.admin, now());
  // At once: should the start fail after this, the password would be lost.
  if (administrator) print(introduce(administrator));
}

function introduce({ username, generatedPassword }: FirstAdministrator): string {
  return generatedPassword === null
    ? `First administrator: ${username}, with the password given in ADMIN_PASSWORD`
    : `First administrator: ${username}, password: ${generatedPassword} (shown only this once)`;
}

/** Ends in good order at the first signal: no new requests, running ones finish. A second signal ends at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => fail('Some requests did not finish in time.'), DRAIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`The server did not stop cleanly: ${String(error)}`),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function callAfter(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** Believes the headers of as many proxies as stand before the server, counted from the nearest. */
function trustHops(count: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < count;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const result = readConfig(process.env);
if (!result.ok) fail(result.error);
try {
  await start(result.config);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
