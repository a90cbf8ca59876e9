import { expect, test } from 'vitest';
import { watchState } from './watch-state.ts';

test.each([
  [{ isActive: true, conditionsMet: false, setupFormed: false }, 'Monitoring'],
  [{ isActive: true, conditionsMet: true, setupFormed: false }, 'Conditions Met'],
  [{ isActive: true, conditionsMet: true, setupFormed: true }, 'Setup Ready'],
  [{ isActive: false, conditionsMet: false, setupFormed: false }, 'Paused'],
  [{ isActive: false, conditionsMet: true, setupFormed: true }, 'Paused'],
])('%j is %s', (item, state) => {
  expect(watchState(item)).toBe(state);
});
