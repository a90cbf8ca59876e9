/** How a simulated currency or metal behaves. */
export interface SimulatedValue {
  /** What one unit is worth in US dollars on average. */
  readonly usd: number;
  /** Typical move of a trading day by itself, as a fraction. A pair of two moves by the root of both squares. */
  readonly dailyVolatility: number;
  /** The currency it is held close to: it moves with that one, and by its own volatility on top. */
  readonly peggedTo?: string;
}

/** Averages near the rates of late 2026; volatilities as they have been over years. */
export const SIMULATED_VALUES: Readonly<Record<string, SimulatedValue>> = {
  USD: { usd: 1, dailyVolatility: 0.003 },
  EUR: { usd: 1.16, dailyVolatility: 0.003 },
  GBP: { usd: 1.33, dailyVolatility: 0.0035 },
  JPY: { usd: 1 / 152, dailyVolatility: 0.0045 },
  CHF: { usd: 1.25, dailyVolatility: 0.0035 },
  AUD: { usd: 0.655, dailyVolatility: 0.0045 },
  NZD: { usd: 0.575, dailyVolatility: 0.0045 },
  CAD: { usd: 0.714, dailyVolatility: 0.003 },
  SEK: { usd: 0.106, dailyVolatility: 0.0045 },
  NOK: { usd: 0.0995, dailyVolatility: 0.005 },
  DKK: { usd: 0.1554, dailyVolatility: 0.00005, peggedTo: 'EUR' },
  PLN: { usd: 0.273, dailyVolatility: 0.004 },
  HUF: { usd: 0.003, dailyVolatility: 0.0045 },
  CZK: { usd: 0.0477, dailyVolatility: 0.0035 },
  TRY: { usd: 0.0236, dailyVolatility: 0.004 },
  ZAR: { usd: 0.0575, dailyVolatility: 0.007 },
  MXN: { usd: 0.0545, dailyVolatility: 0.006 },
  SGD: { usd: 0.772, dailyVolatility: 0.0015 },
  HKD: { usd: 0.1283, dailyVolatility: 0.00005, peggedTo: 'USD' },
  CNH: { usd: 0.1405, dailyVolatility: 0.001, peggedTo: 'USD' },
  CNY: { usd: 0.1404, dailyVolatility: 0.001, peggedTo: 'USD' },
  ILS: { usd: 0.305, dailyVolatility: 0.005 },
  THB: { usd: 0.0308, dailyVolatility: 0.0035 },
  RUB: { usd: 0.0123, dailyVolatility: 0.008 },
  INR: { usd: 0.0113, dailyVolatility: 0.0015, peggedTo: 'USD' },
  BRL: { usd: 0.187, dailyVolatility: 0.008 },
  KRW: { usd: 0.000685, dailyVolatility: 0.004 },
  RON: { usd: 0.228, dailyVolatility: 0.0005, peggedTo: 'EUR' },
  XAU: { usd: 4100, dailyVolatility: 0.009 },
  XAG: { usd: 50, dailyVolatility: 0.016 },
};
