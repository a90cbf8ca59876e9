import { expect, it } from 'vitest';
import type { Colour } from './colour-bins.ts';
import { isOfZones } from './zone-colours.ts';

const rgb = (r: number, g: number, b: number): Colour => ({ r, g, b });
const WHITE = rgb(255, 255, 255);
/** A session and a planned trade over white. */
const TEAL = rgb(218, 240, 236);
const ORANGE = rgb(245, 222, 179);

it('knows zones, and the one over the other in either order', () => {
  expect(isOfZones(ORANGE, [TEAL, ORANGE], WHITE)).toBe(true);
  expect(isOfZones(rgb(211, 213, 174), [TEAL, ORANGE], WHITE)).toBe(true);
  expect(isOfZones(rgb(211, 213, 174), [TEAL], WHITE)).toBe(false);
});

it('knows a zone that is drawn twice', () => {
  expect(isOfZones(rgb(187, 227, 220), [TEAL], WHITE)).toBe(true);
});

it('takes neither candles nor the pane for zones', () => {
  const others = [rgb(8, 153, 129), rgb(242, 54, 69), rgb(120, 120, 120), rgb(0, 0, 0), WHITE];
  expect(others.map((colour) => isOfZones(colour, [TEAL, ORANGE], WHITE))).toStrictEqual(others.map(() => false));
});
