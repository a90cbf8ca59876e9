import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { progressEventSchema, type ProgressEvent } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { fakeChartReader, readable } from '../../../test/fake-chart-reader.ts';
import { captureLog } from '../../../test/capture-log.ts';
import { ANALYZE_PATH, upload } from '../../../test/multipart.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import type { AppDeps } from '../../app.ts';
import { analyses, usageReservations, users } from '../../db/schema.ts';

const ACCEPT = { accept: 'application/x-ndjson' };
/** Long enough for a busy machine; as a rule the first look is the last. */
const POLL = { timeout: 20_000 };
const CHART = { name: 'a.png', content: 'chart' };
const suite = useTestApp();
let test: TestApp;
let cookie: string;

async function start(overrides: Partial<AppDeps> = {}): Promise<void> {
  test = await suite.start(overrides);
  await test.addUser({ analysisLimit: -1 });
  cookie = await test.signIn('trader');
}

function eventsOf(text: string): ProgressEvent[] {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => progressEventSchema.parse(JSON.parse(line)));
}

async function usedCount(): Promise<number> {
  const [user] = await test.db.select().from(users);
  return user!.usageCount;
}

async function listen(): Promise<AddressInfo> {
  if (!test.app.server.listening) await test.app.listen({ port: 0 });
  return test.app.server.address() as AddressInfo;
}

/** Sends an analyze call over a real connection; resolves when the answer begins. */
async function send(headers: Record<string, string>) {
  const { port } = await listen();
  const call = await upload(cookie, [CHART], [], headers);
  const outgoing = request({ port, path: ANALYZE_PATH, method: 'POST', headers: call.headers as never });
  outgoing.on('error', () => undefined);
  outgoing.end(call.payload);
  return outgoing;
}

it('answers a line for each stage and then the result', async () => {
  await start();
  const response = await test.app.inject(await upload(cookie, [CHART], [], ACCEPT));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/x-ndjson');
  const events = eventsOf(response.body);
  expect(events.slice(0, -1)).toEqual([
    { type: 'stage', stage: 'picture', chartIndex: 0, detail: '800 x 600' },
    { type: 'stage', stage: 'candles', chartIndex: 0, detail: '40 candles' },
    { type: 'stage', stage: 'structure', chartIndex: null, detail: '2 findings' },
    { type: 'stage', stage: 'setup', chartIndex: null, detail: 'Trend pullback' },
  ]);
  expect(events.at(-1)).toMatchObject({ type: 'result', analysis: { filename: 'a.png', hasSetup: 'yes' } });
  expect(await usedCount()).toBe(1);
});

it('sends a stage as soon as it ends', async () => {
  const gate = Promise.withResolvers<void>();
  await start({ chartReader: fakeChartReader(() => gate.promise.then(() => readable())) });
  const [incoming] = (await once(await send(ACCEPT), 'response')) as [IncomingMessage];
  const [first] = (await once(incoming, 'data')) as [Buffer];
  expect(eventsOf(first.toString())).toMatchObject([{ stage: 'picture' }]);
  gate.resolve();
  let rest = '';
  for await (const chunk of incoming) rest += String(chunk);
  expect(eventsOf(rest).at(-1)).toMatchObject({ type: 'result' });
});

it('ends with the failure and its status when the reading fails', async () => {
  await start({ chartReader: fakeChartReader(() => ({ ok: false, reason: 'damaged' })) });
  const response = await test.app.inject(await upload(cookie, [CHART], [], ACCEPT));
  expect(eventsOf(response.body).at(-1)).toEqual({
    type: 'failure',
    status: 422,
    error: '"a.png" is damaged and cannot be opened. Please take or download the screenshot again.',
  });
  expect(await usedCount()).toBe(0);
});

it('answers what it can refuse before the work with its own status', async () => {
  await start();
  const none = await test.app.inject(await upload(cookie, [], [], ACCEPT));
  expect(none.statusCode).toBe(400);
  await test.db.update(users).set({ usageCount: 10, analysisLimit: 10 });
  const limited = await test.app.inject(await upload(cookie, [CHART], [], ACCEPT));
  expect([limited.statusCode, limited.json().error]).toEqual([403, expect.stringContaining('Analysis limit reached')]);
});

it.each([ACCEPT, { accept: 'application/json' }])(
  'gives the reading up and the use back when the client goes away (%j)',
  async (headers) => {
    const reading = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const log = captureLog();
    await start({
      logger: log.options,
      chartReader: fakeChartReader((_file, { signal }) => {
        reading.resolve();
        const { promise, reject } = Promise.withResolvers<never>();
        signal.addEventListener('abort', () => {
          aborted.resolve();
          reject(signal.reason);
        });
        return promise;
      }),
    });
    const outgoing = await send(headers);
    await reading.promise;
    expect(await usedCount()).toBe(1);
    outgoing.destroy();
    await aborted.promise;
    await expect.poll(usedCount, POLL).toBe(0);
    expect(await test.db.select().from(usageReservations)).toEqual([]);
    expect(await test.db.select().from(analyses)).toEqual([]);
    // An error in the log would wake somebody up for nothing.
    expect(log.lines().filter(({ level }) => level >= 50)).toEqual([]);
  },
);

it('frees the place of an upload that breaks off', async () => {
  await start();
  const call = await upload(cookie, [CHART]);
  const { port } = await listen();
  const half = Array.from({ length: 4 }, () => {
    const headers = { ...(call.headers as Record<string, string>), 'content-length': '100000' };
    const outgoing = request({ port, path: ANALYZE_PATH, method: 'POST', headers });
    outgoing.on('error', () => undefined);
    outgoing.write((call.payload as Buffer).subarray(0, 120));
    return outgoing;
  });
  // The one that is refused tells that the other three have their places.
  const [refused] = (await Promise.race(half.map((outgoing) => once(outgoing, 'response')))) as [IncomingMessage];
  expect(refused.statusCode).toBe(429);
  for (const outgoing of half) outgoing.destroy();
  const analyze = async () => (await test.app.inject(call)).statusCode;
  await expect.poll(analyze, POLL).toBe(200);
  expect(await test.db.select().from(usageReservations)).toEqual([]);
});

it('finishes a running analysis before it closes', async () => {
  const gate = Promise.withResolvers<void>();
  await start({ chartReader: fakeChartReader(() => gate.promise.then(() => readable())) });
  const [incoming] = (await once(await send(ACCEPT), 'response')) as [IncomingMessage];
  const closed = test.app.close();
  gate.resolve();
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  await closed;
  expect(eventsOf(text).at(-1)).toMatchObject({ type: 'result' });
});
