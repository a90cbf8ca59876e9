import { expect, test } from 'vitest';
import { parseHeaderLine } from './parse-header-line.ts';

function summary(text: string): (string | null)[] {
  const { symbol, timeframe, platform } = parseHeaderLine(text);
  return [symbol?.symbol ?? null, timeframe, platform];
}

test('reads the header of MetaTrader 5', () => {
  expect(summary('EURUSD, M1: Euro vs US Dollar')).toEqual(['EURUSD', 'M1', 'mt5']);
  expect(summary('GBPUSD, Daily: Great Britain Pound vs US Dollar')).toEqual(['GBPUSD', 'D1', 'mt5']);
  expect(summary('XAUEUR,M3')).toEqual(['XAUEUR', 'M3', null]);
});

test('reads the header of MetaTrader 4, a window title, and a misread digit', () => {
  expect(summary('GBPUSD,H1 1.23456 1.23500 1.23400 1.23450')).toEqual(['GBPUSD', 'H1', 'mt4']);
  expect(summary('12345678: Demo - [EURUSD,M15]')).toEqual(['EURUSD', 'M15', null]);
  expect(summary('v EURUSD,MI 1.1 1.2 1.0 1.1')).toEqual(['EURUSD', 'M1', 'mt4']);
  expect(summary('ExxonMobil,M1 83.31 83.41 83.31 83.41')).toEqual(['ExxonMobil', 'M1', 'mt4']);
});

test('reads the header of TradingView with dots and with commas', () => {
  expect(summary('Euro / U.S. Dollar · 1h · OANDA O1.0844')).toEqual(['EURUSD', 'H1', 'tradingview']);
  expect(summary('Gold Spot / U.S. Dollar - 15 - OANDA')).toEqual(['XAUUSD', 'M15', 'tradingview']);
  expect(summary('USDJPY «15m')).toEqual(['USDJPY', 'M15', null]);
  expect(summary('EURUSD, 60, FXCM')).toEqual(['EURUSD', 'H1', 'tradingview']);
  expect(summary('GBPUSD, 1, 0ANDA 01.25798')).toEqual(['GBPUSD', 'M1', 'tradingview']);
  expect(summary('EURO / U.S. DOLLAR, 1D, OANDA')).toEqual(['EURUSD', 'D1', 'tradingview']);
});

test('takes the name of a company or an index as printed, to be confirmed', () => {
  expect(summary('THE NEW INDIA ASSU, 1h, NSE O235.20')).toEqual(['THE NEW INDIA ASSU', 'H1', 'tradingview']);
  expect(summary('S&P 500 Index · 5 · EIGHTCAP')).toEqual(['S&P 500 Index', 'M5', 'tradingview']);
  expect(summary('TATA POWER CO LTD, 1M, NSE')).toEqual(['TATA POWER CO LTD', 'MN', 'tradingview']);
  expect(parseHeaderLine('TATA POWER CO LTD, 1M, NSE').symbol?.known).toBe(false);
});

test('takes two sides of which one is unreadable for no name', () => {
  expect(summary('Ne | Do / U.S. Dollar · 1h · OANDA')).toEqual([null, 'H1', 'tradingview']);
});

test('knows TradingView by its toolbar and its signature', () => {
  expect(summary('SPX500 5m Indicators Alert Replay')).toEqual(['SPX500', 'M5', 'tradingview']);
  expect(summary('Someone published on TradingView.com, Feb 10, 2024')).toEqual([null, null, 'tradingview']);
});

test('takes a pair alone, and a timeframe only if it is the only one', () => {
  expect(summary('EUR/USD H1')).toEqual(['EURUSD', 'H1', null]);
  expect(summary('EUR/USD 1m 5m 15m 1h')).toEqual(['EURUSD', null, null]);
  expect(summary('EURUSD GBPUSD USDJPY')).toEqual([null, null, null]);
});

test('takes no timeframe from a row of buttons, whatever stands beside them', () => {
  expect(summary('Zoom 1m · 3m · YTD · All')).toEqual([null, null, null]);
  expect(summary('Zoom · 1m · 3m · 6m · YTD · 1y · All')).toEqual([null, null, null]);
  expect(summary('GBPUSD · 1h · 1D 5D 1M 3M')).toEqual(['GBPUSD', null, null]);
  expect(summary('Time · 1s · 15m · TH · 4H · 1D')).toEqual([null, null, null]);
  expect(summary('Time 1s · 15m 1H · A · 10 · Ww')).toEqual([null, null, null]);
  expect(summary('Time · 15m · Th · 4h · 1D · More')).toEqual([null, null, null]);
});

test('takes no two letters for a ticker that is not known', () => {
  expect(summary('VX · D1')).toEqual([null, null, null]);
});

test('reads a terminal header whose comma was lost', () => {
  expect(summary('AUDUSDM5 0.65883 0.65894 0.66876 0.65889')).toEqual(['AUDUSD', 'M5', 'mt4']);
  expect(summary('KAUUSDH4 2629.29 2629.29 2619.94 2620.37')).toEqual(['XAUUSD', 'H4', 'mt4']);
  expect(summary('BTCUSDproM5 66436.32 66493.80 66436.10 66439.66')).toEqual(['BTCUSD', 'M5', 'mt4']);
  expect(summary('UsDCADrH4 1.35802 1.36012 1.35735 1.35911')).toEqual(['USDCAD', 'H4', 'mt4']);
  expect(summary('Volume D1 1.35802 1.36012 1.35735 1.35911')[0]).toBeNull();
  expect(summary('AUDUSDHL 0.68487 0.68524 0.68460 0.68524')).toEqual(['AUDUSD', 'H1', 'mt4']);
});

test('reads the lower case timeframes of cTrader', () => {
  expect(summary('EURUSD, h1')).toEqual(['EURUSD', 'H1', 'ctrader']);
  expect(summary('USDJPY, hd')).toEqual(['USDJPY', 'H4', 'ctrader']);
  expect(summary('GBPJPY, m15')).toEqual(['GBPJPY', 'M15', 'ctrader']);
});

test('reads pieces that stand apart, names and venues cut short and a lost dot', () => {
  expect(summary('Bitcoin / U.S. Dollar - 15 - O#')).toEqual(['BTCUSD', 'M15', 'tradingview']);
  expect(summary('Euro / Japanese Ye · 5-OANDA 0161.816')).toEqual(['EURJPY', 'M5', 'tradingview']);
  expect(summary('AUDUSD · 1m · Indicators · Alert')).toEqual(['AUDUSD', 'M1', 'tradingview']);
  expect(summary('Australian Dollar / U.S. Dollar 1 - OANDA')).toEqual(['AUDUSD', 'M1', 'tradingview']);
  expect(summary('Australlan Dollar / U.S. Dollar - 4n - OANDA')).toEqual(['AUDUSD', 'H4', 'tradingview']);
});

test('takes a timeframe that stands alone on its line', () => {
  expect(summary('H1')).toEqual([null, 'H1', null]);
});

test('reads a terminal header with misread letters and digits', () => {
  expect(summary('EURJFY,Oaily 166.965 166.365 164.357 154.967')).toEqual(['EURJPY', 'D1', 'mt4']);
  expect(summary('XAGUSD,MIS 28.173 28.178 28.089 28.173')).toEqual(['XAGUSD', 'M15', 'mt4']);
  expect(summary('GBPUSD#M30 1.29157 1.29175 1.29156 1.29159')).toEqual(['GBPUSD', 'M30', 'mt4']);
  expect(summary('USDCAD, hl')).toEqual(['USDCAD', 'H1', 'ctrader']);
  expect(summary('USDCHF ecn, Daily: U.S. Dollar vs Swiss Franc')).toEqual(['USDCHF', 'D1', 'mt5']);
});

test('mends the symbol of a terminal by the names that describe it', () => {
  expect(summary('AKAUUSDm, H1: Gold Spot vs LS. Dollar')).toEqual(['XAUUSD', 'H1', 'mt5']);
});

test('takes the rest of a pair for no symbol', () => {
  expect(summary('PJPY, M5:')).toEqual([null, 'M5', 'mt5']);
  expect(summary('GUSD, H1: Silver')).toEqual([null, 'H1', 'mt5']);
});

