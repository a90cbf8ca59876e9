import type { Colour } from './colour-bins.ts';

/**
 * How much of a colour over a background comes nearest to what is seen, as on the soft edge of a drawing: the place of the point on the line from the one
 * to the other that is nearest to it. 0 for the background and 1 for the full colour, less or more for what lies beyond them; 0 where both are the same.
 */
export function shareOfMix(seen: Colour, behind: Colour, full: Colour): number {
  const v = { r: full.r - behind.r, g: full.g - behind.g, b: full.b - behind.b };
  const length2 = v.r ** 2 + v.g ** 2 + v.b ** 2;
  if (length2 === 0) return 0;
  return ((seen.r - behind.r) * v.r + (seen.g - behind.g) * v.g + (seen.b - behind.b) * v.b) / length2;
}

/** Straight distance, in channel values, from what is seen to a background with such a share of a colour laid over it. */
export function distanceToMix(seen: Colour, behind: Colour, full: Colour, share: number): number {
  return Math.hypot(
    seen.r - behind.r - share * (full.r - behind.r),
    seen.g - behind.g - share * (full.g - behind.g),
    seen.b - behind.b - share * (full.b - behind.b),
  );
}
