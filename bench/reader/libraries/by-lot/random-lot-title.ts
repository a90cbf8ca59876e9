import type { Random } from '@pipsight/fixtures';
import type { LibraryChart } from '../library-chart.ts';

const UNITS: Readonly<Record<string, readonly [letter: string, short: string, word: string]>> = {
  M: ['m', 'min', 'minutes'],
  H: ['h', 'hr', 'hours'],
  D: ['d', 'day', 'days'],
  W: ['w', 'wk', 'weeks'],
};

/** Lines that print symbol and timeframe, in one of many forms. */
export function randomLotTitle(
  random: Random,
  { symbol, timeframe }: Pick<LibraryChart, 'symbol' | 'timeframe'>,
): string[] {
  const parted = symbol.length === 6 ? [symbol.slice(0, 3), symbol.slice(3)] : null;
  const name = random.pick(
    parted === null ? [symbol] : [symbol, symbol, parted.join('/'), parted.join('-'), parted.join(' / ')],
  );
  const count = timeframe.slice(1);
  const [letter, short, word] = UNITS[timeframe[0]!] ?? ['', '', ''];
  const one = count === '1';
  const frame = random.pick([
    timeframe,
    timeframe,
    `${count}${letter}`,
    `${count}${letter.toUpperCase() === 'M' ? 'm' : letter.toUpperCase()}`,
    `${count} ${short}`,
    `${count} ${one ? word.replace(/s$/, '') : word}`,
    `${count}-${word.replace(/s$/, '')}`,
    ...(timeframe === 'D1'
      ? ['Daily', 'daily']
      : timeframe === 'H1'
        ? ['Hourly']
        : timeframe === 'W1'
          ? ['Weekly']
          : []),
  ]);
  return random.pick([
    [`${name}, ${frame}`],
    [`${name} ${frame}`],
    [`${name} · ${frame}`],
    [`${name} - ${frame}`],
    [`${name} (${frame})`],
    [`${name} | ${frame}`],
    [`${name} [${frame}]`],
    [`${name}: ${frame}`],
    [`${name} ${frame} Candlestick Chart`],
    [`${name} price, ${frame} candles`],
    [name, `Interval: ${frame}`],
    [name, `${frame} candles`],
    [name, frame],
    [`${name} Candlestick Chart`, `Timeframe ${frame}`],
  ]);
}
