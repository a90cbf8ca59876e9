import { expect, test } from 'vitest';
import { unpacked } from '../../picture/packed-colour.ts';
import { backgroundAround, commonBackground } from './common-background.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const WIDTH = 120;
const HEIGHT = 80;

test('tells the ground of a chart from the zone that its candles stand on and from the page', () => {
  // A white page, a dark chart in rows 20 to 69, a blue zone behind every candle.
  const background = new Uint32Array(WIDTH * HEIGHT).fill(0xffffff).fill(0x101010, 20 * WIDTH, 70 * WIDTH);
  const chain = Array.from({ length: 12 }, (_, cell) => strokeOf({ cell, top: 22, bottom: 66 }));
  for (const { x } of chain) background[22 * WIDTH + Math.floor(x)] = 0x0000ff;
  const mask = { width: WIDTH, height: HEIGHT, ink: new Uint8Array(background.length), background };
  expect(commonBackground(mask, chain)).toEqual(unpacked(0x0000ff));
  expect(backgroundAround(mask, chain)).toEqual(unpacked(0x101010));
});
