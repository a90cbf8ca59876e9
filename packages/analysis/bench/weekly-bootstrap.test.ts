import { expect, test } from 'vitest';
import { seededRandom } from '../src/stability/seeded-random.ts';
import { weeklyInterval, type Dated } from './weekly-bootstrap.ts';

const dayOf = (week: number): string => new Date(Date.UTC(2024, 0, 1 + 7 * week)).toISOString().slice(0, 10);

test('values that are all alike leave no room', () => {
  const same: Dated[] = Array.from({ length: 40 }, (_, week) => ({ day: dayOf(week), value: 0.5 }));
  expect(weeklyInterval(same, seededRandom(1))).toEqual([0.5, 0.5]);
});

test('five trades of one week say no more than one', () => {
  const alternating = (each: number): Dated[] =>
    Array.from({ length: 40 * each }, (_, i) => ({
      day: dayOf(Math.floor(i / each)),
      value: Math.floor(i / each) % 2,
    }));
  const [low, high] = weeklyInterval(alternating(1), seededRandom(1))!;
  expect(weeklyInterval(alternating(5), seededRandom(1))).toEqual([low, high]);
  expect(high - low).toBeGreaterThan(0.2);
});

test('a few weeks say nothing', () => {
  expect(weeklyInterval([{ day: '2024-01-01', value: 1 }], seededRandom(1))).toBeNull();
});
