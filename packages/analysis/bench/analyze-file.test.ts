import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CLI = fileURLToPath(new URL('analyze-file.ts', import.meta.url));
const CANDLES = fileURLToPath(new URL('../test-data/synthetic_H1.csv.gz', import.meta.url));
const linesOf = (stride: number): string[] => {
  const options = ['--symbol', 'EURUSD', '--timeframe', 'H1', '--bars', '200', '--stride', String(stride)];
  return execFileSync(process.execPath, [CLI, CANDLES, ...options], { encoding: 'utf8' })
    .trim()
    .split('\n');
};
const each100 = linesOf(100);

test('prints a line for each window, a setup with its prices or the reason there is none', () => {
  const windows = each100.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(windows).toHaveLength(39);
  const setups = windows.filter(({ hasSetup }) => hasSetup === true);
  expect(setups.length).toBeGreaterThan(3);
  for (const setup of setups) {
    expect(setup).toMatchObject({ rejectionReason: null, validBars: 30, entryPrice: expect.any(Number) as number });
  }
  const without = windows.filter(({ hasSetup }) => hasSetup === false);
  expect(
    without.every(({ rejectionReason, direction }) => typeof rejectionReason === 'string' && direction === null),
  ).toBe(true);
});

test('a window is judged by its own bars alone', () => {
  expect(linesOf(200)).toEqual(each100.filter((_, i) => i % 2 === 0));
});

const KEYS =
  'time hasSetup setup direction entryType entryPrice stopLoss takeProfit1 takeProfit2 validBars confluenceScore confidence rejectionReason';

test('every line holds the documented keys, in order, each with its kind of value', () => {
  for (const line of each100) {
    const window = JSON.parse(line) as Record<string, unknown>;
    expect(Object.keys(window).join(' ')).toBe(KEYS);
    const { hasSetup, confidence, confluenceScore, takeProfit2, entryType } = window;
    const numbers = [window['entryPrice'], window['stopLoss'], window['takeProfit1'], window['validBars']];
    expect(numbers.map((value) => typeof value)).toEqual(numbers.map(() => (hasSetup === true ? 'number' : 'object')));
    expect(['number', 'object']).toContain(typeof takeProfit2);
    expect(confluenceScore).toSatisfy((score: number) => Number.isInteger(score) && score >= 0 && score <= 5);
    expect(confidence).toSatisfy((chance: number | null) => chance === null || (chance > 0 && chance < 1));
    expect(String(entryType)).toMatch(hasSetup === true ? /^(market|(buy|sell)_(limit|stop))$/ : /^null$/);
  }
});

const refused = (...args: readonly string[]) => spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });

test.each([
  ['a short window', [CANDLES, '--bars', '10'], 2, 'at least 30 bars'],
  ['no file', [], 2, 'analyze FILE.csv'],
  ['a timeframe that is none', [CANDLES, '--timeframe', 'hourly'], 2, 'hourly is no timeframe; there are M1, M5'],
  ['a file that is not there', ['nowhere.csv'], 1, 'nowhere.csv cannot be read'],
  ['a file that is no table', [CLI], 1, 'has no column time'],
  ['fewer candles than a window', [CANDLES, '--bars', '5000'], 1, 'holds 4000 candles, fewer than a window of 5000'],
])('%s is refused with a reason, and nothing is printed', (_name, args, code, reason) => {
  const { status, stdout, stderr } = refused(...args);
  expect(stderr).toContain(reason);
  expect({ status, stdout }).toEqual({ status: code, stdout: '' });
});
