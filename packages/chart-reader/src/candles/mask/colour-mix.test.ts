import { describe, expect, it } from 'vitest';
import { distanceToMix, shareOfMix } from './colour-mix.ts';

const WHITE = { r: 255, g: 255, b: 255 };
const BLUE = { r: 55, g: 55, b: 255 };

describe('shareOfMix', () => {
  it('tells how much of a colour covers the background', () => {
    expect(shareOfMix({ r: 155, g: 155, b: 255 }, WHITE, BLUE)).toBe(0.5);
  });

  it('goes beyond both colours', () => {
    expect(shareOfMix({ r: 35, g: 35, b: 255 }, WHITE, BLUE)).toBe(1.1);
  });

  it('is none of a colour that does not differ from the background', () => {
    expect(shareOfMix(BLUE, WHITE, WHITE)).toBe(0);
  });
});

it('measures how far another colour lies beside a mix', () => {
  expect(distanceToMix({ r: 155, g: 155, b: 215 }, WHITE, BLUE, 0.5)).toBe(40);
});
