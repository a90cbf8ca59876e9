import { expect, it } from 'vitest';
import { strongLayer } from './strong-layer.ts';

const WHITE = [255, 255, 255];
const GRID = [220, 220, 220];

/** A row of pixels on white, all but the white ones ink. */
function row(...pixels: readonly (readonly number[])[]) {
  const width = pixels.length;
  const ink = Uint8Array.from(pixels, (pixel) => (pixel === WHITE ? 0 : 1));
  const background = new Uint32Array(width).fill(0xffffff);
  return [
    { width, height: 1, rgb: Uint8Array.from(pixels.flat()) },
    { width, height: 1, ink, background },
  ] as const;
}

it('takes shades of an outline together and leaves out the paler lines of a grid', () => {
  const [picture, mask] = row(WHITE, [52, 148, 132], [92, 140, 140], [212, 100, 116], GRID, WHITE);
  expect(strongLayer(picture, mask)).toStrictEqual({ count: 1, layerOf: Uint8Array.of(0, 1, 1, 1, 0, 0) });
});

it('takes all ink where it stands out alike', () => {
  const [picture, mask] = row(GRID, GRID, WHITE);
  expect([...strongLayer(picture, mask).layerOf]).toStrictEqual([1, 1, 0]);
});

it('finds nothing where there is no ink', () => {
  const [picture, mask] = row(WHITE, WHITE);
  expect([...strongLayer(picture, mask).layerOf]).toStrictEqual([0, 0]);
});
