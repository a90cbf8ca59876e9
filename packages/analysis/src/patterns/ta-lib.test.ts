import type { Candle } from '@pipsight/trading';
import { describe, expect, test } from 'vitest';
import { isPresent, MARKET_DATA, marketCandles, syntheticCandles, taLibCandles } from '../../test/reference-data.ts';
import type { CandlePattern } from './candle-pattern.ts';
import { CANDLE_PATTERNS } from './find-patterns.ts';

const equalPatterns = CANDLE_PATTERNS.filter(({ taLib }) => taLib !== null);

test('more than twenty patterns follow TA-Lib', () => {
  expect(equalPatterns.length).toBeGreaterThan(20);
});

describe('on synthetic candles', () => {
  const candles = syntheticCandles();
  const reference = taLibCandles(new URL('../../test-data/synthetic_talib_candles.csv.gz', import.meta.url));
  test.each(equalPatterns)('$name equals $taLib bar for bar', (pattern) => {
    expect(differences(candles, pattern, reference)).toEqual([]);
  });
});

describe.runIf(isPresent(MARKET_DATA))('on EURUSD M15', () => {
  const candles = marketCandles();
  const reference = taLibCandles(new URL('talib/EURUSD_M15_talib_candles.csv.gz', MARKET_DATA));
  test.each(equalPatterns)('$name equals $taLib bar for bar', (pattern) => {
    expect(differences(candles, pattern, reference)).toEqual([]);
  });
});

function differences(
  candles: readonly Candle[],
  { taLib, lookback, detect }: CandlePattern,
  reference: ReturnType<typeof taLibCandles>,
): number[] {
  const expected = reference.get(taLib!) ?? new Map<number, number>();
  return candles.flatMap((_, at) => {
    const found = at < lookback ? 0 : detect(candles, at);
    return found === (expected.get(at) ?? 0) ? [] : [at];
  });
}
