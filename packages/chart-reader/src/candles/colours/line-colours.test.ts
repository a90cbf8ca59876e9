import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { lineColours } from './line-colours.ts';

const GROUND: Rgb = [252, 252, 252];
const CANDLE: Rgb = [68, 180, 100];
const LINE: Rgb = [116, 140, 212];
/** What the line leaves of a candle under it. */
const OVER_CANDLE: Rgb = [84, 124, 180];
const PITCH_PX = 10;
const BODY_PX = 5;
/** Bodies with hardly any room between them. */
const NEAR_PX = 8;
/** What compression does to every second row of the ground. */
const UNEVEN = 3;
const COUNT = 30;

/** Candles in rows 10 to 49, every second one of them half as high, and a line of this colour in rows 28 to 30, translucent over them. */
function crossedBy(
  line: Rgb,
  own: readonly Rgb[] = [CANDLE, OVER_CANDLE],
  bodyPx = BODY_PX,
  isCompressed = false,
): readonly Rgb[] {
  const [width, height] = [PITCH_PX * COUNT + 10, 60];
  const rgb = new Uint8Array(width * height * 3);
  const ink = new Uint8Array(width * height);
  const strokes = Array.from({ length: COUNT }, (_, cell) => ({
    ...strokeOf({ cell, top: cell % 2 === 0 ? 10 : 36, bottom: 49 }),
    x: PITCH_PX * cell + 5 + BODY_PX / 2,
  }));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isCandle = strokes.some(
        (stroke) => y >= stroke.top && y <= stroke.bottom && Math.abs(x + 0.5 - stroke.x) < bodyPx / 2,
      );
      const isLine = y >= 28 && y <= 30;
      const ground = GROUND.map((channel) => channel - (isCompressed && y % 2 === 1 ? UNEVEN : 0));
      const colour = isCandle ? (isLine ? OVER_CANDLE : CANDLE) : isLine ? line : ground;
      rgb.set(colour, (y * width + x) * 3);
      ink[y * width + x] = isCandle || isLine ? 1 : 0;
    }
  }
  const packed = (GROUND[0] << 16) | (GROUND[1] << 8) | GROUND[2];
  const mask = { width, height, ink, background: new Uint32Array(width * height).fill(packed) };
  return lineColours({ width, height, rgb }, mask, { bodyPx, pitchPx: PITCH_PX }, strokes, own);
}

describe('lineColours', () => {
  it('finds the colour that a line has between candles', () => {
    expect(crossedBy(LINE)).toStrictEqual([LINE]);
  });

  it('finds that above and below candles which stand too near to each other', () => {
    expect(crossedBy(LINE, [CANDLE, OVER_CANDLE], NEAR_PX)).toStrictEqual([LINE]);
  });

  it('finds none where the line has the colour of candles, or a shade of it', () => {
    expect(crossedBy(CANDLE)).toStrictEqual([]);
    expect(crossedBy([142, 208, 160])).toStrictEqual([]);
  });

  it('finds one of nearly the hue of candles, but not where compression leaves such shades', () => {
    expect(crossedBy([60, 172, 156])).toStrictEqual([[60, 172, 156]]);
    expect(crossedBy([60, 172, 156], [CANDLE, OVER_CANDLE], BODY_PX, true)).toStrictEqual([]);
  });

  it('finds the shade of a colour that hardly any candle has', () => {
    expect(crossedBy(LINE, [OVER_CANDLE])).toStrictEqual([LINE]);
  });
});
