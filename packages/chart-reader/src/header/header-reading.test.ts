import { expect, test } from 'vitest';
import { together } from './header-reading.ts';

const line = (symbol: string | null, timeframe: string | null) => ({ symbol, timeframe, platform: null, choices: [] });

test('prefers the line that names symbol and timeframe', () => {
  const said = [line('EURUSD', null), line('GBPUSD', 'H1'), line('EURUSD', 'M5')];
  expect(together(said)).toEqual(line('GBPUSD', 'H1'));
});

test('joins a symbol and a timeframe of different lines, and takes neither where lines differ', () => {
  expect(together([line('EURUSD', null), line(null, 'M5')])).toEqual(line('EURUSD', 'M5'));
  expect(together([line('EURUSD', null), line('GBPUSD', null), line(null, 'M5')])).toEqual(line(null, 'M5'));
  expect(together([])).toEqual(line(null, null));
});

test('takes a pair for the metal that another line names alone, and neither of two pairs', () => {
  expect(together([line('GOLD', null), line('XAUUSD', null)]).symbol).toBe('XAUUSD');
  expect(together([line('GOLD', null), line('EURUSD', null)]).symbol).toBeNull();
  expect(together([line('XAUUSD', null), line('XAUEUR', null)]).symbol).toBeNull();
});

test('takes the platform of the first line that tells one', () => {
  expect(together([line(null, null), { symbol: null, timeframe: null, platform: 'mt4', choices: [] }]).platform).toBe(
    'mt4',
  );
});

test('prefers a ticker to the name of an index, wherever it stands', () => {
  const said = [line('S&P 500 Index', 'M5'), line('SPX500', null)];
  expect(together(said)).toEqual(line('SPX500', 'M5'));
  expect(together(said.slice(0, 1))).toEqual(line('S&P 500 Index', 'M5'));
});

test('takes no timeframe from another chart where the nearest shows trades or seconds', () => {
  const ticks = { ...line('EURUSD', null), isUntimed: true };
  expect(together([ticks, line('USDJPY', 'M15')])).toEqual(ticks);
});

test('takes no symbol of which another reading of the line was divided, unless it is known', () => {
  const divided = { ...line(null, 'M5'), divided: ['SOLUTL', 'SOLUTE'] };
  expect(together([divided, line('SOLUTI', 'M5')])).toMatchObject({ symbol: null, timeframe: 'M5' });
  expect(together([divided, line('SOLANA', 'M5')]).symbol).toBe('SOLANA');
  expect(together([{ ...divided, divided: ['TSLB'] }, line('TSLA', 'M5')]).symbol).toBe('TSLA');
});

test('takes the code that is printed for the name of an index, and what a broker adds to one', () => {
  expect(together([line('GER40', null), line('DE40', null)]).symbol).toBe('DE40');
  expect(together([line('US30Cash', null), line('US30', null)]).symbol).toBe('US30Cash');
  expect(together([line('GER40', null), line('US30', null)]).symbol).toBeNull();
});

test('takes the ticker of the search beside a title that names an index or describes a metal', () => {
  expect(together([line('GER40', 'H4'), line('DE40EUR', 'M15')])).toEqual(line('DE40EUR', 'H4'));
  expect(together([line('GOLD', 'H1'), line('XAUUSD', null)])).toEqual(line('XAUUSD', 'H1'));
  expect(together([line('GER40', 'H4'), line('EURUSD', null)])).toEqual(line('GER40', 'H4'));
  expect(together([line('US30', 'M5'), line('GER40', null)])).toEqual(line('US30', 'M5'));
});

test('takes the contract that is printed beside what its exchange calls the future', () => {
  expect(together([line('NQ', 'M5'), line('NQ1!', null)])).toEqual(line('NQ1!', 'M5'));
  expect(together([line('NQ', 'M5'), line('ES1!', null)])).toEqual(line('NQ', 'M5'));
});
