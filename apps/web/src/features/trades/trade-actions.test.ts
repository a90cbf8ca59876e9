import { expect, it } from 'vitest';
import { tradeActions } from './trade-actions.ts';

it('closes and watches only what is open', () => {
  expect(tradeActions({ status: 'PENDING', isMonitored: true })).toEqual(['close', 'edit', 'unwatch', 'delete']);
  expect(tradeActions({ status: 'PENDING', isMonitored: false })).toEqual(['close', 'edit', 'watch', 'delete']);
  expect(tradeActions({ status: 'BREAKEVEN', isMonitored: false })).toEqual(['edit', 'delete']);
});
