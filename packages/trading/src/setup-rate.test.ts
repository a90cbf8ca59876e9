import { expect, it } from 'vitest';
import { isHighSetupRate, setupRatePercent } from './setup-rate.ts';

it('is the share of analyses with a setup, and none without analyses', () => {
  expect(setupRatePercent({ analyses: 8, setups: 2 })).toBe(25);
  expect(setupRatePercent({ analyses: 3, setups: 0 })).toBe(0);
  expect(setupRatePercent({ analyses: 0, setups: 0 })).toBeNull();
});

it.each([
  [null, false],
  [50, false],
  [50.1, true],
])('highlights a rate above 50 percent: %j', (percent, highlighted) => {
  expect(isHighSetupRate(percent)).toBe(highlighted);
});