test('reads the header of TradingView with a dot lost or misread', () => {
  expect(summary('GBPJPY - 15 OANDA 0194.032')).toEqual(['GBPJPY', 'M15', 'tradingview']);
  expect(summary('GBPJPY - 1: OANDA 0190.931')).toEqual(['GBPJPY', 'M1', 'tradingview']);
  expect(summary('EURUSD · lh · FXCM')).toEqual(['EURUSD', 'H1', 'tradingview']);
  expect(summary('XAUUSD 5 OANDA 02311.20 H2311.68 L2311.12')).toEqual(['XAUUSD', 'M5', 'tradingview']);
});

test('takes no figure of the line for a timeframe', () => {
  expect(summary('XAGUSD - 1: OANDA OZ · 77 H2 · 783 L27')).toEqual(['XAGUSD', 'M1', 'tradingview']);
  expect(summary('XAGUSD O27 · 77 H2 · 783 L27')).toEqual(['XAGUSD', null, null]);
});

test('reads titles as charting libraries and desktop programs set them', () => {
  const titles = {
    'EUR/USD 1 hour candles': ['EURUSD', 'H1', null],
    'Intraday, 5 minute candles': [null, 'M5', null],
    'Q CLF25 1 Month 60 Min Candlestick Study Tools': [null, 'H1', null],
    'EURUSD (15 minutes)': ['EURUSD', 'M15', null],
    'EURUSD - H1': ['EURUSD', 'H1', null],
    'GBP/USD, 4 hours': ['GBPUSD', 'H4', null],
    'EUR/USD Spot chart, 1 Std.': ['EURUSD', 'H1', null],
    'EUR/USD 30 minutos': ['EURUSD', 'M30', null],
    'Euro / U.S. Dollar 15min': ['EURUSD', 'M15', null],
    'Gold Spot / U.S. Dollar Daily': ['XAUUSD', 'D1', null],
    'BTCUSDT Perpetual 15m': ['BTCUSDT', 'M15', null],
    '#US30 M5': ['US30', 'M5', null],
    'GER40.cash,M15 18000.1 18010.1 17990.5 18004.2': ['GER40.cash', 'M15', 'mt4'],
    'Daily EUR/USD': ['EURUSD', 'D1', null],
    'AAPL 1D': ['AAPL', 'D1', null],
    'EUR / USD 1 h': ['EURUSD', 'H1', null],
    'EURUSD 4HR': ['EURUSD', 'H4', null],
    'EURUSD <H1>': ['EURUSD', 'H1', null],
    'EURUSD hourly chart': ['EURUSD', 'H1', null],
    'USD/AJPY M1': ['USDJPY', 'M1', null],
  };
  expect(Object.keys(titles).map(summary)).toEqual(Object.values(titles));
});

test('takes no indicator with its period for a symbol', () => {
  expect(['EMA 50 1h', 'MA 15m', 'RSI 1h', 'HTF 4h', 'VWAP D'].map((text) => summary(text)[0])).toEqual(
    Array(5).fill(null),
  );
});

test('takes nothing from other text', () => {
  const others = [
    'Major Trend: Up',
    'MACD (12,26,9) 0.2106',
    'Vol 35',
    'MA 20 close 1.0844',
    'ICT Liquidity',
    'Daily High',
  ];
  expect(
    others
      .map(summary)
      .flat()
      .filter((found) => found !== null),
  ).toEqual([]);
});

test('reads a number alone after a symbol as minutes, to be confirmed', () => {
  expect(summary('XAGUSD · 30')).toEqual(['XAGUSD', 'M30', null]);
  expect(summary('Euro / U.S. Dollar · 5')).toEqual(['EURUSD', 'M5', null]);
  expect(parseHeaderLine('XAGUSD - 1').isBareNumber).toBe(true);
  expect(summary('1.08520 · EURUSD - 1')).toEqual(['EURUSD', 'M1', null]);
  expect(summary('EURUSD 1.0844 30')).toEqual(['EURUSD', null, null]);
});

test('reads a pair whose slash is as narrow as a letter, or that ends before a comma', () => {
  expect(summary('EUR/USD, M1')).toEqual(['EURUSD', 'M1', null]);
  expect(summary('USDIJPY - 1h')).toEqual(['USDJPY', 'H1', null]);
});

test('takes the end of a currency name for no ticker, and a time of day for no timeframe', () => {
  expect(summary('U.S. DOLLAR, 1D, OANDA')).toEqual([null, 'D1', 'tradingview']);
  expect(summary('Time: 5-01-21 17:30 · Open: 28.111')).toEqual([null, null, null]);
});

test('mends a letter of a pair beside a timeframe, to be confirmed', () => {
  expect(summary('USDIPY - 1H')).toEqual(['USDJPY', 'H1', null]);
  expect(parseHeaderLine('USDIPY - 1H').symbol?.known).toBe(false);
});

test('tells a terminal by its prices where the grid leaves marks between them', () => {
  expect(summary('BTCUSD, Daily ©8219.82 68555.74 66433.76 6787259')).toEqual(['BTCUSD', 'D1', 'mt4']);
  expect(summary('XAUUSD, d1')).toEqual(['XAUUSD', 'D1', 'ctrader']);
});

