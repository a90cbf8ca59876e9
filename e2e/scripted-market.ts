import { startVendorStub } from '../apps/server/test/vendor-stub.ts';
import { CLOCK_OFFSET, SHIFTED_CLOCK } from './shifted-clock.ts';

/** A price source on the loopback interface whose prices a test sets, in the place of OANDA. */
export interface ScriptedMarket {
  /** What makes a server take its prices from here, and look at them every second. */
  readonly environment: Readonly<Record<string, string>>;
  /** From now on the price of a pair, `EUR_USD`. Earlier ones are its history. */
  setPrice(instrument: string, price: number): void;
  stop(): Promise<void>;
}

interface PricePoint {
  readonly atMs: number;
  readonly price: number;
}

const ACCOUNT = 'scripted';
const DAY_MS = 86_400_000;
const WEDNESDAY = 3;
const WIDTHS_MS: Readonly<Record<string, number>> = { S5: 5000, M1: 60_000, M5: 300_000, M15: 900_000, H1: 3_600_000 };

/**
 * Starts one. Its clock, and that of a server with its environment, shows the last Wednesday: at weekends no market moves,
 * and the test could not either.
 */
export async function startScriptedMarket(): Promise<ScriptedMarket> {
  const offsetMs = -((new Date().getUTCDay() - WEDNESDAY + 7) % 7) * DAY_MS;
  const history = new Map<string, PricePoint[]>();
  const nowMs = (): number => Date.now() + offsetMs;

  const stub = await startVendorStub(({ pathname, searchParams }) => {
    if (pathname.endsWith('/instruments')) return { instruments: [...history.keys()].map((name) => ({ name })) };
    if (pathname.endsWith('/pricing')) {
      const asked = searchParams.get('instruments')?.split(',') ?? [];
      return { prices: asked.flatMap((name) => newestPrice(name, history.get(name), nowMs())) };
    }
    const points = history.get(pathname.split('/').at(-2) ?? '') ?? [];
    const time = (name: string): number => Date.parse(searchParams.get(name) ?? '');
    const widthMs = WIDTHS_MS[searchParams.get('granularity') ?? ''] ?? 60_000;
    return { candles: candlesOf(points, time('from'), time('to'), widthMs) };
  });

  return {
    environment: {
      MARKET_DATA: 'oanda',
      MARKET_DATA_BASE_URL: stub.baseUrl,
      OANDA_API_TOKEN: 'token',
      OANDA_ACCOUNT_ID: ACCOUNT,
      TRACKER_INTERVAL_MS: '1000',
      NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`,
      [CLOCK_OFFSET]: String(offsetMs),
    },
    setPrice(instrument, price) {
      history.set(instrument, [...(history.get(instrument) ?? []), { atMs: nowMs(), price }]);
    },
    stop: () => stub.close(),
  };
}

function newestPrice(instrument: string, points: readonly PricePoint[] = [], atMs: number) {
  const newest = points.at(-1);
  if (!newest) return [];
  const level = [{ price: String(newest.price) }];
  return [{ instrument, time: new Date(atMs).toISOString(), bids: level, asks: level }];
}

/** Candles of the prices that were set; the price stays between two of them. */
function candlesOf(points: readonly PricePoint[], fromMs: number, toMs: number, widthMs: number) {
  const candles: object[] = [];
  for (let atMs = Math.ceil(fromMs / widthMs) * widthMs; atMs + widthMs <= toMs; atMs += widthMs) {
    const before = points.findLast((point) => point.atMs <= atMs);
    const within = points.filter((point) => point.atMs > atMs && point.atMs < atMs + widthMs);
    const prices = [before, ...within].flatMap((point) => point?.price ?? []);
    const [open] = prices;
    if (open === undefined) continue;
    const [h, l, c] = [Math.max(...prices), Math.min(...prices), prices.at(-1)!];
    const mid = { o: String(open), h: String(h), l: String(l), c: String(c) };
    candles.push({ time: new Date(atMs).toISOString(), complete: true, mid });
  }
  return candles;
}
