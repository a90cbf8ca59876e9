import { describe, expect, it } from 'vitest';
import { findPane } from './find-pane.ts';

/** A black picture of 40 x 20 pixels with upright lines of one grey. */
function lined(lines: readonly { column: number; top: number; bottom: number; level: number }[]) {
  const rgb = new Uint8Array(40 * 20 * 3);
  for (const { column, top, bottom, level } of lines) {
    for (let y = top; y <= bottom; y++) rgb.fill(level, (y * 40 + column) * 3, (y * 40 + column) * 3 + 3);
  }
  return { width: 40, height: 20, rgb };
}

const candleAt = (x: number) => ({ x, widthPx: 3, highY: 5.5, bodyTopY: 6.5, bodyBottomY: 9.5, lowY: 11.5, up: true });
const CANDLES = [candleAt(12.5), candleAt(16.5), candleAt(20.5)];

describe('findPane', () => {
  it('is bounded by the borders at both sides, as high as they are', () => {
    const picture = lined([
      { column: 4, top: 2, bottom: 17, level: 200 },
      { column: 30, top: 2, bottom: 17, level: 200 },
    ]);
    expect(findPane(picture, CANDLES)).toStrictEqual({ x: 5, y: 2, w: 25, h: 16 });
  });

  it('ends at the candles where no border shows', () => {
    expect(findPane(lined([]), CANDLES)).toStrictEqual({ x: 11, y: 5, w: 11, h: 7 });
  });

  it('passes over grid lines, which are fainter, and lines that do not reach past the candles', () => {
    const picture = lined([
      { column: 25, top: 0, bottom: 19, level: 40 },
      { column: 26, top: 8, bottom: 19, level: 200 },
      { column: 30, top: 2, bottom: 17, level: 200 },
    ]);
    expect(findPane(picture, CANDLES)).toStrictEqual({ x: 11, y: 2, w: 19, h: 16 });
  });

  it('ends where the page beside the chart goes on in the colour of its border, past a line that crosses it', () => {
    const rgb = new Uint8Array(40 * 80 * 3).fill(40);
    for (let y = 10; y < 70; y++) rgb.fill(255, (y * 40 + 6) * 3, (y * 40 + 34) * 3);
    rgb.fill(90, (30 * 40 + 6) * 3, (30 * 40 + 34) * 3);
    const candles = CANDLES.map((candle) => ({ ...candle, highY: 35.5, lowY: 50.5 }));
    expect(findPane({ width: 40, height: 80, rgb }, candles)).toStrictEqual({ x: 6, y: 10, w: 28, h: 60 });
  });
});
