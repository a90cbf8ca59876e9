import { afterEach, describe, expect, it } from 'vitest';
import type { MarketData, MarketDataFailure } from '../src/providers/market-data/port.ts';
import { historyLaws, marketDataLaws, type LawfulSource } from './market-data-laws.ts';
import { reply, startVendorStub, status, type StubHandler, type VendorStub } from './vendor-stub.ts';

const VENDOR_NOW = new Date('2026-11-18T12:00:00Z');

/** A vendor's interface as its documentation describes it, and the adapter that speaks it. */
export interface Vendor {
  readonly name: string;
  /** Key the adapter is given and must keep to itself; null for a service without one. */
  readonly key: string | null;
  /** The adapter, at whose clock it is {@link VENDOR_NOW}. */
  create(options: { readonly baseUrl: string; readonly timeoutMs: number; readonly now: () => Date }): MarketData;
  /** What the vendor answers while all is well. It knows these symbols, and every price it gives is `price`. */
  readonly symbols: readonly string[];
  answer(url: URL, price: unknown): unknown;
  /** Paths of its prices and histories, to tell them from what an adapter asks for besides. */
  readonly path: RegExp;
  readonly span?: LawfulSource['span'];
}

const never = new AbortController().signal;
/** Long enough for an answer over loopback on a busy machine. */
const PATIENT_MS = 20_000;

