import type { Picture } from '../../picture/picture.ts';
import { FOREIGN, FULL } from './candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { Stroke } from '../field/stroke.ts';
import { packedAt } from '../../picture/packed-colour.ts';

/** Pixels drawn one by one take a handful of exact colours; compression and resampling leave hundreds. */
const FEW_COLOURS = 8;
const LEAST_SHARE = 0.8;
/** Each translucent cloud over them makes as many of its own, and its edges a few more. */
const TINTED_COLOURS = 16;
const LEAST_TINTED_SHARE = 0.6;
/** Share of the pixels beside candles that have the very colour of the one below them, which compression leaves in few. */
const LEAST_EVEN = 0.8;
/** Coverage at least this high is a whole pixel of a candle, also under a translucent zone. */
const WHOLE = 0.7 * FULL;

/** Share of the side edges that may pass through a partly covered pixel, and that do in a sharp drawing that was compressed. */
const MOST_SOFT_EDGES = 0.2;
const MOST_SOFT_COMPRESSED = 0.35;

/**
 * How a picture shows candles: pixel by pixel as they were drawn, or it seems so under what tints them, the same but compressed, or with edges between
 * pixels.
 */
export type Sharpness = 'sharp' | 'tinted' | 'compressed' | 'soft';

/**
 * How candles are drawn. Where they are sharp nearly all their pixels have one of a few exact colours, and few of their side edges pass through
 * partly covered pixels. Compression fails the first, resampling the second.
 */
export function sharpnessOf(
  { width, rgb }: Picture,
  coverage: Uint8Array,
  shape: CandleShape,
  chain: readonly Stroke[],
): Sharpness {
  const counts = new Map<number, number>();
  let total = 0;
  let edges = 0;
  let soft = 0;
  let beside = 0;
  let even = 0;
  for (const stroke of chain) {
    const left = Math.max(1, Math.round(stroke.x - shape.bodyPx / 2));
    const right = Math.min(width - 2, left + shape.bodyPx - 1);
    for (let y = stroke.top; y <= stroke.bottom; y++) {
      const after = y * width + right + 1;
      if (coverage[after] === 0 && coverage[after + width] === 0) {
        beside++;
        if (packedAt(rgb, after) === packedAt(rgb, after + width)) even++;
      }
      for (let pixel = y * width + left; pixel <= y * width + right; pixel++) {
        const value = coverage[pixel]!;
        if (value === 0 || value === FOREIGN) continue;
        const colour = packedAt(rgb, pixel);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
        total++;
        if (value < WHOLE) continue;
        for (const outward of [-1, 1]) {
          const [side, next] = [coverage[pixel + outward]!, coverage[pixel + 2 * outward]!];
          if (side >= WHOLE) continue;
          // Bodies may be filled with a shade of their outlines.
          if (side > 0 && (next === side || (next >= WHOLE && next !== FOREIGN))) continue;
          edges++;
          if (side > 0) soft++;
        }
      }
    }
  }
  const ranked = [...counts.values()].toSorted((a, b) => b - a);
  const have = (colours: number, share: number): boolean =>
    ranked.slice(0, colours).reduce((a, b) => a + b, 0) >= share * total;
  if (soft > MOST_SOFT_COMPRESSED * edges) return 'soft';
  if (soft > MOST_SOFT_EDGES * edges) return 'compressed';
  if (have(FEW_COLOURS, LEAST_SHARE)) return 'sharp';
  // Of bars too few pixels are no edge to tell.
  const mayBeTinted = shape.style === 'candles' && even >= LEAST_EVEN * beside;
  return mayBeTinted && have(TINTED_COLOURS, LEAST_TINTED_SHARE) ? 'tinted' : 'compressed';
}

/** In a sharp picture a partly covered pixel is no edge but another drawing that happens to have a colour between. */
export function sharpened(coverage: Uint8Array): Uint8Array {
  const sharpOf = Uint8Array.from({ length: 256 }, (_, value) => {
    if (value === 0) return 0;
    return value >= WHOLE && value !== FOREIGN ? FULL : FOREIGN;
  });
  const sharp = new Uint8Array(coverage.length);
  for (let pixel = 0; pixel < coverage.length; pixel++) sharp[pixel] = sharpOf[coverage[pixel]!]!;
  return sharp;
}
