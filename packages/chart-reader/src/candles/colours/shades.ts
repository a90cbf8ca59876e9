import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import { weighted } from '../coverage/weighted.ts';
import { binColour, BINS } from '../../picture/colour-bins.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';

/** Contrast of a fringe relative to that of its candle. */
const FAINT = 0.4;
/** Compression tints what stands beside another hue by up to this share of its contrast. */
const TINT = 0.2;
/** Soft edges are no farther than this from the straight line between a colour and the ground; compression leaves other hues. */
const SHADE_RESIDUAL = 16;
/** The same of what a shade of the same brightness has left of its hue, weighted: red and green differ by more even where both are dark. */
const SMEARED_RESIDUAL = 10;
/** Hue beyond that of the background, weighted, that a colour needs for compression to spread it: lime has 10 and more, black on a slate ground 2. */
const LEAST_HUE = 5;
/** Shades of a colour between these shares of it may be soft edges; those this near to one are the same. */
const LEAST_SOFT = 0.1;
const MOST_SOFT = 0.9;
const SAME_SHADE = 0.1;
/** Share of what is paler than a colour that a shade has which is a colour of its own. */
const LEAST_OF_SHADES = 0.5;

/** Whether a colour is what another one leaves when it is laid thinly on the background. */
export function isShade(colour: Rgb, full: Rgb, behind: Rgb): boolean {
  const most = Math.max(30, TINT * rgbDistance(full, behind));
  const share = shadeShare(colour, full, behind, most);
  return share !== null && share > 0 && share < 0.9;
}

/** How much of a colour another one shows that is laid on the background; null where it is farther than so much from all of its shades. */
function shadeShare(colour: Rgb, full: Rgb, behind: Rgb, mostResidual: number): number | null {
  const share = shareOfMix(colour, behind, full);
  return distanceToMix(colour, behind, full, share) < mostResidual ? share : null;
}

/**
 * Whether a colour is one of many shades that soft edges leave of another: wherever those fall between pixels, they cover as much of some as of others. A
 * translucent fill has one shade, and most of what is paler than its border.
 */
export function isOneOfManyShades(
  inside: Float64Array,
  colour: Rgb,
  full: Rgb,
  behind: Rgb,
  style: CandleShape['style'],
): boolean {
  const shareOf = (seen: Rgb): number | null =>
    shadeShare(seen, full, behind, SHADE_RESIDUAL) ??
    // Hardly anything else than lines as thin as they are is left of bars.
    (style === 'candles' ? smearedShare(seen, full, behind) : null);
  const share = shareOf(colour);
  if (share === null || share < LEAST_SOFT || share > MOST_SOFT) return false;
  let own = 0;
  let soft = 0;
  for (let bin = 0; bin < BINS; bin++) {
    if (inside[bin] === 0) continue;
    const other = shareOf(binColour(bin));
    if (other === null || other < LEAST_SOFT || other > MOST_SOFT) continue;
    soft += inside[bin]!;
    if (Math.abs(other - share) <= SAME_SHADE) own += inside[bin]!;
  }
  return own < LEAST_OF_SHADES * soft;
}

/**
 * How bright a shade of a colour is over a background, where compression gave it more of the colour's hue than its brightness: that of brighter pixels beside it. Null
 * for less hue, which is that of a thin line, for another, and for shades of a colour that has hardly any itself.
 */
function smearedShare(colour: Rgb, full: Rgb, behind: Rgb): number | null {
  const [seen, most, ground] = [weighted(colour), weighted(full), weighted(behind)];
  const share = (seen[0] - ground[0]) / (most[0] - ground[0]);
  const [red, blue] = [most[1] - ground[1], most[2] - ground[2]];
  const [redBeyond, blueBeyond] = [seen[1] - ground[1] - share * red, seen[2] - ground[2] - share * blue];
  const hasHue = Math.hypot(red, blue) >= LEAST_HUE;
  const hasMore = hasHue && redBeyond * red + blueBeyond * blue > 0;
  return hasMore && Math.hypot(redBeyond, blueBeyond) < SMEARED_RESIDUAL ? share : null;
}

/** Whether a colour stands out from the background far less than another: compression leaves such fringes, in other hues. */
export function isFaint(colour: Rgb, full: Rgb, behind: Rgb): boolean {
  return rgbDistance(colour, behind) < FAINT * rgbDistance(full, behind);
}
