import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import { packedAt, unpacked } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbDifference, rgbDistance } from '../../picture/rgb.ts';
import { SAME_COLOUR } from '../coverage/candle-coverage.ts';
import { chainRows } from '../field/chain-rows.ts';
import type { Stroke } from '../field/stroke.ts';
import { commonBackground } from '../mask/common-background.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';

/** A zone's ground differs from that of the plot by more than this, straight distance of 8-bit channels. */
const LEAST_TINT = 10;
/** More grounds than this are what compression makes of one. */
export const MOST_GROUNDS = 60;
/** Share of their contrast that candles keep under zones: two of them leave a quarter to a third. */
const LEAST_KEPT = 0.2;
const MOST_KEPT = 0.95;
/** How far a colour may be from what a zone leaves of a candle's: each of the grounds is rounded, and zones may be rounded one after the other. */
const MOST_AWAY = 6;
/** Fewer pixels in candles' columns may be anything. */
const FEWEST_PIXELS = 12;

/**
 * What zones drawn over candles leave of their colours, by the ground that they leave of the plot's: a zone that lets through a share of what it covers keeps that share of
 * the contrast between candle and ground. Candles drawn over zones keep their colours.
 */
export function veiledColours(
  picture: Picture,
  mask: InkMask,
  { bodyPx }: Pick<CandleShape, 'bodyPx'>,
  chain: readonly Stroke[],
  colours: readonly Rgb[],
): ReadonlyMap<number, readonly Rgb[]> {
  const plain = commonBackground(mask, chain);
  const seen = coloursByGround(picture, mask, bodyPx, chain);
  const veiled = new Map<number, readonly Rgb[]>();
  if (seen.size > MOST_GROUNDS) return veiled;
  for (const [ground, counts] of seen) {
    const behind = unpacked(ground);
    if (rgbDistance(behind, plain) <= LEAST_TINT) continue;
    const found = colours.flatMap((colour) => {
      const under = [...counts].filter(
        ([own, count]) => count >= FEWEST_PIXELS && isVeiled(unpacked(own), behind, colour, plain),
      );
      return under.length === 0 ? [] : [unpacked(under.reduce((a, b) => (b[1] > a[1] ? b : a))[0])];
    });
    if (found.length > 0) veiled.set(ground, found);
  }
  return veiled;
}

/** How many pixels of which colour stand in the columns of candles on each ground, as far as there are not too many grounds. */
function coloursByGround(
  { rgb }: Picture,
  { width, ink, background }: InkMask,
  bodyPx: number,
  chain: readonly Stroke[],
): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const seen = new Map<number, Map<number, number>>();
  const { top, bottom } = chainRows(chain);
  for (const { x } of chain) {
    const left = Math.max(0, Math.round(x - bodyPx / 2));
    const right = Math.min(width, left + bodyPx);
    for (let y = top; y <= bottom; y++) {
      for (let pixel = y * width + left; pixel < y * width + right; pixel++) {
        if (ink[pixel] === 0) continue;
        const counts = seen.get(background[pixel]!) ?? new Map<number, number>();
        seen.set(background[pixel]!, counts);
        if (seen.size > MOST_GROUNDS) return seen;
        const colour = packedAt(rgb, pixel);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
  }
  return seen;
}

/** Whether a colour over a ground stands out from it as a candle's does from the plot's, but for less. */
function isVeiled(seen: Rgb, behind: Rgb, full: Rgb, plain: Rgb): boolean {
  if (rgbDistance(seen, full) <= SAME_COLOUR) return false;
  const [red, green, blue] = rgbDifference(full, plain);
  const bare: Rgb = [behind[0] + red, behind[1] + green, behind[2] + blue];
  const kept = shareOfMix(seen, behind, bare);
  return kept >= LEAST_KEPT && kept <= MOST_KEPT && distanceToMix(seen, behind, bare, kept) <= MOST_AWAY;
}