test('reads the headers of exchanges, futures and brokers', () => {
  const lines = {
    'BTCUSDT Perpetual · 15': ['BTCUSDT', 'M15', null],
    'BTCUSDT Perpetual Contract · 1h · Binance': ['BTCUSDT', 'H1', 'tradingview'],
    'BTC/USDT 1h': ['BTCUSDT', 'H1', null],
    'BINANCE:BTCUSDT, 1D': ['BTCUSDT', 'D1', null],
    'FX:EURUSD, 15': ['EURUSD', 'M15', null],
    'ES 12-25 (5 Minute)': ['ES', 'M5', null],
    '/ES 20D 1h': ['ES', 'H1', null],
    'EUR/USD 15 Min': ['EURUSD', 'M15', null],
    'EUR/USD, 10 Min, Bid': ['EURUSD', 'M10', null],
    'EURUSD · D': ['EURUSD', 'D1', null],
    EURUSD_H1: ['EURUSD', 'H1', null],
    'US30-H1': ['US30', 'H1', null],
    'BTCI/USDT - 4h': ['BTCUSDT', 'H4', null],
    'US30.cash, H1: US Wall Street 30': ['US30.cash', 'H1', 'mt5'],
    'EURUSD (Euro vs US Dollar), H1': ['EURUSD', 'H1', null],
    'Gold vs US Dollar, M15': ['XAUUSD', 'M15', null],
    'Symbol: EURUSD Timeframe: M15': ['EURUSD', 'M15', null],
    'U.S. Dollar / Swiss Franc - 15 - O': ['USDCHF', 'M15', 'tradingview'],
    'S&P 500 · 1D · SP': ['S&P 500', 'D1', 'tradingview'],
    'S&P 500 - Daily chart': ['SPX', 'D1', null],
    'NIFTY 50 (1D)': ['NIFTY', 'D1', null],
    'US TECH 1CC, m15': ['NAS100', 'M15', 'ctrader'],
    'NIFTY SO NSE 0:24756.55 H:24856.15 L:24763.95 C:24832.45': ['NIFTY', null, null],
    'BANKNIFTY 51801.55 SENSEX 81501.36': [null, null, null],
    'GERA40 Daily': ['GER40', 'D1', null],
    'USs30, 1h': ['US30', 'H1', null],
    'S&P 500 (*"GSPC) 5,864.67 +23.20 (+0.40%)': ['GSPC', null, null],
    'Acme Corp (^ACMX) 5,864.67': ['ACMX', null, null],
    'MSFT Microsoft Corp DAILY 09/20 O 429.71 H 438.11': ['MSFT', 'D1', null],
    '15m HYPEUSD - 15 - Hyperliquid': ['HYPEUSD', 'M15', 'tradingview'],
    '1D 3 1M 6M YTD 1Y 5Y Max Dailyv Track': [null, 'D1', null],
    '1m 5m 15m 1h v': [null, null, null],
    'DateRange 1D 5D 1M 6M YTD 1Y 5Y Max · Interval Wy Candle · Draw': [null, 'W1', null],
    'th ® Mm / xX': [null, 'H1', null],
    'th ® Mm': [null, null, null],
    'Crude Oil (CL) 60 min': ['CL', 'H1', null],
    'Gold Futures (GC), 1h': ['GC', 'H1', null],
    'Copper futures, 1h': ['COPPER', 'H1', null],
    'Qil - Crude · 4h': ['USOIL', 'H4', null],
    'CFDs on WTI Crude Oil - TM - TVC': ['USOIL', 'MN', 'tradingview'],
    'Oil - Brent': ['UKOIL', null, null],
    'US Tech 100 (NAS100), 5 min': ['NAS100', 'M5', null],
    'AAPL Apple Inc. 1D': ['AAPL', 'D1', null],
    'Dow Jones Industrial Average Index - 15m - BLACKBULL': [
      'Dow Jones Industrial Average Index',
      'M15',
      'tradingview',
    ],
    'NIFTY 50 23516.00 SENSEX 77301.14': [null, null, null],
    'E-mini S&P 500 Index Futures': [null, null, null],
    'Volume (SMA) 9h': [null, null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('takes ticks, seconds and prices beside a symbol for no timeframe', () => {
  const lines = ['EURUSD t1', 'EURUSD 133 tick', 'EURUSD · 5S · FXCM', 'EURUSD, 30s', 'EUR/USD 1.08451 +0.12% 1h'];
  expect(lines.map(summary)).toEqual(lines.map(() => ['EURUSD', null, null]));
});

test('reads the title beside the currency of an axis on its left', () => {
  expect(summary('USD · AUDUSD, 1h, OANDA O0.64383')).toEqual(['AUDUSD', 'H1', 'tradingview']);
});

test('tells the arrow of a menu from the timeframe that it hangs on, and from one that it stands before', () => {
  const lines = {
    'GBPUSD h4v Standard candles vy': ['GBPUSD', 'H4', 'ctrader'],
    'EUR/USD 15mv Indicators': ['EURUSD', 'M15', null],
    'v M1 - Candles': [null, 'M1', null],
    'lhv · Candle v · Indicators · Draw': [null, 'H1', null],
    '2hv · ih · © · Q': [null, 'H2', null],
    'AAPL · 5 D/15 mins v': ['AAPL', 'M15', null],
    'EURUSD 1m v 5m v': ['EURUSD', null, null],
    'Time 1s 1H 4H 1D 1W v |': [null, null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads an index by its ticker where its name stands beside that, and by its name before a timeframe', () => {
  const lines = {
    'DE40 DAX index CFD D1 Candlestick': ['DE40', 'D1', null],
    'US500 DAX H1 H4': [null, null, null],
    'S&P 500 Index 1D': ['SPX', 'D1', null],
    Us500: ['US500', null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a title that a list of quotes stands before on its line, and a timeframe in words beside prices', () => {
  expect(summary('Symbol · Last · /ESZ24 20 D 15m D: 11/12/24')).toEqual(['ESZ24', 'M15', null]);
  expect(summary('412876.21 -312.72 (-0.08%) · 15 minutes')).toEqual([null, 'M15', null]);
});

test('reads what a contract is on where nobody knows its letters, and no instrument in pieces of a word', () => {
  expect(summary('Natural Gas Futures - Jan 25 (NGF5)')).toEqual(['NATGAS', null, null]);
  expect(summary('Bitcoin Price Chart (BTC)')).toEqual(['BTC', null, null]);
  expect(summary('@CL - Crude Oil WTI Continuous [CME] - 10 Min')).toEqual(['CL', 'M10', null]);
  expect(summary('@CL,D - Crude Oil Continuous [CME] Daily L=65.01')).toEqual(['CL', 'D1', null]);
  expect(summary('ChartStation Analysis - @GC,15')).toEqual(['GC', 'M15', null]);
  expect(summary('Eat isl cies wT i) shi aus,')).toEqual([null, null, null]);
});

test('takes a letter like a one for minutes behind a known symbol only', () => {
  expect(summary('EURUSD · I · OANDA')).toEqual(['EURUSD', 'M1', 'tradingview']);
  expect(summary('AmiBroker - [NIFTY-I - NIFTY FUT]')).toEqual([null, null, null]);
});

test('reads the title beside a price of an axis on its left', () => {
  expect(summary('188.600 GBPJPY · 30m · OANDA O187.389')).toEqual(['GBPJPY', 'M30', 'tradingview']);
  expect(summary('1,945.50 Gold Spot / U.S. Dollar · 1h · OANDA')).toEqual(['XAUUSD', 'H1', 'tradingview']);
});

test('tells how much time is shown from the timeframe behind it', () => {
  const lines = {
    'GBP/USD 180D 4h': ['GBPUSD', 'H4', null],
    'GBP/USD 1Y 1D': ['GBPUSD', 'D1', null],
    'EUR.USD 1 M 1 hour': ['EURUSD', 'H1', null],
    '/NQ 1Y 1D': ['NQ', 'D1', null],
    '/NQ1Y 1D': ['NQ', 'D1', null],
    '/M2K 1h': ['M2K', 'H1', null],
    'TSLA1Y 1D · D: 6/12/25': ['TSLA', 'D1', null],
    'SPX 1Y1D D:3/14/25 O: 6033.30 H: 6046.16 L:': ['SPX', 'D1', null],
    'EUR/USD 1D 1W': ['EURUSD', null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('takes no span or period for a symbol', () => {
  expect(['15M Candles Indicators', '180D 4h', 'NQ1Y 1D', '4H 1h'].map((text) => summary(text)[0])).toEqual(
    Array(4).fill(null),
  );
});

test('reads a timeframe in words, above the chart, announced, or before the menus', () => {
  const lines = {
    'TSLA DAILY': ['TSLA', 'D1', null],
    'Gold/USD H1': ['XAUUSD', 'H1', null],
    'Interval: 1 Hour': [null, 'H1', null],
    'Interval: 1 Day · Candle · Draw': [null, 'D1', null],
    '4 Hours Candlestick Indicators': [null, 'H4', null],
    '1 hour Candle Indicators': [null, 'H1', null],
    'M15 Indicators Templates': [null, 'M15', null],
    'EUR/USD 1m 5m Indicators': ['EURUSD', null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads titles of pages and windows: a name with its ticker, a ticker with bare minutes behind a comma', () => {
  const lines = {
    'MSFT (MSFT)': ['MSFT', null, null],
    'Apple Inc. (AAPL) · +1.20 (+0.61%)': ['AAPL', null, null],
    'SOL USD (SOL-USD)': ['SOLUSD', null, null],
    'EUR/USD (EURUSD=X)': ['EURUSD', null, null],
    'MSFT,60': ['MSFT', 'H1', null],
    'AAPL,D': ['AAPL', 'D1', null],
    'GBPUSD A0-FX,15': ['GBPUSD', 'M15', null],
    'AUD/USD (M30)': ['AUDUSD', 'M30', null],
    'Open (USD)': [null, null, null],
    'New York (EST)': [null, null, null],
    'Exponential Moving Average (EMA)': [null, null, null],
    'SMA 10,20': [null, null, null],
    'ATR,10': [null, null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a timeframe announced among menus, and minutes in capitals', () => {
  const lines = {
    'Indicators Comparison · 1D 5D TM 6M YTD 1Y 5Y Max · Interval: 1 Day': [null, 'D1', null],
    '15M · Candles Indicators': [null, 'M15', null],
    'XAU/USD 15M': ['XAUUSD', 'M15', null],
    'EURUSD Vol 15M': ['EURUSD', null, null],
    'EURUSD 3M': ['EURUSD', null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads the heads of charts as programs for the desktop set them', () => {
  const lines = {
    'AAPL NASDAQ.NMS (15 mins)': ['AAPL', 'M15', null],
    'AAPL (Daily) · MA(50) 210.': ['AAPL', 'D1', null],
    'AAPL 1Y D [NASDAQ] · D: 5/28/20 O: 211.87': ['AAPL', 'D1', null],
    '@NQ - 5 min [CME] E-mini Nasdaq-100 Continuous Contract [Sep24]': ['NQ', 'M5', null],
    'ChartStation - @GC - 60 min': ['GC', 'H1', null],
    'ESU24-CME [CB] 5 Min · #1 O=5554.50': ['ESU24', 'M5', null],
    'GBP-JPY 5 min': ['GBPJPY', 'M5', null],
    'Interval: H1': [null, 'H1', null],
    'nterval: M5': [null, 'M5', null],
    'Period: Daily': [null, 'D1', null],
    'ETH-USD 1 hr': ['ETHUSD', 'H1', null],
    'USDJPY · 1-hour': ['USDJPY', 'H1', null],
    'ETHUSD: 1-day candles': ['ETHUSD', 'D1', null],
    'Apple Inc. (AAPL) - Daily 5/29/2019 Open 210.76': ['AAPL', 'D1', null],
    'S&P 500 ("GSPC) - Weekly 1/24/2013': ['GSPC', 'W1', null],
    'ESU4.CME@RITHMIC': ['ESU4', null, null],
    "CLQ24 - Crude Oil WTI Aug '24 O:79.46": ['CLQ24', null, null],
    'TSLA Tesla Inc': ['TSLA', null, null],
    'AAPL US Equity': ['AAPL', null, null],
    'RSI (Daily)': [null, null, null],
    'MA (50) - Daily': [null, null, null],
    'IF NVDA (Weekly) 141.95': ['NVDA', 'W1', null],
    'GE NYSE (15 mins)': ['GE', 'M15', null],
    'NVDA 1 YD [NASDAQ] D:11/22/24': ['NVDA', 'D1', null],
    'IES10D 15m [CME] D: 11/22/24': ['ES', 'M15', null],
    'Germany 40 Cash (1€) - 15 minutes': ['GER40', 'M15', null],
    'DAX (DE40 Cash 1€) - 1 heure': ['DAX', 'H1', null],
    'GBPUSDIM15 1.30679 1.30755 1.30590 1.30632': ['GBPUSD', 'M15', 'mt4'],
    'BANKNIFTY24NOVFUT 1h O:51186.75 H:51572.65': ['BANKNIFTY24NOVFUT', 'H1', null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads what brokers call an index, and the whole of its name', () => {
  const lines = {
    'Germany 40 · 15 min. · 300 units': ['GER40', 'M15', null],
    'US 500, h1': ['US500', 'H1', 'ctrader'],
    'FTSE 100 5 minutes': ['FTSE100', 'M5', null],
    'Natural Gas': ['NATGAS', null, null],
    'UK 100 Index · 1h · PEPPERSTONE': ['UK100', 'H1', 'tradingview'],
    'SSPX (Weekly) 5523.88': ['SPX', 'W1', null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('takes no symbol that is compared with, no buttons that touch and no exchange of a pair', () => {
  const lines = {
    'GER40 · PEPPERSTONE 34.12': [null, null, null],
    'VIX -TVC 14.20': [null, null, null],
    'M15H1 H4': [null, null, null],
    'SOL/USDC on Raydium - 15 - dexscreener.com': ['SOLUSDC', 'M15', 'tradingview'],
    'SOLUSDC on Raydium - 15 - dexscreener.com': ['SOLUSDC', 'M15', 'tradingview'],
    'EURUSD O= 48 ~ 8 ~ C #8 Q': ['EURUSD', null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a timeframe on a button, before the kind of chart or the prices of the bar', () => {
  const lines = {
    'Daily v COO CC ~~': [null, 'D1', null],
    '30 Minute Candlestick Tools': [null, 'M30', null],
    'WEEKLY O242.34 H250.29 L 231.90': [null, 'W1', null],
    'EUR/USD, 1TH O 1.1380 H 1.1385': ['EURUSD', 'H1', null],
    'Daily Hi 1.0844': [null, null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a one that looks like a letter, in a timeframe and in a continuous contract', () => {
  const lines = {
    'Bitcoin / U.S. Dollar - TW - BITSTAMP 066,084.66 H 68,992.67': ['BTCUSD', 'W1', 'tradingview'],
    'EURUSD, Heikin Ashi - Th - ICMARKETS': ['EURUSD', 'H1', 'tradingview'],
    'EST! 5m + Indicators O O': ['ES1!', 'M5', null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads contracts, synthetic indices and tickers behind their venue', () => {
  const lines = {
    'Ethereum / TetherUS PERPETUAL CONTRACT - 30m - BYBIT 03': ['ETHUSDT', 'M30', 'tradingview'],
    'XBTUSD, 5, BitMEX 0 63,649.0 H 63,692.5 L': ['XBTUSD', 'M5', 'tradingview'],
    'Volatility 75 (1s) Index,H1': ['VOLATILITY751SINDEX', 'H1', null],
    'Step Index,M5': ['STEPINDEX', 'M5', null],
    'Microsoft Corp NASDAQ: MSFT': ['MSFT', null, null],
    'INFY NSE': ['INFY', null, null],
    'GC | 15 min | O: 2358.6 H: 2360.3': ['GC', 'M15', null],
    'MES #F, 5, Cont (Dynamic)': ['MES', 'M5', null],
    '6EU4 -M15-CME O 1.13718': ['6EU4', 'M15', null],
    'ChartStation - Coca Cola (KO)': ['KO', null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('takes the word next to the timeframe of a toolbar for the symbol, not the name of the program', () => {
  expect(summary('ACME · 6EU4 · M15 · Indicators')).toEqual(['6EU4', 'M15', null]);
});

test('reads contracts by their form, coins by the title of their page, and the timeframe before a date', () => {
  const lines = {
    'ES1! · + Indicators': ['ES1!', null, null],
    'Q ES! + 5m 15m 30m 1h D · fx Indicators': ['ES1!', null, null],
    'Q NIFTY + · 1m 3m 5m 15m D · fx Indicators · Alert < Replay': ['NIFTY', null, 'tradingview'],
    'ETH-PERPETUAL, 60, Deribit O 3,383.35 H 3,392.65': ['ETH-PERPETUAL', 'H1', 'tradingview'],
    'Solana soL price': ['SOL', null, null],
    'Bitcoin Cash BCH price': [null, null, null],
    'Coca Cola - Daily 5/23/2017 Open 63.48, Hi 63.83': [null, 'D1', null],
    'MSFT - Weekly 2017-05-26 Open 68.62': ['MSFT', 'W1', null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('takes a menu beside buttons for spans of time for the timeframe', () => {
  const lines = {
    'iD 5D 1M 3M 6M YTD 1Y 5Y Max · | Daily': [null, 'D1', null],
    '10 50 1M 3M 6M YTD 1Y 5Y Max · | 15Min': [null, 'M15', null],
    '5D MM 6M YTD 1¥ 3Y 5Y Max · Daily': [null, 'D1', null],
    '5D MM 6M · Daily · Weekly': [null, null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('says which symbols stand side by side', () => {
  const { symbol, choices } = parseHeaderLine('USD/CHF 86% · EUR/JPY (OTC) 82%');
  expect([symbol, choices]).toEqual([null, ['USDCHF', 'EURJPY']]);
});

test('takes the ticker of a much charted share that stands alone', () => {
  expect(summary('NVDA')).toEqual(['NVDA', null, null]);
  expect(summary('ABCD')).toEqual([null, null, null]);
});

test('reads a ticker before the prices of its bar, and the contracts and numbers that stand for one', () => {
  const lines = {
    'SBER: O 315.51 H 316.24 L 315.44 C 316.02 MA(20)': ['SBER', null, null],
    'SiU4 [Price, 5 muHyT]': ['SiU4', 'M5', null],
    'PETR4 Diario Abe 38,72 Max 38,78 Min 38,11 Fec 38,3': ['PETR4', 'D1', null],
    'Time O 1.23 H 1.24 L 1.2': [null, null, null],
    '/ESU24': ['ES', null, null],
    'SKSIOJEI A 000660 KOSPI': ['000660', null, null],
    'Silver - 4h - TVC': ['SILVER', 'H4', 'tradingview'],
    'NASI00USD - 5 - OANDA': ['NAS100USD', 'M5', 'tradingview'],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('tells how much time is shown from the timeframe behind a colon or a dash', () => {
  expect(['1D:15mv', '6M - 1day', '1D:15m v Studies', '1D - 1W'].map(summary)).toEqual([
    [null, 'M15', null],
    [null, 'D1', null],
    [null, 'M15', null],
    [null, null, null],
  ]);
});

test('takes no money before coins for a pair', () => {
  expect(summary('USD / SOL')).toEqual([null, null, null]);
});

test('an index that is named may be what a contract with a ticker of its own follows', () => {
  expect(parseHeaderLine('NIFTY 50 (1D)').symbol?.known).toBe(false);
  expect(parseHeaderLine('NAS100, M5').symbol?.known).toBe(true);
});

test('takes no button for the timeframe where one beside it is misread', () => {
  const lines = {
    'SOLUSDT · im · 5m · 15m 1h · 4h': ['SOLUSDT', null, null],
    'im · 5m · 15m 30m in 4h': [null, null, null],
    'AAPL 1m 5m 15m 1h D': ['AAPL', null, null],
    '24h': [null, null, null],
    '1 min · 3 min · 5 min · 15 min · 1 hour · Daily': [null, null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a menu for the timeframe with its arrow, whatever recognition makes of that', () => {
  const lines = {
    '4 hours vy · Candle v · Technical v': [null, 'H4', null],
    'Tday v · Candle v': [null, 'D1', null],
    'Iminy · Candle v': [null, 'M1', null],
    'USD/CHF v¥ · 1Dayv · Candles v · Overlays · Indicators': ['USDCHF', 'D1', null],
    'NZD/USD · 1 Hour~ · Candles ~ · Overlays': ['NZDUSD', 'H1', null],
    '1 5D IM 6M YTD 1Y 5Y All · 30 mins v · Candle v · Indicators': [null, 'M30', null],
    '1D 5D ™M 6M YTD 1Y 5Y All · Interval: 1day v · Candle v · Indicators': [null, 'D1', null],
    'NN 1 hour': [null, 'H1', null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads the menu of a timeframe whose arrow is read as a bracket, whose one is lost among menus, or read twice', () => {
  expect(parseHeaderLine('M5 < · mw A 2').timeframe).toBe('M5');
  expect(parseHeaderLine('M5 ©').timeframe).toBe('M5');
  expect(parseHeaderLine('RELIANCE · NSE · Dv · Views v · Studies v')).toMatchObject({
    symbol: { symbol: 'RELIANCE' },
    timeframe: 'D1',
  });
  expect(parseHeaderLine('Dv · Views v').timeframe).toBeNull();
  expect(parseHeaderLine('EURUSD mi15').timeframe).toBe('M15');
});

test('reads a ticker of any length, a number and a market by its name before the timeframe and prices of a bar', () => {
  const said = (text: string) => {
    const { symbol, timeframe } = parseHeaderLine(text);
    return [symbol?.symbol, timeframe];
  };
  expect(said('KO 1 day 060.11 H 60.67 L 60.02 C 60.37')).toEqual(['KO', 'D1']);
  expect(said('00700 Day O 392.40 H 394.60 L 387.40 C 388.40')).toEqual(['00700', 'D1']);
  expect(said('Gold - 1h - 0 3 355.30 H 3 357.99 L 3 354.98')).toEqual(['GOLD', 'H1']);
  expect(said('Spot Gold 5 minute O 2330.66 H 2331.32')).toEqual(['XAUUSD', 'M5']);
  expect(said('Spot Gold · SELL 2331.00 · BUY 2331.30 · High 2352.11 Low 2318.60')).toEqual(['XAUUSD', null]);
  expect(said('MA 1h O 2 H 3')).toEqual([undefined, null]);
});

test('takes the exchange behind a contract for no symbol, and mends the letter with a tail of the most charted one', () => {
  expect(parseHeaderLine('NQM4@CME M1 O 18210.50 H18213.75')).toMatchObject({
    symbol: { symbol: 'NQM4' },
    timeframe: 'M1',
  });
  expect(parseHeaderLine('NQM4 @CME · M1 · M5 · M15 · Candles v Indicators Objects').symbol?.symbol).toBe('NQM4');
  expect(parseHeaderLine('NOQM4@CME M1 O 18210.50 H18213.75').symbol?.symbol).toBe('NQM4');
});

test('takes what announces a timeframe for no symbol, and a span for none that hangs on both sides', () => {
  expect(parseHeaderLine('All Frequency: Daily')).toMatchObject({ symbol: null, timeframe: 'D1' });
  expect(parseHeaderLine('AAPL1Y1D')).toMatchObject({ symbol: { symbol: 'AAPL' }, timeframe: 'D1' });
  expect(parseHeaderLine('Interval ID ¥y Candley Draw').timeframe).toBe('D1');
});

test('reads a contract with its month beside the box of its timeframe, and a ticker before its price', () => {
  const lines = {
    'ES 06-24 · 1 Minute': ['ES', 'M1', null],
    'MES MAR24 (Daily)': ['MES', 'D1', null],
    'OANDA:XAUUSD, 15 2034.215 ▲ +1.32': ['XAUUSD', 'M15', null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('takes the first of several tabs, and the ticker that stands beside its venue', () => {
  const lines = {
    'AUDCAD, 15M · US500, D1': ['AUDCAD', 'M15'],
    'EURUSD,H1 · GBPUSD,M15': ['EURUSD', 'H1'],
    'INFY · NSE': ['INFY', null],
  };
  expect(Object.keys(lines).map((line) => summary(line).slice(0, 2))).toEqual(Object.values(lines));
});

test('takes what a pair is traded as for no ticker', () => {
  expect(summary('EUR/USD (OTC)')).toEqual(['EURUSD', null, null]);
});

test('reads the timeframe of a title that names nothing but prices', () => {
  expect(['Daily price', 'Weekly price chart', 'Monthly chart'].map((text) => parseHeaderLine(text).timeframe)).toEqual(
    ['D1', 'W1', 'MN'],
  );
  expect(parseHeaderLine('Daily price alerts').timeframe).toBeNull();
});

test('reads titles of pages: a coin by its name and code, shares by number or class, a unit with its sign, a contract before its name', () => {
  const lines = {
    'Bitcoin BTC': ['BTC', null],
    'PETR4 Petrobras PN': ['PETR4', null],
    '0700.HK': ['0700.HK', null],
    'DE40 - Tag (1T)': ['DE40', 'D1'],
    'XAU/USD -4H O 2,944.33 H 2,954.55': ['XAUUSD', 'H4'],
    'SPX S&P 500 Index · 1D': ['SPX', 'D1'],
    'NQH26 E-mini NASDAQ100': ['NQH26', null],
    'NQH26 E-mini Nasdaq-100 Mar 26 1m | Indicators': ['NQH26', 'M1'],
    'Bund future (FGBLUS), daily': ['FGBLU5', 'D1'],
    'DAX im Fokus': ['DAX', null],
    'EURUSD im': ['EURUSD', 'M1'],
  };
  const told = Object.keys(lines).map((text) => {
    const { symbol, timeframe } = parseHeaderLine(text);
    return [symbol?.symbol ?? null, timeframe];
  });
  expect(told).toEqual(Object.values(lines));
});

test('reads a pair of which a letter is read twice, or as one much like it', () => {
  expect(parseHeaderLine('USsDJPY · 15-minute')).toMatchObject({ symbol: { symbol: 'USDJPY' }, timeframe: 'M15' });
  expect(parseHeaderLine('Q US30UsSD + · Tm Sm 15m 1h 4h D').symbol?.symbol).toBe('US30USD');
  expect(parseHeaderLine('usb / JPY').symbol?.symbol).toBe('USDJPY');
  expect(parseHeaderLine("McDonald's Corp, 1D, NYSE").symbol?.symbol).toBe('MCD');
  expect(parseHeaderLine('NQMS5, 3 min, Candle')).toMatchObject({ symbol: { symbol: 'NQM5' }, timeframe: 'M3' });
});

test('tells the arrow of a menu from the symbol that it stands before', () => {
  expect(
    ['vEURUSD,H1 1.08599 1.08655', 'vUS30,M15', '¥XAUUSD.m,H4 2340.10'].map(
      (line) => parseHeaderLine(line).symbol?.symbol,
    ),
  ).toEqual(['EURUSD', 'US30', 'XAUUSD']);
});

test('says of a pair in trades or seconds that no timeframe is to be looked for', () => {
  expect(
    ['EURUSD, t15', 'EURUSD 133 tick', 'EURUSD · 5S · FXCM'].map((text) => parseHeaderLine(text).isUntimed),
  ).toEqual([true, true, true]);
  expect(parseHeaderLine('EURUSD 1s 15m').isUntimed).toBeUndefined();
});

test('reads the words that terminals print for days, weeks and months in other languages', () => {
  const lines = {
    'EURUSD, Taqgl.: Euro vs US Dollar': ['EURUSD', 'D1', 'mt5'],
    'GBPUSD, Diario 1.41735 1.42479 1.41075 1.42293': ['GBPUSD', 'D1', 'mt4'],
    'EURUSDm, Semanal: Euro vs US Dollar': ['EURUSD', 'W1', 'mt5'],
    'EURUSD.Prime,M15 1.41735 1.42479 1.41075 1.42293': ['EURUSD', 'M15', 'mt4'],
    'GBP/USD · Giornaliero · Candele': ['GBPUSD', 'D1', null],
    'EURUSD, Dealing: Euro vs US Dollar': ['EURUSD', null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('takes no piece of a price for a timeframe, and passes the arrow before one', () => {
  const lines = {
    'GBP/USD · 1 Hour v · Sell 12711.2 · Buy 127121 · +0.34%': ['GBPUSD', 'H1', null],
    'GBPJPY, 15 ¥ 191.204 -0.083 (-0.04%)': ['GBPJPY', 'M15', null],
    'EURUSD, 1 @ 1.08500': ['EURUSD', null, null],
    'NQU24_FUT_CME [C][M] 3 Min #2 O=19702.25': ['NQU24', 'M3', null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a button by itself whose one is read as a letter', () => {
  expect(['im', 'HT', 'Hi', 'TV'].map((text) => summary(text)[1])).toEqual(['M1', 'H1', null, null]);
});

test('reads the menus of other languages, and a market by its name with nothing but its price and timeframe', () => {
  const lines = {
    '30m · indicators · Templates': [null, 'M30', null],
    'EURUSD · 15m · Indicateurs · Alerte': ['EURUSD', 'M15', 'tradingview'],
    '™H · Indicators': [null, 'H1', null],
    'GBPUSD, Glinliik: Great Britain Pound vs US Dollar': ['GBPUSD', 'D1', 'mt5'],
    'NQU24 _FUT_CME [CI[M] 3 Min #2': ['NQU24', 'M3', null],
    'Gold 233142 · +0.41%': ['GOLD', null, null],
    Bitcoin: ['BTC', null, null],
    'Gold 2331.2 · Silver 29.11': [null, null, null],
    'Gold Spot M15': ['XAUUSD', 'M15', null],
    'Gold Spot / 4-hour': ['XAUUSD', 'H4', null],
    'Spot Gold ($1) · 3186.07': ['XAUUSD', null, null],
    'Gold Spot / Euro, M15': ['XAUEUR', 'M15', null],
    'Silver · 1 hour · 29.11': ['SILVER', 'H1', null],
    'Gold 1h 4h': [null, null, null],
    '5 min · 1 day · i % 2': [null, null, null],
    'DEX SCREENER · 1s · mm · Sm · 15m · Th': [null, null, null],
    'Goldman 15m': [null, null, null],
    'Gold near $2,320': [null, null, null],
    'GBPUSD, 60 - British Pound / U.S. Dollar': ['GBPUSD', 'H1', 'tradingview'],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a timeframe behind a dot that was taken for a dash, but none in a date', () => {
  expect(summary('XAGUSD-1D')).toEqual(['XAGUSD', 'D1', null]);
  expect(summary('lime: 2026-10-15 · Open: 11.978 · High: 12.217')).toEqual([null, null, null]);
});

test('reads a soft terminal header by the symbol and its description together', () => {
  expect(summary('ELRUSO, MI: Ewro vs US Dollar')).toEqual(['EURUSD', 'M1', 'mt5']);
});

test('takes no piece of a pair for the name of a company', () => {
  expect(summary('Euro NU.S. Dollar - 1D - OANDA 01.03304')).toEqual(['EURUSD', 'D1', 'tradingview']);
  expect(summary('VER NU.S. Dollar - 1D - OANDA 01.03304')).toEqual([null, 'D1', 'tradingview']);
  expect(summary('GBPJP · JPY - · 15 - OANDA 0190.436')).toEqual([null, 'M15', 'tradingview']);
});

test('reads contracts with what they are on, the day they end or the pair that a feed names by one side', () => {
  const lines = {
    'HG Copper futures - 4H': ['HG', 'H4', null],
    "ES JUN 21 '24 @CME, 5 mins TRADES O:5106.25 H:5106.50": ['ES', 'M5', null],
    "ES JUN 21 '24 @CME - 5 min": ['ES', 'M5', null],
    'NQZ4 - CME - 1h': ['NQZ4', 'H1', null],
    'GCZ24 · COMEX · 15m': ['GCZ24', 'M15', null],
    'NG1! Natural Gas, 1h': ['NG1!', 'H1', null],
    'G(CJ24, 3 Minute O 2159.1 H 2159.3': ['GCJ24', 'M3', null],
    'Daily EUR= · 18/09/2023 - 20/03/2024 (LON)': ['EURUSD', 'D1', null],
    'Coffee C futures (KC) — · — weekly continuous, USc/Ib': ['KC', 'W1', null],
    'AB Copper futures 1h': [null, null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads the titles of pages: a share by its price, its candles or its exchange, a pair of coins, a market', () => {
  const lines = {
    'Intel Corporation Stock Price - 2024': ['Intel Corporation', null, null],
    't Apple stock price ($)': ['Apple', null, null],
    'JNJ candlestick': ['JNJ', null, null],
    'CHRT - Chart.js Corporation': ['CHRT', null, null],
    'RR - London Stock Exchange': ['RR', null, null],
    '< KCS/USDT': ['KCSUSDT', null, null],
    'DEGEN/WETH (Base) - 1h - geckoterminal.com': ['DEGENWETH', 'H1', 'tradingview'],
    '< Crude Oil · Qi': ['CRUDE OIL', null, null],
    '¢ SBIN · NSE - STATE BANK OF INDIA': ['SBIN', null, null],
    'HIMS · Hims & Hers Health, Inc.': ['HIMS', null, null],
    'CHART · Apple Inc.': [null, null, null],
    'Stock Price': [null, null, null],
    'Historical stock price': [null, null, null],
    'Top Gainers Stock Price': [null, null, null],
    'RED candles': [null, null, null],
    'NEWS · Apple Inc': [null, null, null],
    'OHLC candlestick': [null, null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a timeframe in a menu in brackets, told twice, before the prices of a bar in words, or lit among others', () => {
  const lines = {
    'EUR/USD Spot (4 hoursy) 200 units v': ['EURUSD', 'H4', null],
    'Stundenkerzen (H1), Xetra': [null, 'H1', null],
    'EUR/USD Tageschart': ['EURUSD', 'D1', null],
    'DOGS/USDT, H4': ['DOGSUSDT', 'H4', null],
    'WIF/USD 1m': ['WIFUSD', 'M1', null],
    'BTCUSDT.P · 15 · BINANCE': ['BTCUSDT', 'M15', 'tradingview'],
    '1000PEPEUSDT.P · 15 · BINANCE': ['1000PEPEUSDT', 'M15', 'tradingview'],
    'CFDs on Gold (US$ / OZ) · 15 · TVC': ['GOLD', 'M15', 'tradingview'],
    'Bitcoin · 1D · CRYPTO': ['BTCUSD', 'D1', 'tradingview'],
    'Tesla, Inc. · 1D · NASDAQ': ['TSLA', 'D1', 'tradingview'],
    '® EURUSD - OANDA 1.08791': [null, null, null],
    '7) S&P 500 Index - 1M - SP': ['S&P 500 Index', 'MN', 'tradingview'],
    '(7) S&P 500 Index - 1M - SP': ['S&P 500 Index', 'MN', 'tradingview'],
    'w XAUUSD HE 2256.82 2286.67 2256.28 2286.67': ['XAUUSD', 'H4', 'mt4'],
    'GBP/|PY H1': ['GBPJPY', 'H1', null],
    'LTCUSD 5m 15m 30m 1h 4h [HRY 1w': ['LTCUSD', null, null],
    '5m 15m 30m 1h DAX 1D': ['DAX', 'D1', null],
    'US30 Smin': ['US30', 'M5', null],
    'TSLATY 1D D: 11/12/24 0: 340.63 H: 344.81': ['TSLA', 'D1', null],
    'Daily open-high-low-close': [null, 'D1', null],
    'Acme News Screener Maps TSLA': [null, null, null],
    'Buy TSLA': ['TSLA', null, null],
    'GOLD KING SIGNALS': [null, null, null],
    'GOLD SPOT': ['GOLD', null, null],
    'wv CAD IPYH1 109.513 109.534 109.425 109.473': ['CADJPY', 'H1', 'mt4'],
    'a © E-mini S&P 500 Futures - 3 - CME': ['ES', 'M3', 'tradingview'],
    'D U.S. Dollar Index - 1D - TVC': [null, 'D1', 'tradingview'],
    'E-mini Nasdag-100 Futures · 1 · CME': ['NQ', 'M1', 'tradingview'],
    'NFTY · 1h · NSE': ['NIFTY', 'H1', 'tradingview'],
    '@ U.S. Dollar / Indonesian Rupiah - 1D - FX_IDC': ['USDIDR', 'D1', 'tradingview'],
    'dogwifhat / TetherUS · 15 · BINANCE': ['WIFUSDT', 'M15', 'tradingview'],
    'HYPE-USD': ['HYPEUSD', null, null],
    'Market cap: $58.1K 1m': [null, null, null],
    'AUD/CAD 82% · 1 min': ['AUDCAD', 'M1', null],
    'XAO - ALL ORDINARIES - Monthly': ['XAO', 'MN', null],
    '= /ES 5273.46': ['ES', null, null],
    "NESTLE N (NESN) CHF 1'150.78 -2.36%": ['NESN', null, null],
    'ACME Inc — Daily': [null, 'D1', null],
    'News daily': [null, null, null],
    'Daily open, high, low, close': [null, 'D1', null],
    '05/06/24 09:30 · 05/14/24 16:00 · [15 Minutes] · SMAVG (15)': [null, 'M15', null],
    'SOL / USDT 5m 15m 1h (4h 1D 24hVol 1.9B': ['SOLUSDT', 'H4', null],
    'Daily open': [null, null, null],
    'SOL / USDT 5m 15m 1h 4h 1D': ['SOLUSDT', null, null],
  };
  expect(Object.keys(lines).map(summary)).toEqual(Object.values(lines));
});

test('reads a timeframe that is told twice, before what kind of contract it is, before what it is called, or behind the spread', () => {
  expect(summary('NDX · Nasdaq 100 - Weekly - W1')).toEqual(['NDX', 'W1', null]);
  expect(summary('4h · Perpetual')).toEqual([null, 'H4', null]);
  expect(summary('| 1D interval Candlev')).toEqual([null, 'D1', null]);
  expect(summary('GBP/USD · Spread 0.9 · 15 min · Chart typev · Studies v')).toEqual(['GBPUSD', 'M15', null]);
  expect(summary('EURUSD · mi5y')).toEqual(['EURUSD', 'M15', null]);
});

test('takes none of a row of buttons in small letters, however they are misread', () => {
  expect(summary('BRENT m5 20 HT He 0)')).toEqual(['BRENT', null, null]);
  expect(summary('Q NASIGOUSD + 1m mi i5m 1h 4h D ~ gf fx')).toEqual([null, null, null]);
});

test('takes the first word of what oil is called for no ticker where its timeframe is not told', () => {
  expect(summary('WTI Crude Oil - 1Sm-TVC = O00 15')).toEqual([null, null, null]);
  expect(summary('WTI, H1')).toEqual(['WTI', 'H1', null]);
  expect(summary('WTI Crude Oil — H4 chart').slice(1)).toEqual(['H4', null]);
});

test('reads shares with the letters of their exchange, remarks in brackets, and a contract whose slash is read as a letter', () => {
  const titles = {
    'VOD.L — Vodafone Group (GBp)': ['VOD.L', null, null],
    '005930.KS Samsung Electronics, daily': ['005930.KS', 'D1', null],
    'AAPL - Apple Inc. (daily)': ['AAPL', 'D1', null],
    'TSLA daily (NVD3)': ['TSLA', 'D1', null],
    'US Wall St 30 - 30 - OANDA ® 046,886.9': ['US30', 'M30', 'tradingview'],
    'IESZ25:XCME 5 D 5m [CME] · D: 11/18/25': ['ESZ25', 'M5', null],
  };
  expect(Object.keys(titles).map(summary)).toEqual(Object.values(titles));
});

test('takes no day of December that lost a letter for an index', () => {
  expect(summary('De 30, 1023')[0]).toBeNull();
  expect(summary('DE 30, M15').slice(0, 2)).toEqual(['DE30', 'M15']);
});

test('reads a timeframe before icons of a toolbar, and one that is announced with its one read as a letter', () => {
  expect(summary('m15 · Ld · rr · o_')).toEqual([null, 'M15', null]);
  expect(summary('YID 1Y 2Y 5Y Max · Interval ID+ Candle · Draw')).toEqual([null, 'D1', null]);
  expect(summary('m15 · news · today')).toEqual([null, null, null]);
});

test('reads the capitals of a search that look like small letters', () => {
  expect(summary('Q usoiL @ | 15m [0 | | Indicators 35 | © Alert')).toEqual(['USOIL', 'M15', 'tradingview']);
});

test('reads the slash of a pair of coins that looks like a letter, and takes the end of none for a timeframe', () => {
  expect(summary('BTCIUSDT Market Depth')).toEqual(['BTCUSDT', null, null]);
  expect(summary('ETHIUSDT 1h')).toEqual(['ETHUSDT', 'H1', null]);
  expect(summary('SUIUSDT 1h')).toEqual(['SUIUSDT', 'H1', null]);
  expect(summary('QQQIUSDT')).toEqual([null, null, null]);
});

test('reads the long names of indices, and a timeframe in words behind the comma of a title', () => {
  expect(summary('Dow Jones Industrial Average, weekly')).toEqual(['DJI', 'W1', null]);
  expect(summary('Ibovespa diário')).toEqual(['IBOV', 'D1', null]);
  expect(summary('USD/TRY - 4 Saatlik Grafik')).toEqual(['USDTRY', 'H4', null]);
  expect(summary('Airbus, mensuel')).toEqual([null, 'MN', null]);
  expect(summary('Forex news, weekly')).toEqual([null, null, null]);
});

test('reads what stands between a contract and its timeframe, and what it is on behind them', () => {
  expect(summary('TradeStation Chart Analysis - @TY [CBOT] Daily 10-Year T-Note')).toEqual(['TY', 'D1', null]);
  expect(summary('Chart Analysis - @TY [CBOT] Dally 10-Year')).toEqual(['TY', 'D1', null]);
  expect(summary('- @TY [CBOT] Dales')).toEqual([null, null, null]);
  expect(summary('NQM24-CME E-mini Nasdaq 100 [CB][M] 1 Min #3')).toEqual(['NQM24', 'M1', null]);
  expect(summary('NOMZ4-CME E-mini Nasdag 100 [CB]M] 1 Min #3')).toEqual(['NQM24', 'M1', null]);
  expect(summary('NOMZ4')).toEqual([null, null, null]);
  expect(summary('NQ · M1 · Nasdaq 100 E-mini')).toEqual(['NQ', 'M1', null]);
  expect(summary('SI · M15 · Sell')[0]).toBeNull();
  expect(summary('SMA · M1 · Nasdaq 100')).not.toEqual(['SMA', 'M1', null]);
});

test('reads what is announced before its timeframe, behind a ticker', () => {
  expect(summary('AAPL Historical, 1D')).toEqual(['AAPL', 'D1', null]);
  expect(summary('AAPL Historical, 1Y')).toEqual(['AAPL', null, null]);
  expect(summary('Alpina Workstation — SMI Index, 4 Stunden')).toEqual(['SMI', 'H4', null]);
  expect(summary('Workstation — RSI Index, 14 Stunden')).toEqual([null, null, null]);
  expect(summary('RACE — grafico settimanale (scala logaritmica)')).toEqual(['RACE', 'W1', null]);
  expect(summary('RSI — grafico settimanale')).toEqual([null, null, null]);
  expect(summary('FOREX — grafico giornaliero')[0]).toBeNull();
  expect(summary('News — ETF Index, weekly')[0]).toBeNull();
  expect(summary('RACE — grafico interattivo')).toEqual([null, null, null]);
});

test('reads rates and markets as newspapers head them', () => {
  expect(summary('Yen per dollar, daily')).toEqual(['USDJPY', 'D1', null]);
  expect(summary('Dollars per euro')).toEqual(['EURUSD', null, null]);
  expect(summary('Dollars per pound')).toEqual([null, null, null]);
  expect(summary('US dollars per barrel, daily')[0]).toBeNull();
  expect(summary('Yen per dollar and its trend')).toEqual([null, null, null]);
  expect(summary('Ether / US Dollar — weekly, log scale')).toEqual(['ETHUSD', 'W1', null]);
  expect(summary('Figure 2. Daily copper prices')).toEqual(['COPPER', 'D1', null]);
  expect(summary('Daily copper prices and stocks')[0]).toBeNull();
  expect(summary('Daily share prices')[0]).toBeNull();
});

test('reads a company before its historical data', () => {
  expect(summary('Acme Ltd Historical Data (Series)')).toEqual(['Acme Ltd', null, null]);
  expect(summary('Download Historical Data')).toEqual([null, null, null]);
});

test('reads indices by names that begin with another, and in other languages', () => {
  const told = {
    'US Wall Street 30 - 4h': ['US30', 'H4', null],
    'FTSE 100 (£10) · 10 min v Candlestick v Indicators Drawings': ['FTSE100', 'M10', null],
    'Germany 40 · 15 min v Candlestick v Indicators': ['GER40', 'M15', null],
    'Allemagne 40 Cash (1€) - 1 heure · ProRealTime': ['GER40', 'H1', null],
    'Deutschland 40 · 15m': ['GER40', 'M15', null],
    '1 heurev · 200 · Indicateurs · Outils': [null, 'H1', null],
    '1W v Kerzen v Indikatoren Zeichnen': [null, 'W1', null],
    'BANKNIFTY · Smvy · Candle vy Display v': ['BANKNIFTY', 'M5', null],
  };
  for (const [text, expected] of Object.entries(told)) expect([text, ...summary(text)]).toEqual([text, ...expected]);
});

test('reads contracts as programs for futures and exchanges of coins name them', () => {
  const told = {
    "GC Aug27'25 @COMEX - 15 mins - Chart": ['GC', 'M15', null],
    'ESU25 [CB] [M] · 5 Min · #1 · 2025-06-12 14:00:00': ['ESU25', 'M5', null],
    '/ES1D5m D:6/12/25, 14:40 0:6013.00': ['ES', 'M5', null],
    'BTC-USDT-SWAP · 1H · OKX': ['BTCUSDT', 'H1', 'tradingview'],
  };
  for (const [text, expected] of Object.entries(told)) expect([text, ...summary(text)]).toEqual([text, ...expected]);
});

test('reads days in German and Italian, and names of metals and currencies in other languages', () => {
  expect(summary('DAX Index · 1T · XETR')).toEqual(['DAX', 'D1', 'tradingview']);
  expect(summary('XAUUSD · 1G · OANDA')).toEqual(['XAUUSD', 'D1', 'tradingview']);
  expect(summary('XAUUSD · 5G · OANDA')).toEqual(['XAUUSD', null, null]);
  expect(summary('Euro / Dólar estadounidense · 1h · FXCM')).toEqual(['EURUSD', 'H1', 'tradingview']);
  expect(summary('Livre sterling / Dollar américain · 15 · FXCM')).toEqual(['GBPUSD', 'M15', 'tradingview']);
  expect(summary('Oro al contado / Dólar estadounidense - 15 - OANDA')).toEqual(['XAUUSD', 'M15', 'tradingview']);
});

test('reads a name that ends in a number near the first dot, behind a tool and a logo', () => {
  expect(summary('+ @ US Nas 100-3 - OANDA & 020,490.6')).toEqual(['NAS100', 'M3', 'tradingview']);
  expect(summary('Q_ NAST00USD · im · am · 5m · 15m · 30m')).toEqual(['NAS100USD', null, null]);
});

test('reads contracts without end whose point was lost, and whose name is cut short', () => {
  expect(summary('Q BTCUSDTP 1h 0 f#« · a ©')[0]).toBe('BTCUSDT');
  expect(summary('Bitcoin / TetherUS PERP... - 1h - BINANCE')).toEqual(['BTCUSDT', 'H1', 'tradingview']);
  expect(summary('MNQZ24 (Micro E-mini Nasdag-100) - 1 - TopstepX')).toEqual(['MNQZ24', 'M1', 'tradingview']);
});

test('tells the timeframe of a menu from the icons beside it', () => {
  expect(summary('XAUUSD s5mvy 4) ly # H')).toEqual(['XAUUSD', 'M5', null]);
  expect(summary('EURUSD · mis · ihm 2 HQ / 0O')).toEqual(['EURUSD', 'M15', null]);
  expect(summary('XAUUSD · i 2 H')).toEqual(['XAUUSD', null, null]);
  expect(summary('XAUUSD · M 1 hour')).toEqual(['XAUUSD', 'H1', null]);
  expect(summary('iD 50 1M 3M 9M 1Y Dailyv  OHLC Bars')).toEqual([null, 'D1', null]);
  expect(summary('4h ~ § Studies Comparison')).toEqual([null, 'H4', null]);
  expect(summary('GER40, Hé: Germany 40 Index')).toEqual(['GER40', 'H4', 'mt5']);
});

test('reads heads and windows of more programs for the desktop', () => {
  expect(summary('[ Chart Analysis: @CL - 60 min ]')).toEqual(['CL', 'H1', null]);
  expect(summary('NQ #F,15 (Dynamic) (delayed 10)')).toEqual(['NQ', 'M15', null]);
  expect(summary('CLF5 — NYMEX — 10 Minutes O=70.45 H=70.49')).toEqual(['CLF5', 'M10', null]);
  expect(summary('MultiCharts64 - [oil.wsp] - CLF5, 10 Minutes')).toEqual(['CLF5', 'M10', null]);
  expect(summary('TSLA NASDAQ.NMS —5 min O: 249.03 H: 249.12')).toEqual(['TSLA', 'M5', null]);
  expect(summary('R | Trader Pro - Chart - GCZ4.COMEX 30 Minute Bars')).toEqual(['GCZ4', 'M30', null]);
  expect(summary('/ESZ24:XCME 1D 5m · D: 11-07 O: 5,843.75')).toEqual(['ESZ24', 'M5', null]);
  expect(summary('FYERS <Q SBIN-EQ 1h')).toEqual(['SBIN-EQ', 'H1', null]);
  expect(summary('NIFTY 28NOV24 FUT')).toEqual(['NIFTY 28NOV24 FUT', null, null]);
});

test('reads what brokers call oil and gold', () => {
  expect(summary('Oil -US Crude · Oil -US Crude · 15 minutes v')).toEqual(['USOIL', 'M15', null]);
  expect(summary('Oil 70.42 · -0.17%')).toEqual(['OIL', null, null]);
  expect(summary('Oil price falls')).toEqual([null, null, null]);
  expect(summary("Crude Oil WTI Jan '25")[0]).toBeNull();
});

test('reads a timeframe at the end of a second line, before an exchange, in brackets or behind a name in small letters', () => {
  expect(summary('Tesla Inc - 15 min - NASDAQ')).toEqual([null, 'M15', null]);
  expect(summary('Alphabet Inc. Class C · 60 min')).toEqual([null, 'H1', null]);
  expect(summary('$ 48,210 · Alphabet Inc. Class C - 60 min')).toEqual([null, 'H1', null]);
  expect(summary('Henry Hub weekly')).toEqual([null, 'W1', null]);
  expect(summary('Updated weekly')).toEqual([null, null, null]);
  expect(summary('CAC 40 - PX1 (Journalier) - ProRealTime')).toEqual(['CAC40', 'D1', null]);
  expect(summary('CAC40 Journalierv · 200 unités v')).toEqual(['CAC40', 'D1', null]);
});

test('reads titles of shares, contracts and agencies with their timeframes in words', () => {
  expect(summary('MSFT Stock Price — · — 1 Day')).toEqual(['MSFT', 'D1', null]);
  expect(summary('SAP SE – Wochenchart in EUR')).toEqual(['SAP', 'W1', null]);
  expect(summary('KO (Coca-Cola Co.)')).toEqual(['KO', null, null]);
  expect(summary('10-Year US T-Note Future, ZNZ4 - 1 hour')).toEqual(['ZNZ4', 'H1', null]);
  expect(summary('Daily LCOc1 Cndl, LCOc1, Trade Price, 29/02/2024, 84.06')).toEqual(['LCOc1', 'D1', null]);
});

test('reads the sign for minutes behind a pair, and an index before buttons whose icons are read as digits', () => {
  expect(summary('USD/JPY 30% v HE FI=hHL · T Q')).toEqual(['USDJPY', 'M30', null]);
  expect(summary('SOL/USDT · 30%')).toEqual(['SOLUSDT', 'M30', null]);
  expect(summary('EURUSD 30%')).toEqual(['EURUSD', null, null]);
  expect(summary('Germany40 1m 5m 10m 1H 1D 06 ~~')).toEqual(['GER40', null, null]);
  expect(summary('AUD-NZD 10-min')).toEqual(['AUDNZD', 'M10', null]);
});

test('reads minutes without a unit before the prices of a bar, and no number that is of an index', () => {
  expect(summary('XAUUSD · 15 O 2649.89 H 2651.46 L 2646.66')).toEqual(['XAUUSD', 'M15', null]);
  expect(summary('PETR4 15 Abe 38,72 Máx 38,78')).toEqual(['PETR4', 'M15', null]);
  expect(summary('Wall Street 30')).toEqual(['US30', null, null]);
  expect(summary('Wall Street 30 O 39000.5 H 39010.2 L 38990')).toEqual(['US30', null, null]);
  expect(summary('US 30 O39000.5 H39010.2 L38990')).toEqual(['US30', null, null]);
});
