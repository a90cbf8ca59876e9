import { expect, it } from 'vitest';
import { tradeActions } from './trade-actions.ts';

const open = { status: 'PENDING', isMonitored: false, entryPrice: '1.08500' } as const;

it('closes and watches only what is open', () => {
  expect(tradeActions({ ...open, isMonitored: true })).toEqual(['close', 'edit', 'unwatch', 'delete']);
  expect(tradeActions(open)).toEqual(['close', 'edit', 'watch', 'delete']);
  expect(tradeActions({ ...open, status: 'BREAKEVEN' })).toEqual(['edit', 'delete']);
});

it('does not offer to close what has no entry to count from', () => {
  expect(tradeActions({ ...open, entryPrice: '0' })).toEqual(['edit', 'watch', 'delete']);
});
