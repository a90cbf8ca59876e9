import { expect, it } from 'vitest';
import { mayAccess } from './access.ts';

const permissions = {
  canAccessAnalyze: true,
  canAccessHistory: false,
  canAccessInsights: false,
  canAccessTrades: false,
};

it('opens a section by its permission flag', () => {
  expect(mayAccess({ role: 'user', permissions }, 'canAccessAnalyze')).toBe(true);
  expect(mayAccess({ role: 'user', permissions }, 'canAccessHistory')).toBe(false);
});

it('opens every section to an administrator, and the administration to nobody else', () => {
  expect(mayAccess({ role: 'admin', permissions }, 'canAccessHistory')).toBe(true);
  expect(mayAccess({ role: 'admin', permissions }, 'admin')).toBe(true);
  expect(mayAccess({ role: 'user', permissions }, 'admin')).toBe(false);
});

it('opens what asks for nothing to everyone', () => {
  expect(mayAccess({ role: 'user', permissions }, null)).toBe(true);
});
