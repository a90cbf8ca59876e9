import { describe, expect, it } from 'vitest';
import type { Rgb } from './rgb.ts';
import { distanceToMix, shareOfMix } from './colour-mix.ts';

const WHITE: Rgb = [255, 255, 255];
const BLUE: Rgb = [55, 55, 255];

describe('shareOfMix', () => {
  it('tells how much of a colour covers the background', () => {
    expect(shareOfMix([155, 155, 255], WHITE, BLUE)).toBe(0.5);
  });

  it('goes beyond both colours', () => {
    expect(shareOfMix([35, 35, 255], WHITE, BLUE)).toBe(1.1);
  });

  it('is none of a colour that does not differ from the background', () => {
    expect(shareOfMix(BLUE, WHITE, WHITE)).toBe(0);
  });
});

it('measures how far another colour lies beside a mix', () => {
  expect(distanceToMix([155, 155, 215], WHITE, BLUE, 0.5)).toBe(40);
});
