import { type Rgb, rgbDifference, rgbDistance } from './rgb.ts';

/**
 * How much of a colour over a background comes nearest to what is seen, as on the soft edge of a drawing: the place of the point on the line from the one
 * to the other that is nearest to it. 0 for the background and 1 for the full colour, less or more for what lies beyond them; 0 where both are the same.
 */
export function shareOfMix(seen: Rgb, behind: Rgb, full: Rgb): number {
  const [red, green, blue] = rgbDifference(full, behind);
  const length2 = red ** 2 + green ** 2 + blue ** 2;
  if (length2 === 0) return 0;
  const own = rgbDifference(seen, behind);
  return (own[0] * red + own[1] * green + own[2] * blue) / length2;
}

/** Straight distance, in channel values, from what is seen to a background with such a share of a colour laid over it. */
export function distanceToMix(seen: Rgb, behind: Rgb, full: Rgb, share: number): number {
  const [red, green, blue] = rgbDifference(full, behind);
  return rgbDistance(seen, [behind[0] + share * red, behind[1] + share * green, behind[2] + share * blue]);
}
