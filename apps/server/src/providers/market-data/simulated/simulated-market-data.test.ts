import { PAIR_CODES, tradingWeek } from '@pipsight/trading';
import { expect, it } from 'vitest';
import { historyLaws, marketDataLaws } from '../../../../test/market-data-laws.ts';
import type { MarketData, PriceBar, SourceQuote } from '../port.ts';
import { createSimulatedMarketData } from './simulated-market-data.ts';

const WEDNESDAY = new Date('2026-11-18T12:00:02Z');
const MINUTE_MS = 60_000;
const never = new AbortController().signal;

const simulated = (at: Date, seed = 1): MarketData => createSimulatedMarketData({ now: () => at, seed });

async function quoteAt(at: Date, symbol: string, seed = 1): Promise<SourceQuote> {
  const result = await simulated(at, seed).quotes([symbol], never);
  if (!result.ok) throw new Error(result.reason);
  return result.quotes[0]!;
}

async function barsOf(symbol: string, from: Date, to: Date): Promise<readonly PriceBar[]> {
  const result = await simulated(WEDNESDAY).bars!(symbol, from, to, never);
  if (!result.ok) throw new Error(result.reason);
  return result.bars;
}

const minutesBefore = (at: Date, minutes: number): Date => new Date(at.getTime() - minutes * MINUTE_MS);

async function start() {
  return {
    source: simulated(WEDNESDAY),
    symbols: ['EURUSD', 'GBPJPY', 'XAUUSD'],
    span: { from: minutesBefore(WEDNESDAY, 90), to: WEDNESDAY },
  };
}

marketDataLaws('simulated', start);
historyLaws('simulated', start);

it('agrees with itself in every process, by symbol, moment and seed alone', async () => {
  expect(await quoteAt(WEDNESDAY, 'EURUSD')).toEqual({
    symbol: 'EURUSD',
    price: 1.1198,
    asOf: new Date('2026-11-18T12:00:00Z'),
  });
  expect(await quoteAt(WEDNESDAY, 'EURUSD', 2)).not.toEqual(await quoteAt(WEDNESDAY, 'EURUSD'));
});

it('keeps every quote within the bar that covers it', async () => {
  const from = minutesBefore(WEDNESDAY, 30);
  const bars = await barsOf('XAUUSD', from, WEDNESDAY);
  const covered = bars.flatMap((bar) =>
    Array.from({ length: (bar.to.getTime() - bar.from.getTime()) / 1000 }, (_, second) => ({
      bar,
      at: new Date(bar.from.getTime() + second * 1000),
    })),
  );
  expect(covered).toHaveLength(1800);
  for (const { bar, at } of covered) {
    const { price } = await quoteAt(at, 'XAUUSD');
    expect(price).toBeGreaterThanOrEqual(bar.low);
    expect(price).toBeLessThanOrEqual(bar.high);
  }
});

it('tells the same history in short bars and in long ones', async () => {
  const day = { from: new Date('2026-11-16T00:00:00Z'), to: new Date('2026-11-17T00:00:00Z') };
  const minutes = await barsOf('EURUSD', day.from, day.to);
  const inTenDays = await barsOf('EURUSD', day.from, new Date('2026-11-26T00:00:00Z'));
  const fiveMinutes = inTenDays.filter(({ to }) => to <= day.to);
  expect([minutes.length, fiveMinutes.length]).toEqual([1440, 288]);
  expect(Math.max(...fiveMinutes.map(({ high }) => high))).toBe(Math.max(...minutes.map(({ high }) => high)));
  expect(Math.min(...fiveMinutes.map(({ low }) => low))).toBe(Math.min(...minutes.map(({ low }) => low)));
  expect(fiveMinutes.at(-1)!.close).toBe(minutes.at(-1)!.close);
});

it('covers a span to the second at both ends', async () => {
  const bars = await barsOf('EURUSD', new Date('2026-11-18T10:00:20Z'), new Date('2026-11-18T10:02:07Z'));
  expect(bars.map(({ from, to }) => [from.toISOString().slice(14, 19), to.toISOString().slice(14, 19)])).toEqual([
    ['00:20', '01:00'],
    ['01:00', '02:00'],
    ['02:00', '02:07'],
  ]);
});

