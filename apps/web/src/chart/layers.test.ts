import { expect, it } from 'vitest';
import { DEFAULT_LAYERS, parseLayers } from './layers.ts';

it('reads back what was stored', () => {
  expect(parseLayers('["trade","candles"]')).toEqual(new Set(['trade', 'candles']));
  expect(parseLayers('[]')).toEqual(new Set());
});

it.each([null, '', 'not json', '{"trade":true}', '["trade","unheard-of"]'])(
  'shows the default layers for %j',
  (stored) => {
    expect(parseLayers(stored)).toEqual(new Set(DEFAULT_LAYERS));
  },
);
