/** Names of indicators, of parts of a page and the like, before whose length or period no symbol stands, and what announces a timeframe; of the one the first letter may be lost. */
const NO_SYMBOL =
  /^(?:[A-Z]{0,2}MA|MACD|RSI|ATR|BB|BOLL|VWAP|VOL|VOLUME|CCI|ADX|KDJ|STOCH|OBV|MFI|SAR|SL|TP|HTF|LTF|TF|FVG|OB|BOS|CHOCH|MSS|MSB|POI|EQ[HL]|SM[CT]|ICT|OHLC|HA|LIVE|PDH|PDL|PWH|PWL|BUY|SELL|BID|ASK|OPEN|HIGH|LOW|CLOSE|CHG|UTC|GMT|E[SD]T|CES?T|BST|JST|AM|PM|OTC|CFD|I?NTERVAL|SCREENER|TERMINAL|TIMEFRAME|PERIOD|RESOLUTION|FREQUENCY|CHARTS?|TRADE|STOCKS?|MARKETS?|QUOTES?|ORDERS?|NEWS|INFO|ALERTS?|HOME|BACK|MENU)$/i;

/** Whether a word that looks like a ticker names an indicator, a level, a kind of price or a time zone. */
export function isNoSymbol(word: string): boolean {
  return NO_SYMBOL.test(word);
}
