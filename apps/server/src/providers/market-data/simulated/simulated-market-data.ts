import type { MarketData } from '../port.ts';
import { simulatedBars } from './simulated-bars.ts';
import { openHoursOf, simulatedPrices, TICK_MS } from './simulated-price.ts';

const DEFAULT_SEED = 20_260;

interface SimulatedOptions {
  readonly now: () => Date;
  /** Sources of one seed agree on every price, in every process and after every restart. */
  readonly seed?: number;
}

/**
 * Prices that need no network: a random walk for every pair of known currencies and metals. A price is a function of symbol,
 * moment and seed alone. While the market is closed the last price of the week stands.
 */
export function createSimulatedMarketData({ now, seed = DEFAULT_SEED }: SimulatedOptions): MarketData {
  return {
    name: 'simulated',
    isLive: true,
    freshForMs: 0,
    async quotes(symbols, signal) {
      signal.throwIfAborted();
      const at = now();
      const { fromMs, toMs, tickAt } = openHoursOf(at);
      const tick = tickAt(Math.min(at.getTime(), toMs - 1));
      const asOf = new Date(fromMs + (tick - tickAt(fromMs)) * TICK_MS);
      const quotes = symbols.flatMap((symbol) => {
        const priceAt = simulatedPrices(symbol, seed);
        return priceAt ? [{ symbol, price: priceAt(tick), asOf }] : [];
      });
      return { ok: true, quotes };
    },
    async bars(symbol, from, to, signal) {
      signal.throwIfAborted();
      const priceAt = simulatedPrices(symbol, seed);
      return { ok: true, bars: priceAt ? await simulatedBars(priceAt, from, to, signal) : [] };
    },
  };
}
