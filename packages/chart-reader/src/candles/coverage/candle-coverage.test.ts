import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { candleCoverage, FOREIGN, FULL } from './candle-coverage.ts';

const RED: Rgb = [200, 0, 0];
const GREEN: Rgb = [0, 200, 0];

/** Coverage of a row of pixels over black by candles of red and green; every pixel counts as ink but black ones. */
function coverageOf(pixels: readonly Rgb[], colours: readonly Rgb[] = [RED, GREEN], lines: readonly Rgb[] = []) {
  const picture = { width: pixels.length, height: 1, rgb: Uint8Array.from(pixels.flat()) };
  const mask = {
    width: pixels.length,
    height: 1,
    ink: Uint8Array.from(pixels, (pixel) => (Math.max(...pixel) > 0 ? 1 : 0)),
    background: new Uint32Array(pixels.length),
  };
  return [...candleCoverage(picture, mask, colours, lines)];
}

describe('candleCoverage', () => {
  it('tells how much of a pixel a candle covers, whichever of the colours it has', () => {
    expect(
      coverageOf([
        [0, 0, 0],
        [200, 0, 0],
        [0, 100, 0],
        [50, 0, 0],
      ]),
    ).toStrictEqual([0, FULL, FULL / 2, FULL / 4]);
  });

  it('calls foreign what lies far from every mix of candle and background', () => {
    expect(
      coverageOf([
        [0, 0, 200],
        [130, 130, 130],
      ]),
    ).toStrictEqual([FOREIGN, FOREIGN]);
  });

  it('calls foreign what is too faint to be told from noise', () => {
    expect(coverageOf([[20, 0, 0]])).toStrictEqual([FOREIGN]);
  });

  it('calls foreign the soft edges of a line, though candles have its colour mixed with theirs where it is translucent', () => {
    const [line, underLine]: readonly [Rgb, Rgb] = [
      [0, 0, 250],
      [80, 0, 150],
    ];
    const edge: Rgb = [42, 0, 80];
    expect(coverageOf([underLine, edge], [RED, underLine])).toStrictEqual([FULL, 106]);
    expect(coverageOf([underLine, edge], [RED, underLine], [line])).toStrictEqual([FULL, FOREIGN]);
  });

  it('knows no translucent lines in a compressed picture, which leaves mixes of any colours', () => {
    const [width, height] = [40, 30];
    const [line, underLine]: readonly [Rgb, Rgb] = [
      [0, 0, 250],
      [80, 0, 150],
    ];
    const coverageBeside = (shade: (row: number) => number) => {
      // Upright strokes with soft edges beside them.
      const pixels = Array.from({ length: width * height }, (_, pixel): Rgb => {
        if (pixel === 0) return [42, 0, 80];
        const column = (pixel % width) % 4;
        return column === 2 ? RED : [0, column === 3 ? shade(Math.floor(pixel / width)) : 0, 0];
      });
      const picture = { width, height, rgb: Uint8Array.from(pixels.flat()) };
      const ink = Uint8Array.from(pixels, ([red]) => (red > 0 ? 1 : 0));
      const mask = { width, height, ink, background: new Uint32Array(ink.length) };
      return candleCoverage(picture, mask, [RED, underLine], [line])[0];
    };
    expect(coverageBeside(() => 3)).toBe(FOREIGN);
    expect(coverageBeside((row) => row % 7)).toBe(106);
  });
});