it('stands still over the weekend, at the last price of the week', async () => {
  const last = await quoteAt(new Date('2026-11-20T21:59:59Z'), 'EURUSD');
  expect(last.asOf).toEqual(new Date('2026-11-20T21:59:55Z'));
  expect(await quoteAt(new Date('2026-11-20T22:00:00Z'), 'EURUSD')).toEqual(last);
  expect(await quoteAt(new Date('2026-11-22T21:59:59Z'), 'EURUSD')).toEqual(last);
  expect((await quoteAt(new Date('2026-11-22T22:00:00Z'), 'EURUSD')).asOf).toEqual(new Date('2026-11-22T22:00:00Z'));
});

it('opens each week where the last one closed, through the changes of the clocks', async () => {
  const fridays = Array.from({ length: 52 }, (_, week) => new Date(Date.UTC(2026, 0, 2 + 7 * week, 12)));
  const jumps = await Promise.all(
    fridays.map(async (friday) => {
      const close = tradingWeek(friday).closesAt;
      const opening = tradingWeek(new Date(close.getTime() + 3 * 86_400_000)).opensAt;
      return Math.abs(Math.log((await quoteAt(opening, 'EURUSD')).price / (await quoteAt(close, 'EURUSD')).price));
    }),
  );
  expect(Math.max(...jumps)).toBeLessThan(0.0002);
  expect(jumps.filter((jump) => jump > 0).length).toBeGreaterThan(40);
});

it('has no bars over the weekend, and goes on from the opening', async () => {
  const bars = await barsOf('EURUSD', new Date('2026-11-20T21:59:00Z'), new Date('2026-11-22T22:01:00Z'));
  expect(bars.map(({ from }) => from.toISOString())).toEqual(['2026-11-20T21:59:00.000Z', '2026-11-22T22:00:00.000Z']);
  expect(await barsOf('EURUSD', new Date('2026-11-21T00:00:00Z'), new Date('2026-11-22T00:00:00Z'))).toEqual([]);
});

it('gives the beginning of a span too long for one answer', async () => {
  const from = new Date('2026-01-11T22:00:00Z');
  const bars = await barsOf('EURUSD', from, WEDNESDAY);
  expect(bars[0]!.from).toEqual(from);
  expect(bars.at(-1)!.to.getTime() - from.getTime()).toBeGreaterThan(12 * 86_400_000);
});

it('lets crosses follow from their majors', async () => {
  const [eurusd, usdjpy, eurjpy] = await Promise.all(
    ['EURUSD', 'USDJPY', 'EURJPY'].map(async (symbol) => (await quoteAt(WEDNESDAY, symbol)).price),
  );
  expect(eurjpy! / (eurusd! * usdjpy!)).toBeCloseTo(1, 4);
});

it.each([
  ['EURUSD', 0.004],
  ['USDJPY', 0.0055],
  ['XAUUSD', 0.0095],
  ['USDHKD', 0.00005],
])('%s moves in a day about as the market does, by %d', async (symbol, usual) => {
  const closes = Array.from({ length: 40 }, (_, week) => new Date(Date.UTC(2026, 0, 7 + 7 * week, 12)));
  const changes = await Promise.all(
    closes.map(async (at) => {
      const dayBefore = new Date(at.getTime() - 86_400_000);
      return Math.log((await quoteAt(at, symbol)).price / (await quoteAt(dayBefore, symbol)).price);
    }),
  );
  const typical = Math.sqrt(changes.reduce((sum, change) => sum + change ** 2, 0) / changes.length);
  expect(typical).toBeGreaterThan(usual * 0.7);
  expect(typical).toBeLessThan(usual * 1.4);
});

it('knows every pair the instrument table knows', async () => {
  const pairs = PAIR_CODES.flatMap((base) => PAIR_CODES.filter((quote) => quote !== base).map((quote) => base + quote));
  const result = await simulated(WEDNESDAY).quotes(pairs, never);
  expect(result.ok && result.quotes.filter(({ price }) => price > 0).map(({ symbol }) => symbol)).toEqual(pairs);
});
