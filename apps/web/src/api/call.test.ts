import { expect, it } from 'vitest';
import { addressOf } from './call.ts';

it('fills the parameters of a path', () => {
  expect(addressOf('/api/chart-analyses/:id/charts/:index/candles', { id: 'a/b', index: 2 })).toBe(
    '/api/chart-analyses/a%2Fb/charts/2/candles',
  );
});

it('adds the query and leaves out what is not known', () => {
  expect(addressOf('/api/chart-analyses', {}, { limit: 10, offset: 0, q: undefined, r: null })).toBe(
    '/api/chart-analyses?limit=10&offset=0',
  );
});

it('adds no question mark to an empty query', () => {
  expect(addressOf('/api/user/stats')).toBe('/api/user/stats');
});

it('refuses a parameter that is missing', () => {
  expect(() => addressOf('/api/chart-analyses/:id', {})).toThrow(TypeError);
});
