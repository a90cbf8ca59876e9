import { describe, expect, it } from 'vitest';
import { colourLayers } from './colour-layers.ts';

describe('colourLayers', () => {
  it('counts a smoothed edge with its colour, and each colour apart', () => {
    const white = [255, 255, 255];
    const red = [200, 0, 0];
    const palerRed = [228, 128, 128];
    const blue = [0, 0, 200];
    const pixels = [white, white, palerRed, red, red, palerRed, white, blue, blue, white, white, white];
    const picture = { width: 12, height: 1, rgb: Uint8Array.from(pixels.flat()) };
    const ink = Uint8Array.from(pixels.map((pixel) => (pixel === white ? 0 : 1)));
    const { count, layerOf } = colourLayers(picture, { width: 12, height: 1, ink, background: new Uint32Array(12) });
    expect(count).toBe(2);
    expect(layerOf[2]).toBe(layerOf[3]);
    expect(layerOf[3]).toBe(layerOf[4]);
    expect(layerOf[7]).not.toBe(layerOf[3]);
    expect(layerOf[0]).toBe(0);
  });
});
