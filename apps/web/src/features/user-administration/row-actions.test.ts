import { expect, it } from 'vitest';
import { rowActions } from './row-actions.ts';

it('offers to deactivate only an active account, and to reactivate only an inactive one', () => {
  expect(rowActions({ isActive: true })).toEqual(['edit', 'reset-password', 'deactivate', 'delete']);
  expect(rowActions({ isActive: false })).toEqual(['edit', 'reset-password', 'reactivate', 'delete']);
});
