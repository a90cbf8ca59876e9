import { afterEach, expect, it } from 'vitest';
import { captureLog } from '../../../test/capture-log.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { startVendorStub, status, type VendorStub } from '../../../test/vendor-stub.ts';
import { createMassive } from '../../providers/market-data/massive/massive.ts';
import { createOanda } from '../../providers/market-data/oanda/oanda.ts';
import type { MarketData } from '../../providers/market-data/port.ts';
import { createTwelveData } from '../../providers/market-data/twelve-data/twelve-data.ts';

const KEY = '5ec2e7-k3y-0f-7he-4cc0un7';
const now = (): Date => new Date('2026-11-18T12:00:00Z');
const suite = useTestApp();
const stubs: VendorStub[] = [];
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close();
});

const sources: readonly [string, (baseUrl: string) => MarketData][] = [
  ['oanda', (baseUrl) => createOanda({ token: KEY, accountId: '101', environment: 'live', baseUrl, now })],
  ['twelvedata', (baseUrl) => createTwelveData({ apiKey: KEY, credits: { perMinute: 8, perDay: 800 }, baseUrl, now })],
  ['massive', (baseUrl) => createMassive({ apiKey: KEY, baseUrl, now })],
];

it.each(sources)(
  'shows the key of %s neither to the browser nor in the log when it repeats it',
  async (name, create) => {
    const log = captureLog();
    const stub = await startVendorStub(() => status(401, { 'x-key': KEY }, `{"message":"${KEY} is not valid"}`));
    stubs.push(stub);
    const running = await suite.start({ marketData: create(stub.baseUrl), logger: log.options });
    await running.addUser();
    const cookie = await running.signIn('trader');
    const prices = await running.app.inject({ url: '/api/market-data/forex?symbols=EURUSD', headers: { cookie } });
    const page = await running.app.inject({ url: '/' });
    expect(JSON.stringify(stub.requests)).toContain(KEY);
    expect(log.lines().filter(({ msg }) => msg === 'market prices failed')).toMatchObject([
      { source: name, reason: 'refused' },
    ]);
    for (const text of [log.text(), prices.body, JSON.stringify(prices.headers), page.body]) {
      expect(text).not.toContain(KEY);
    }
  },
);
