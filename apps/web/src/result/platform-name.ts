const NAMES: Readonly<Record<string, string>> = {
  tradingview: 'TradingView',
  mt4: 'MetaTrader 4',
  mt5: 'MetaTrader 5',
  ctrader: 'cTrader',
};

/** A charting platform as it writes itself; `Unknown` for null, and other names as they come. */
export function platformName(platform: string | null): string {
  return platform === null ? 'Unknown' : (NAMES[platform] ?? platform);
}
