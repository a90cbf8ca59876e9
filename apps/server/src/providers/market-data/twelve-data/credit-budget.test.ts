import { expect, it } from 'vitest';
import { createCreditBudget, type CreditLimits } from './credit-budget.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

function setUp(limits: CreditLimits) {
  let nowMs = Date.UTC(2026, 10, 18);
  const budget = createCreditBudget(limits, () => new Date(nowMs));
  return { budget, forwardMs: (ms: number) => void (nowMs += ms) };
}

it('gives at first what fits in a minute, and no more than there is', () => {
  const { budget } = setUp({ perMinute: 8, perDay: 800 });
  expect([budget.take(5), budget.take(5), budget.take(1)]).toEqual([5, 2, 0]);
});

it('says how long until the next credit', () => {
  const { budget, forwardMs } = setUp({ perMinute: 8, perDay: 800 });
  expect(budget.waitMs()).toBe(0);
  budget.take(7);
  const waitMs = budget.waitMs();
  expect(waitMs / 1000).toBeCloseTo(109.09, 1);
  forwardMs(waitMs - 1);
  expect(budget.take(1)).toBe(0);
  forwardMs(1);
  expect(budget.take(1)).toBe(1);
});

it.each<CreditLimits>([
  { perMinute: 8, perDay: 800 },
  { perMinute: 55, perDay: null },
  { perMinute: 1, perDay: null },
  { perMinute: 8, perDay: 8 },
  { perMinute: 100, perDay: 50_000 },
])('passes neither limit of %o however eagerly it is asked', (limits) => {
  const { budget, forwardMs } = setUp(limits);
  const spentAtSecond: number[] = [];
  for (let second = 0; second < 86_400; second += 1) {
    spentAtSecond.push(budget.take(Infinity));
    forwardMs(1000);
  }
  const inAnyMinute = spentAtSecond.map((_, second) =>
    spentAtSecond.slice(second, second + 60).reduce((sum, spent) => sum + spent, 0),
  );
  const inTheDay = spentAtSecond.reduce((sum, spent) => sum + spent, 0);
  expect(Math.max(...inAnyMinute)).toBeLessThanOrEqual(limits.perMinute);
  expect(inTheDay).toBeLessThanOrEqual(limits.perDay ?? Infinity);
  expect(inTheDay).toBeGreaterThan(0);
});

it('still has credits at the end of the day', () => {
  const { budget, forwardMs } = setUp({ perMinute: 8, perDay: 800 });
  for (let minute = 0; minute < 1439; minute += 1) {
    budget.take(8);
    forwardMs(MINUTE_MS);
  }
  forwardMs(2 * MINUTE_MS);
  expect(budget.take(8)).toBeGreaterThan(0);
});

it('saves up no more than fits in a minute', () => {
  const { budget, forwardMs } = setUp({ perMinute: 8, perDay: 800 });
  forwardMs(30 * DAY_MS);
  expect(budget.take(100)).toBe(7);
});
