/** Platforms a reader may name for a labelled one; `null` where the picture hardly shows which it is. */
export function acceptedPlatforms(label: string | null): (string | null)[] {
  if (label === null) return [null];
  if (/MetaTrader 4/.test(label)) return ['mt4'];
  if (/MetaTrader 5/.test(label)) return ['mt5'];
  if (/cTrader/.test(label)) return ['ctrader', null];
  if (/lightweight-charts/.test(label)) return ['tradingview', null];
  return [label.startsWith('TradingView') ? 'tradingview' : null];
}

/**
 * The symbol itself, and what the header literally prints, which the label gives in brackets with its exchange: `FSL
 * (header: FIRSTSOURCE SOLUTI, NSE)`.
 */
export function acceptedSymbols(label: string | null): (string | null)[] {
  if (label === null) return [null];
  const [, symbol = '', header] = /^(\S+)(?:.*?header:? ([^,;)]+))?/.exec(label) ?? [];
  return header === undefined ? [symbol] : [symbol, header];
}

/** The timeframe in the form `M5`, `H1`, `D1`, `MN`; one that only dates betray may also be left unread. */
export function acceptedTimeframes(label: string | null): (string | null)[] {
  if (label === null) return [null];
  const [first = ''] = label.split(' ');
  if (/^(M|H|D|W)\d+$|^MN$/.test(first)) return label.includes('(') ? [first, null] : [first];
  if (/^\d+$/.test(first)) return [`M${first}`];
  const [, count, unit] = /^(\d+)([hDWM])$/.exec(first) ?? [];
  if (unit === 'M') return ['MN'];
  if (unit !== undefined) return [`${unit.toUpperCase()}${count}`];
  const loose = /\b(\d+)m\b/.exec(label);
  return loose ? [`M${loose[1]}`, null] : [null];
}
