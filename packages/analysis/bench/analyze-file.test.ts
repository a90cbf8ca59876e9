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
}, 30_000);

test('says how it is used when the window is too short', () => {
  const { status, stderr } = spawnSync(process.execPath, [CLI, CANDLES, '--bars', '10'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('at least 30 bars');
}, 30_000);
