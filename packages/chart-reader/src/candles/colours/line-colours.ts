import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbAt, rgbDistance } from '../../picture/rgb.ts';
import { mostResidual, SAME_COLOUR } from '../coverage/candle-coverage.ts';
import { isCompressed } from '../coverage/is-compressed.ts';
import { areNeighbours } from '../field/are-neighbours.ts';
import { chainRows } from '../field/chain-rows.ts';
import type { Stroke } from '../field/stroke.ts';
import { binColour, binOf, BINS } from '../../picture/colour-bins.ts';
import { commonBackground } from '../mask/common-background.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';

/** Fewer columns tell nothing, and candles that stand nearer to each other have none between them. */
const FEWEST_COLUMNS = 8;
const LEAST_APART_PX = 3;
/** Pixels of a line in each of these columns, at least: an average that runs past candles has less there than one that runs through all of them. */
const LEAST_EACH = 0.1;
/** Nearer to a colour of candles, straight distance of 8-bit channels, it is theirs. */
const NEAR_CANDLES = 40;
/** Share of the candles' own pixels that a colour has which most of them are drawn in; rarer ones are what lines over them leave. */
const LEAST_MAIN = 0.1;

/**
 * What lines over and under candles are drawn in: colours seen between these, or above and below them, where no candle is, that are no shade of one. Where such a line is translucent it has another
 * colour over candles, which is one of theirs, and by itself would be taken for a shade of that.
 */
export function lineColours(
  picture: Picture,
  mask: InkMask,
  shape: Pick<CandleShape, 'bodyPx' | 'pitchPx'>,
  chain: readonly Stroke[],
  colours: readonly Rgb[],
): readonly Rgb[] {
  const { top, bottom } = chainRows(chain);
  const columns = shape.pitchPx - shape.bodyPx < LEAST_APART_PX ? columnsBeyond(chain) : columnsBetween(chain, shape);
  if (columns.length < FEWEST_COLUMNS) return [];
  const counts = new Uint32Array(BINS);
  for (const { x, isBare } of columns) {
    for (let y = top; y <= bottom; y++) {
      const pixel = y * mask.width + x;
      if (mask.ink[pixel] === 1 && isBare(y)) counts[binOf(picture.rgb, pixel)]! += 1;
    }
  }
  const behind = commonBackground(mask, chain);
  const main = mainColours(picture, mask, chain, colours);
  // Compression leaves shades of candles in many hues, while nothing else does: then what has nearly the hue of a candle is an average, too.
  const isExact = !isCompressed(picture, mask);
  const isShade = (colour: Rgb): boolean =>
    main.some((own) => {
      const share = Math.min(1, Math.max(0, shareOfMix(colour, behind, own)));
      return distanceToMix(colour, behind, own, share) <= mostResidual(rgbDistance(own, behind), isExact);
    });
  const found: Rgb[] = [];
  for (let bin = 0; bin < BINS; bin++) {
    if (counts[bin]! < LEAST_EACH * columns.length) continue;
    const colour = binColour(bin);
    const isOfCandles = colours.some((own) => rgbDistance(colour, own) < NEAR_CANDLES);
    if (!isOfCandles && !isShade(colour)) found.push(colour);
  }
  return found;
}

/** A column of pixels and the rows of it in which no candle stands. */
interface Column {
  readonly x: number;
  readonly isBare: (y: number) => boolean;
}

/** The column in the middle between each two neighbours: nearer to them are their soft edges, and outlines that are not counted to their bodies. */
function columnsBetween(chain: readonly Stroke[], { pitchPx }: Pick<CandleShape, 'pitchPx'>): readonly Column[] {
  return chain.slice(1).flatMap((next, index) => {
    const before = chain[index]!;
    return areNeighbours(before, next, pitchPx) ? [{ x: Math.floor((before.x + next.x) / 2), isBare: () => true }] : [];
  });
}

/** Where candles stand too near to each other for that, their middle columns above and below them. */
function columnsBeyond(chain: readonly Stroke[]): readonly Column[] {
  return chain.map(({ x, top, bottom }) => ({
    x: Math.floor(x),
    isBare: (y) => y < top - LEAST_APART_PX || y > bottom + LEAST_APART_PX,
  }));
}

/** The colours that most of what stands in the middles of candles has. */
function mainColours(
  { rgb }: Picture,
  { width, ink }: InkMask,
  chain: readonly Stroke[],
  colours: readonly Rgb[],
): readonly Rgb[] {
  const counts = colours.map(() => 0);
  let all = 0;
  for (const { x, top, bottom } of chain) {
    for (let y = top; y <= bottom; y++) {
      const pixel = y * width + Math.floor(x);
      if (ink[pixel] === 0) continue;
      all++;
      const index = colours.findIndex((own) => rgbDistance(own, rgbAt(rgb, pixel)) <= SAME_COLOUR);
      if (index >= 0) counts[index]! += 1;
    }
  }
  return colours.filter((_, index) => counts[index]! >= LEAST_MAIN * all);
}
