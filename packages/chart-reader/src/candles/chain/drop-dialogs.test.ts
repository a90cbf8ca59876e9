import { describe, expect, it } from 'vitest';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Picture } from '../../picture/picture.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { dropDialogs } from './drop-dialogs.ts';

const WIDTH = 160;
const HEIGHT = 60;
const LIME = 0x00ff00;
const NAVY = 0x202060;
const WHITE = 0xffffff;
const SHAPE: CandleShape = { style: 'candles', pitchPx: 8, bodyPx: 5, wickPx: 1, middles: [], support: 0 } as never;

const isOver = (cell: number) => cell >= 5 && cell < 11;
const chain = Array.from({ length: 16 }, (_, cell) => strokeOf({ cell, top: 20, bottom: 40 }));

/** Strokes of a chain, those of some cells on a white area and in a colour of their own. */
function drawn(colourOnWhite: number): { readonly picture: Picture; readonly mask: InkMask } {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const ink = new Uint8Array(WIDTH * HEIGHT);
  const background = new Uint32Array(WIDTH * HEIGHT);
  for (const { cell, x } of chain) {
    const left = Math.floor(x) - 4;
    for (let y = 0; y < HEIGHT; y++) {
      for (let column = Math.max(0, left); column < left + 8; column++) {
        const pixel = y * WIDTH + column;
        const isInk = y >= 20 && y <= 40 && Math.abs(column - Math.floor(x)) <= 2;
        const ground = isOver(cell) ? WHITE : 0;
        const colour = isInk ? (isOver(cell) ? colourOnWhite : LIME) : ground;
        background[pixel] = ground;
        ink[pixel] = isInk ? 1 : 0;
        rgb.set([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255], pixel * 3);
      }
    }
  }
  return { picture: { width: WIDTH, height: HEIGHT, rgb }, mask: { width: WIDTH, height: HEIGHT, ink, background } };
}

const dropped = ({ picture, mask }: ReturnType<typeof drawn>, strokes = chain) =>
  dropDialogs(picture, mask, SHAPE, strokes, [[0, 255, 0]]).map(({ cell }) => cell);

describe('dropDialogs', () => {
  it('drops letters on another ground that have none of the colours of candles', () => {
    expect(dropped(drawn(NAVY))).toStrictEqual([0, 1, 2, 3, 4, 11, 12, 13, 14, 15]);
  });

  it('keeps candles on a zone, which have their colours there too', () => {
    expect(dropped(drawn(LIME))).toHaveLength(16);
  });

  it('keeps one or two strokes, over which something else may be drawn', () => {
    const few = chain.filter(({ cell }) => !isOver(cell) || cell < 7);
    expect(dropped(drawn(NAVY), few)).toHaveLength(few.length);
  });
});
