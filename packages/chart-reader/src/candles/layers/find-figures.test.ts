import { expect, it } from 'vitest';
import { findFigures } from './find-figures.ts';

it('parts figures that touch in another colour, and none of one colour', () => {
  const layerOf = Uint8Array.from('11201022', Number);
  expect(findFigures({ count: 2, layerOf }, 4)).toStrictEqual([
    { left: 0, right: 2, top: 0, bottom: 2, areaPx: 3, layer: 1 },
    { left: 2, right: 4, top: 0, bottom: 2, areaPx: 3, layer: 2 },
  ]);
});