/** What holds for every source reached over HTTP, while it works and however it fails. */
export function vendorLaws(vendor: Vendor): void {
  const stubs: VendorStub[] = [];
  afterEach(async () => {
    for (const stub of stubs.splice(0)) await stub.close();
  });

  async function start(handler: StubHandler, timeoutMs = PATIENT_MS) {
    const stub = await startVendorStub(handler);
    stubs.push(stub);
    return { stub, source: vendor.create({ baseUrl: stub.baseUrl, timeoutMs, now: () => VENDOR_NOW }) };
  }
  const healthy: StubHandler = (url) => vendor.answer(url, 1.25);
  /** Fails where prices are asked for and answers all else. */
  const failing =
    (answer: unknown): StubHandler =>
    (url) =>
      vendor.path.test(url.pathname) ? answer : healthy(url);

  async function lawful(): Promise<LawfulSource> {
    const { source } = await start(healthy);
    const span = vendor.span ?? { from: new Date(0), to: new Date(0) };
    return { source, symbols: vendor.symbols, span };
  }

  marketDataLaws(vendor.name, lawful);
  if (vendor.span) historyLaws(vendor.name, lawful);

  type Ask = (source: MarketData, signal?: AbortSignal) => Promise<unknown>;
  const { span } = vendor;
  const asks: [string, Ask][] = [['prices', (source, signal = never) => source.quotes(vendor.symbols, signal)]];
  if (span) {
    asks.push(['history', (source, signal = never) => source.bars!(vendor.symbols[0]!, span.from, span.to, signal)]);
  }

  describe.each(asks)(`${vendor.name} when asked for %s`, (_what, ask) => {
    const text = (body: string, type = 'application/json'): unknown => status(200, { 'content-type': type }, body);
    it.each<[string, unknown, Partial<MarketDataFailure>]>([
      ['429 with seconds', status(429, { 'retry-after': '7' }), { reason: 'rate-limited', retryAfterMs: 7000 }],
      [
        '429 with a date',
        status(429, { 'retry-after': 'Wed, 18 Nov 2026 12:00:09 GMT' }),
        { reason: 'rate-limited', retryAfterMs: 9000 },
      ],
      ['429 without a time', status(429), { reason: 'rate-limited', retryAfterMs: null }],
      ['429 with nonsense', status(429, { 'retry-after': 'soon' }), { reason: 'rate-limited', retryAfterMs: null }],
      ['401', status(401), { reason: 'refused' }],
      ['403', status(403), { reason: 'refused' }],
      ['408', status(408), { reason: 'unavailable' }],
      ['500', status(500, {}, '{"error":"x"}'), { reason: 'unavailable' }],
      ['503', status(503), { reason: 'unavailable' }],
      ['an empty body', text(''), { reason: 'unreadable' }],
      ['garbage', text('\u0000\u0001{{{'), { reason: 'unreadable' }],
      ['a web page', text('<!doctype html><title>Sign in</title>', 'text/html'), { reason: 'unreadable' }],
      ['null', text('null'), { reason: 'unreadable' }],
      ['a number', text('1.25'), { reason: 'unreadable' }],
      ['a list of nonsense', text('[1, null, "x", {}]'), { reason: 'unreadable' }],
      ['nothing of what was asked', text('{"hello":"world"}'), { reason: 'unreadable' }],
      ['a body without end', text(' '.repeat(9_000_000)), { reason: 'unreadable', detail: 'the answer is too long' }],
      ['a dropped connection', reply((response) => response.destroy()), { reason: 'unavailable' }],
      [
        'a body cut short',
        reply((response) => {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
          response.write('{"prices":[', () => response.destroy());
        }),
        { reason: 'unavailable' },
      ],
    ])('answered with %s, fails with a reason', async (_name, answer, failure) => {
      const { source } = await start(failing(answer));
      expect(await ask(source)).toMatchObject({ ok: false, ...failure });
    });

    it('does not wait for an answer that never comes', async () => {
      const { source } = await start(failing(reply(() => {})), 300);
      // The machine may be slow enough for the first call of all to time out too; either way there is no answer.
      expect(await ask(source)).toMatchObject({
        ok: false,
        reason: 'unavailable',
        detail: 'no whole answer within 300 ms',
      });
    });

    it('does not wait for an answer that never ends', async () => {
      const stalled = reply((response) => response.writeHead(200).write('{"prices":['));
      const { source } = await start(failing(stalled), 300);
      expect(await ask(source)).toMatchObject({
        ok: false,
        reason: 'unavailable',
        detail: 'no whole answer within 300 ms',
      });
    });

    it('fails where nobody listens', async () => {
      const { stub, source } = await start(healthy);
      await stub.close();
      expect(await ask(source)).toMatchObject({ ok: false, reason: 'unavailable' });
    });

    it('follows no redirect', async () => {
      const elsewhere = await startVendorStub(healthy);
      stubs.push(elsewhere);
      const { source } = await start(failing(status(302, { location: elsewhere.baseUrl })));
      expect(await ask(source)).toMatchObject({ ok: false, reason: 'unreadable' });
      expect(elsewhere.requests).toEqual([]);
    });

    it('gives up with the reason of its signal when that aborts in between', async () => {
      const reason = new Error('no longer needed');
      const controller = new AbortController();
      const aborting = reply(() => controller.abort(reason));
      const { source } = await start(failing(aborting));
      await expect(ask(source, controller.signal)).rejects.toBe(reason);
    });
  });

  const keys = vendor.key === null ? [] : asks.map(([what, ask]) => ({ what, ask, key: vendor.key! }));
  describe.each(keys)(`the key of ${vendor.name} when asked for $what`, ({ ask, key }) => {
    it('is sent in a header alone', async () => {
      const { stub, source } = await start(healthy);
      await ask(source);
      expect(stub.requests.length).toBeGreaterThan(0);
      for (const { url, headers } of stub.requests) {
        expect(decodeURIComponent(url)).not.toContain(key);
        expect(headers.authorization).toContain(key);
      }
    });

    it.each([
      ['refused', status(401, {}, `{"message":"${key} is not valid"}`)],
      ['refused in words', `{"status":"error","code":401,"message":"${key} is not valid"}`],
      ['answered with nonsense', `{"${key}":"${key}"}`],
      ['cut off', reply((response) => response.destroy(new Error(key)))],
    ])('appears nowhere when %s', async (_name, answer) => {
      const { source } = await start(failing(answer));
      const result = await ask(source);
      expect(result).toMatchObject({ ok: false });
      expect(JSON.stringify(result)).not.toContain(key);
    });
  });

  const notPrices = [
    '"NaN"',
    'null',
    '0',
    '-1.25',
    '""',
    '"abc"',
    '"0x10"',
    '"1e400"',
    '1e400',
    '{}',
    '[1.25]',
    'true',
  ];
  it.each(notPrices)(`${vendor.name} takes %s for no price`, async (text) => {
    const { source } = await start((url) => JSON.stringify(vendor.answer(url, '@price')).replaceAll('"@price"', text));
    const result = await source.quotes(vendor.symbols, never);
    expect(result.ok ? result.quotes : []).toEqual([]);
    if (!vendor.span) return;
    const history = await source.bars!(vendor.symbols[0]!, vendor.span.from, vendor.span.to, never);
    expect(history.ok ? history.bars : []).toEqual([]);
  });

  it(`${vendor.name} loses the one price that is none, not the others`, async () => {
    let asked = 0;
    const { source } = await start((url) => {
      const answer = JSON.stringify(vendor.answer(url, '@price'));
      return answer.replaceAll('"@price"', () =>
        vendor.path.test(url.pathname) && (asked += 1) === 1 ? '-1' : '1.25',
      );
    });
    const result = await source.quotes(vendor.symbols, never);
    if (!result.ok) throw new Error(result.reason);
    expect(result.quotes.length).toBeGreaterThan(0);
    expect(result.quotes.length).toBeLessThan(vendor.symbols.length);
    expect(result.quotes.every(({ price }) => price > 0)).toBe(true);
  });
}
