import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp, type AppDeps } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { users, type UserRow } from '../src/db/schema.ts';
import { createPasswords } from '../src/features/accounts/passwords.ts';
import { createSimulatedMarketData } from '../src/providers/market-data/simulated/simulated-market-data.ts';
import { fakeChartReader } from './fake-chart-reader.ts';
import { chartFindings, marketAnalysis } from './market-analysis.ts';

export const NOW = new Date('2026-11-21T10:00:00.000Z');
export const PASSWORD = 'correct horse';
const passwords = createPasswords();
let passwordHash: Promise<string> | null = null;

/** A clock that stands still until a test moves it. */
interface TestClock {
  now(): Date;
  forwardMs(ms: number): void;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: TestClock;
  /** Adds a user whose password is {@link PASSWORD}. */
  addUser(values?: Partial<UserRow>): Promise<UserRow>;
  /** Signs a user in; returns the `cookie` header of the session. */
  signIn(username: string): Promise<string>;
  close(): Promise<void>;
}

/** The real application with a fixed clock on a test's database. */
export async function startTestApp({ db }: OpenDatabase, overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const webFolder = mkdtempSync(join(tmpdir(), 'web-client-'));
  writeWebClient(webFolder);
  let nowMs = NOW.getTime();
  const now = (): Date => new Date(nowMs);
  const app = await createApp({
    db,
    passwords,
    chartReader: fakeChartReader(),
    analyze: (charts) => ({ ok: true, analysis: marketAnalysis({ charts: charts.map(chartFindings) }) }),
    visionModel: null,
    messenger: null,
    marketData: createSimulatedMarketData({ now }),
    now,
    trackerIntervalMs: 30_000,
    publicConfig: {
      appTitle: 'Pipsight',
      contactUrl: 'https://t.me/pipsight',
      simulatedPrices: true,
      visionModel: false,
    },
    publicUrl: null,
    trustProxy: false,
    webFolder,
    logger: false,
    ...overrides,
  });
  return {
    app,
    db,
    clock: { now, forwardMs: (ms) => void (nowMs += ms) },
    async addUser(values = {}) {
      passwordHash ??= passwords.hash(PASSWORD);
      const row = { username: 'trader', usageMonth: '2026-11-01', createdAt: now(), ...values };
      const [added] = await db
        .insert(users)
        .values({ passwordHash: await passwordHash, ...row })
        .returning();
      return added!;
    },
    async signIn(username) {
      const response = await app.inject(login(username, PASSWORD));
      if (response.statusCode !== 200) throw new Error(`${username} could not sign in: ${response.body}`);
      return cookieOf(response);
    },
    async close() {
      await app.close();
      rmSync(webFolder, { recursive: true });
    },
  };
}

/** A sign-in to inject. */
export function login(username: string, password: string): InjectOptions {
  return { method: 'POST', url: '/api/auth/login', payload: { username, password } };
}

/** The session cookie an answer sets, as a request header. */
export function cookieOf(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name === 'session');
  if (!cookie) throw new Error('The answer sets no session cookie.');
  return `session=${cookie.value}`;
}

function writeWebClient(folder: string): void {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    join(folder, 'index.html'),
    '<html><title>Built</title><script type="application/json" id="public-config"></script></html>',
  );
}
