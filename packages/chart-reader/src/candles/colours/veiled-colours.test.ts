import { expect, test } from 'vitest';
import { packed } from '../../picture/packed-colour.ts';
import type { Rgb } from '../../picture/rgb.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { veiledColours } from './veiled-colours.ts';

const GROUND: Rgb = [19, 23, 34];
const RISING: Rgb = [8, 153, 129];
const FALLING: Rgb = [242, 54, 69];
const [WIDTH, HEIGHT, COUNT] = [260, 60, 30];

/** A colour with a share of another one over it. */
function under(colour: Rgb, veil: Rgb, share: number): Rgb {
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    Math.round((1 - share) * colour[channel]! + share * veil[channel]!),
  );
  return [red!, green!, blue!];
}

/** Candles of two colours in rows 10 to 49, and from row 30 on what these colours and the ground are drawn in there. */
function seenWith(ground: Rgb, rising: Rgb, falling: Rgb): ReadonlyMap<number, readonly Rgb[]> {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const ink = new Uint8Array(WIDTH * HEIGHT);
  const background = new Uint32Array(WIDTH * HEIGHT);
  const chain = Array.from({ length: COUNT }, (_, cell) => strokeOf({ cell, top: 10, bottom: 49 }));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const pixel = y * WIDTH + x;
      const stroke = chain.find((candle) => Math.abs(x + 0.5 - candle.x) < 2.5);
      const [behind, up, down] = y < 30 ? [GROUND, RISING, FALLING] : [ground, rising, falling];
      background[pixel] = packed(...behind);
      ink[pixel] = stroke !== undefined && y >= 10 && y < 50 ? 1 : 0;
      rgb.set(ink[pixel] === 0 ? behind : stroke!.cell % 2 === 0 ? up : down, pixel * 3);
    }
  }
  const picture = { width: WIDTH, height: HEIGHT, rgb };
  return veiledColours(picture, { ...picture, ink, background }, { bodyPx: 5 }, chain, [RISING, FALLING]);
}

test('finds what a translucent zone over candles leaves of their colours', () => {
  const zone = (colour: Rgb) => under(colour, [41, 98, 255], 0.25);
  const found = seenWith(zone(GROUND), zone(RISING), zone(FALLING));
  expect([...found]).toStrictEqual([[packed(...zone(GROUND)), [zone(RISING), zone(FALLING)]]]);
});

test('finds what two zones leave, one over the other', () => {
  const both = (colour: Rgb) => under(under(colour, [255, 60, 60], 0.3), [41, 98, 255], 0.3);
  const found = seenWith(both(GROUND), both(RISING), both(FALLING));
  expect(found.get(packed(...both(GROUND)))).toStrictEqual([both(RISING), both(FALLING)]);
});

test('finds none of candles over a zone, nor where something else is drawn', () => {
  const zone = under(GROUND, [255, 60, 60], 0.25);
  expect(seenWith(zone, RISING, FALLING).size).toBe(0);
  expect(seenWith(zone, [255, 255, 255], [120, 120, 255]).size).toBe(0);
});
