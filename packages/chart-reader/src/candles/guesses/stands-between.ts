import type { InkMask } from '../mask/ink-mask.ts';
import { median } from '../../median.ts';
import { channelDistance, packedAt } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import type { Guess } from './rank-guesses.ts';

/** A body whose middle stands out less than this from what lies behind it is empty there and tells nothing. */
const LEAST_CONTRAST = 30;
/** Between candles what is half a pitch aside stands out so many times as much as the middle does. */
const STRONGER_ASIDE = 1.3;
/** Compression fills no gap between candles farther apart, while their wicks may run over their bodies in a fainter colour. */
const WIDEST_PX = 10;
/** So many bodies tell. */
const FEWEST_BODIES = 8;

/**
 * Whether a guess takes what lies between candles for them: in compressed pictures the gaps of narrow candles have one dark shade of their colour, and
 * stand as evenly as they do. Then the columns half a pitch to either side of most bodies stand out clearly more than their middles.
 */
export function standsBetween(
  picture: Picture,
  mask: InkMask,
  { chain, shape }: Pick<Guess, 'chain' | 'shape'>,
): boolean {
  if (shape.style !== 'candles' || shape.pitchPx > WIDEST_PX) return false;
  const { width, background } = mask;
  const aside = Math.round(shape.pitchPx / 2);
  const contrastOf = (x: number, top: number, bottom: number): number => {
    if (x < 0 || x >= width) return 0;
    let sum = 0;
    for (let pixel = top * width + x; pixel <= bottom * width + x; pixel += width)
      sum += channelDistance(packedAt(picture.rgb, pixel), background[pixel]!);
    return sum / (bottom - top + 1);
  };
  const ratios = chain.flatMap(({ x, bodyTop, bodyBottom }) => {
    // An empty body has the lines at its ends in its middle, too.
    const [top, bottom] = [bodyTop + shape.wickPx, bodyBottom - shape.wickPx];
    if (bodyTop < 0 || top > bottom) return [];
    const middle = Math.floor(x);
    const own = contrastOf(middle, top, bottom);
    if (own < LEAST_CONTRAST) return [];
    const sides = [-aside, aside].map((offset) => contrastOf(middle + offset, top, bottom));
    return [(sides[0]! + sides[1]!) / 2 / own];
  });
  return ratios.length >= FEWEST_BODIES && median(ratios) > STRONGER_ASIDE;
}
