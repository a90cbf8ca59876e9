import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { joinShades } from './join-shades.ts';

const WHITE: Rgb = [255, 255, 255];
const TEAL: Rgb = [8, 153, 129];
const HALF_TEAL: Rgb = [131, 204, 192];
const RED: Rgb = [242, 54, 69];
const BLACK: Rgb = [0, 0, 0];
const GREY: Rgb = [128, 128, 128];

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
