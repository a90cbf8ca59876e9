import { expect, test } from 'vitest';
import { candlesFrom, zigzag } from '../../test/candle-builders.ts';
import { chartOf } from '../../test/chart-inputs.ts';
import { chartView } from '../chart-view.ts';
import type { Idea } from './idea.ts';
import { priceIdea } from './plan-prices.ts';
import type { SetupContext } from './setup-context.ts';

/** Rising, with swing highs at 1.0908, 1.1008 and 1.1128 and price at 1.1040. */
const rising = candlesFrom(
  zigzag([70, 90, 78, 100, 86, 112, 104], 12).map((pip) => 1 + pip / 1000),
  0.0008,
);
const view = chartView(chartOf(rising, { pricePerPx: 0.00001 }), 0, 'EURUSD');
const context: SetupContext = { entry: view, bias: view, confirmation: null };
const idea: Idea = {
  rule: 'Trend pullback',
  side: 'bullish',
  entry: 1.1,
  invalidation: 1.097,
  place: 'support 1.10000',
  ownTargets: [],
  reasons: [],
  waitsFor: null,
};

test('the stop goes beyond the invalidation by three tenths of an ATR', () => {
  const { entry, stop, risk } = priceIdea(context, idea);
  expect(entry).toBe(1.1);
  expect(stop).toBeCloseTo(1.097 - 0.3 * view.atr, 4);
  expect(risk).toBeCloseTo(entry - stop, 10);
});

test('a stop is at least 1.2 ATR and ten spreads from the entry', () => {
  const { risk } = priceIdea(context, { ...idea, invalidation: 1.0999 });
  expect(risk).toBeGreaterThanOrEqual(1.2 * view.atr);
  expect(view.grid.spread / risk).toBeLessThanOrEqual(0.1);
});

test('the first target lies just before the nearest level that pays, and beyond the price now', () => {
  const { plan, first } = priceIdea(context, { ...idea, invalidation: 1.095 });
  expect(first!.level.words).toBe('swing high 1.11280');
  expect(plan!.target1).toBeCloseTo(1.1128 - 0.1 * view.atr, 4);
  expect(plan!.target1).toBeGreaterThan(view.price);
  expect(plan).toMatchObject({ direction: 'BUY', entryType: 'buy_limit', target2: null, trigger: null });
});

test('a level too far for a first target leaves room for one at 2 R', () => {
  const { plan, risk, first, second } = priceIdea(context, {
    ...idea,
    ownTargets: [{ price: 1.13, words: 'far away' }],
  });
  expect(first!.level.words).toBe('the open space before swing high 1.11280');
  expect((plan!.target1 - plan!.entry) / risk).toBeCloseTo(2, 1);
  expect(second!.level.words).toBe('swing high 1.11280');
});

test('without a level that pays there is no plan, and the best of them is named', () => {
  const { plan, best } = priceIdea(context, { ...idea, invalidation: 1.08 });
  expect(plan).toBeNull();
  expect(best!.level.words).toBe('swing high 1.11280');
  expect(best!.netR).toBeLessThan(1);
});

test('an idea that waits for a trigger enters there by a stop order', () => {
  const { plan } = priceIdea(context, {
    ...idea,
    entry: 1.104,
    waitsFor: { price: 1.1052, text: '' },
    ownTargets: [{ price: 1.13, words: '' }],
  });
  expect(plan).toMatchObject({ entryType: 'buy_stop', entry: 1.1052, trigger: 1.1052 });
});
