import { describe, expect, it } from 'vitest';
import { joinShades } from './join-shades.ts';

const WHITE = { r: 255, g: 255, b: 255 };
const TEAL = { r: 8, g: 153, b: 129 };
const HALF_TEAL = { r: 131, g: 204, b: 192 };
const RED = { r: 242, g: 54, b: 69 };
const BLACK = { r: 0, g: 0, b: 0 };
const GREY = { r: 128, g: 128, b: 128 };

describe('joinShades', () => {
  it('joins a colour with what a thin line of it leaves on the background', () => {
    expect(joinShades([TEAL, RED, HALF_TEAL], WHITE)).toStrictEqual([0, 1, 0]);
  });

  it('keeps greys apart, which may be grid and candles', () => {
    expect(joinShades([BLACK, GREY], WHITE)).toStrictEqual([0, 1]);
  });

  it('takes no colours', () => {
    expect(joinShades([], WHITE)).toStrictEqual([]);
  });
});
