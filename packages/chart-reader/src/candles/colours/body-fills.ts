import type { Picture } from '../../picture/picture.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { medianRgb, type Rgb, rgbAt, rgbDifference, rgbDistance } from '../../picture/rgb.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import { commonBackground } from '../mask/common-background.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { wicksShown } from './wicks-shown.ts';

/** Straight distance of 8-bit channels below which two fills are the same; pale ones differ by less, as a share of what they stand out by. */
const SAME_FILL = 70;
const SAME_SHARE = 0.5;
/** Straight distance from the background up to which a pixel shows it. */
const EMPTY = 30;
const MOST_FILLS = 5;
/** A hollow body must be so much higher, and wider, than both its lines together that the background shows between their soft edges. */
const INSIDE_PX = 6;
const LEAST_INSIDE_PX = 2;
/** Of one pixel more that may have been mixed with the lines too, wherever the middle of a body falls. */
const PERHAPS_INSIDE_PX = 3;
/** Bodies so much wider than their wicks have columns of their own beside these. */
const LEAST_BESIDE_PX = 4;
/** Where fewer bodies than this share are drawn in another colour than most, rising ones differ from falling ones by what fills them. */
const LEAST_OTHERS = 0.1;
/** Kinds with fewer bodies than this share of the most frequent one's are not common. */
const LEAST_COMMON = 0.1;
/** Of kinds with at least this share each has low bodies too, which are all edge: nothing tells theirs where the edges are alike. */
const LEAST_RIVAL = 0.25;
/** How much less a soft edge's distance along the line from the background to a colour counts than that from the line. */
const ALONG = 0.1;

/** How the candles of a picture are drawn. */
export interface CandleDrawing {
  readonly colours: readonly Rgb[];
  /** Whether colours mix at their edges. */
  readonly blurred: boolean;
}

/** How bodies of one kind look. */
export interface FillKind {
  /** What fills a body, or the colour of its outline where that is hollow. */
  readonly colour: Rgb;
  readonly hollow: boolean;
}

/** The kind of each body of a chain: its number, the most frequent kind first, or null where the body is too low to show one. */
export interface BodyKinds {
  readonly ofBodies: readonly (number | null)[];
  readonly kinds: readonly FillKind[];
}

interface Fill extends FillKind {
  readonly rows: number;
  /** The colour of its edge where the body is too low to show for certain whether it is hollow. */
  readonly edge: Rgb | null;
  /** The colour of its first row where that is sharp; what fills it otherwise. */
  readonly border: Rgb;
}

/** The kinds of bodies by what fills them. */
export function fillKinds(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  { colours, blurred }: CandleDrawing,
): BodyKinds {
  // Lines take up most of the narrowest bodies, and soften what is between them.
  const isNarrow = blurred && shape.bodyPx - 2 * shape.wickPx < LEAST_INSIDE_PX;
  const byLine = isNarrow ? lineKinds(picture, mask, shape, chain, { colours, blurred }) : null;
  if (byLine !== null && !areAlike(byLine)) return byLine;
  const palette = { behind: commonBackground(mask, chain), colours, blurred };
  const shown = wicksShown(picture, mask, shape, chain);
  return kindsOf(
    chain.map((stroke, index) =>
      fillOf(picture, mask, shape, stroke, palette, shown?.[index] ?? middleColumns(shape, stroke)),
    ),
    leastRows(shape),
    palette.behind,
  );
}

/** Whether bodies are so narrow that what fills them may not show in their middle, only in what stands out most of them. */
export function mayShowLinesAlone(
  { bodyPx, wickPx }: Pick<CandleShape, 'bodyPx' | 'wickPx'>,
  blurred: boolean,
): boolean {
  const insidePx = bodyPx - 2 * wickPx;
  return blurred && insidePx >= LEAST_INSIDE_PX && insidePx < PERHAPS_INSIDE_PX;
}

/** The kinds of bodies by what stands out most in their rows, as `fillKinds` has those by what fills them. */
export function lineKinds(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  { colours, blurred }: CandleDrawing,
): BodyKinds {
  const palette = { behind: commonBackground(mask, chain), colours, blurred };
  // Neighbours may stand beside the narrowest bodies; a bar is as wide as its line.
  const line = { ...shape, bodyPx: shape.style === 'bars' ? shape.wickPx : shape.bodyPx - 2 };
  return kindsOf(
    chain.map((stroke) => lineOf(picture, mask, line, stroke, palette)),
    leastRows(shape),
    palette.behind,
  );
}

/** Whether hardly any bodies are of another kind than most. */
function areAlike({ ofBodies }: BodyKinds): boolean {
  return ofBodies.filter((kind) => kind !== null && kind > 0).length < LEAST_OTHERS * ofBodies.length;
}

/** The columns of the inner third of a body, and none of its border: that may be a third of the width on either side, or as thick as a wick. */
function middleColumns({ bodyPx, wickPx }: CandleShape, { x }: Stroke): readonly number[] {
  const reach = Math.max(0, Math.min(Math.floor(bodyPx / 6), Math.floor((bodyPx - 1) / 2) - wickPx));
  return Array.from({ length: 2 * reach + 1 }, (_, index) => Math.floor(x) - reach + index);
}

/** Lower bodies are all edge where edges are as thick as wicks. */
function leastRows({ wickPx }: Pick<CandleShape, 'wickPx'>): number {
  return 2 * wickPx + 1;
}

/** The kinds of bars by the colour of their lines, as `fillKinds` has those of bodies. */
export function barKinds(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  drawing: CandleDrawing,
): BodyKinds {
  const whole = chain.map((stroke) => ({ ...stroke, bodyTop: stroke.top, bodyBottom: stroke.bottom }));
  return lineKinds(picture, mask, shape, whole, drawing);
}

/** The kind of each fill, the most frequent first. Fills of less than so many rows are no kind of their own. */
function kindsOf(fills: readonly (Fill | null)[], least: number, behind: Rgb): BodyKinds {
  const seen: { readonly centre: Fill; count: number }[] = [];
  const byHeight = fills.filter((fill) => fill !== null).toSorted((a, b) => b.rows - a.rows);
  for (const fill of byHeight) {
    const known =
      seen[
        kindOf(
          fill,
          seen.map(({ centre }) => centre),
          behind,
        ) ?? -1
      ];
    if (known !== undefined) known.count++;
    else if (fill.rows >= least) seen.push({ centre: fill, count: 1 });
  }
  const frequent = seen.toSorted((a, b) => b.count - a.count).slice(0, MOST_FILLS);
  const centres = frequent.map(({ centre }) => centre);
  // What crosses bodies makes kinds of its own of a few.
  const common = frequent.filter(({ count }) => count >= LEAST_COMMON * frequent[0]!.count);
  const rivals = common.filter(({ count }) => count >= LEAST_RIVAL * frequent[0]!.count);
  const isUntold = ({ edge }: Fill): boolean =>
    edge !== null && rivals.filter(({ centre }) => isSameFill(edge, centre.border, behind)).length > 1;
  const ofBodies = fills.map((fill) =>
    fill === null || isUntold(fill) ? null : kindOf(fill, centres, behind, common.length),
  );
  return { ofBodies, kinds: centres };
}

/**
 * Which of the kinds a fill is of; where it is too low to tell, that of higher bodies with the same edge if all of those are hollow, as far as they are
 * common: so many of the first.
 */
function kindOf(fill: Fill, centres: readonly Fill[], behind: Rgb, common = centres.length): number | null {
  const exact = centres.findIndex(
    (centre) => fill.hollow === centre.hollow && isSameFill(fill.colour, centre.colour, behind),
  );
  if (exact >= 0) return exact;
  const { edge } = fill;
  const likely =
    edge === null
      ? []
      : [...centres.keys()].slice(0, common).filter((kind) => isSameFill(edge, centres[kind]!.border, behind));
  const only = likely.length === 1 ? likely[0]! : null;
  return only !== null && centres[only]!.hollow ? only : null;
}

function isSameFill(a: Rgb, b: Rgb, behind: Rgb): boolean {
  const contrast = Math.max(rgbDistance(a, behind), rgbDistance(b, behind));
  return rgbDistance(a, b) < Math.max(EMPTY, Math.min(SAME_FILL, SAME_SHARE * contrast));
}

interface Palette extends CandleDrawing {
  readonly behind: Rgb;
}

/** What a body is drawn in, whatever fills it. */
function lineOf(picture: Picture, mask: InkMask, shape: CandleShape, stroke: Stroke, palette: Palette): Fill | null {
  if (stroke.bodyTop < 0) return null;
  const line = outlineOf(picture, mask, shape, stroke, palette);
  const rows = stroke.bodyBottom - stroke.bodyTop + 1;
  return line === null ? null : { colour: line, hollow: false, rows, edge: null, border: line };
}

function fillOf(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  stroke: Stroke,
  palette: Palette,
  columns: readonly number[],
): Fill | null {
  if (stroke.bodyTop < 0) return null;
  const rows = stroke.bodyBottom - stroke.bodyTop + 1;
  const inset = rows >= leastRows(shape) ? shape.wickPx : 0;
  const middle = Math.floor(stroke.x);
  const inside: Rgb[] = [];
  // Of a colour that candles have not: what crosses the body, unless it is all of that.
  const crossed: Rgb[] = [];
  let empty = 0;
  for (let y = stroke.bodyTop + inset; y <= stroke.bodyBottom - inset; y++) {
    for (const x of columns) {
      if (x < 0 || x >= mask.width) continue;
      const pixel = y * mask.width + x;
      const colour = rgbAt(picture.rgb, pixel);
      const showsBackground = palette.blurred && rgbDistance(colour, palette.behind) < EMPTY;
      const isEmpty = mask.ink[pixel] === 0 || showsBackground;
      if (isEmpty) empty++;
      if (isEmpty || palette.colours.some((own) => rgbDistance(colour, own) < SAME_FILL)) inside.push(colour);
      else crossed.push(colour);
    }
  }
  if (inside.length === 0) inside.push(...crossed);
  const isHollow = empty * 2 > inside.length;
  const isLow = rows < (palette.blurred ? 2 * shape.wickPx + INSIDE_PX : leastRows(shape));
  const outline = isHollow || isLow ? outlineOf(picture, mask, shape, stroke, palette) : null;
  const fill = isHollow ? outline : medianRgb(inside);
  if (fill === null) return null;
  const border = isHollow || palette.blurred ? fill : rgbAt(picture.rgb, stroke.bodyTop * mask.width + middle);
  return { colour: fill, hollow: isHollow, rows, edge: isLow ? outline : null, border };
}

/** The colour of the edge of a body: what stands out most in each of its rows, as the candles' colour that it is a soft edge of. */
function outlineOf(picture: Picture, mask: InkMask, shape: CandleShape, stroke: Stroke, palette: Palette): Rgb | null {
  const found: Rgb[] = [];
  // In the columns between two bodies that touch the neighbour's edge may stand out more than the own.
  const half = Math.min(shape.bodyPx / 2 + 1, (shape.pitchPx - 1) / 2);
  const left = Math.max(0, Math.round(stroke.x - half));
  const right = Math.min(mask.width, Math.round(stroke.x + half)) - 1;
  // A wick of another colour may show through the body.
  const wickReach = shape.bodyPx >= shape.wickPx + LEAST_BESIDE_PX ? shape.wickPx / 2 + 1 : 0;
  const isOfWick = (x: number): boolean => Math.abs(x + 0.5 - stroke.x) < wickReach;
  for (let y = stroke.bodyTop; y <= stroke.bodyBottom; y++) {
    let most = 0;
    let strongest: Rgb | null = null;
    for (let x = left; x <= right; x++) {
      const pixel = y * mask.width + x;
      if (mask.ink[pixel] === 0 || isOfWick(x)) continue;
      const colour = rgbAt(picture.rgb, pixel);
      const behind = unpacked(mask.background[pixel]!);
      const [red, green, blue] = rgbDifference(colour, behind).map(Math.abs);
      const contrast = red! + green! + blue!;
      if (contrast > most) [most, strongest] = [contrast, colour];
    }
    if (strongest !== null) found.push(strongest);
  }
  if (found.length === 0) return null;
  return palette.blurred ? nearestColour(medianRgb(found), palette) : medianRgb(found);
}

/** The candles' colour that another one, laid thinly on the background, comes nearest to; itself if it comes near to none. */
function nearestColour(seen: Rgb, { behind, colours }: Palette): Rgb {
  let least = SAME_FILL ** 2;
  let nearest = seen;
  for (const colour of colours) {
    const share = Math.max(0, Math.min(1, shareOfMix(seen, behind, colour)));
    const beside = distanceToMix(seen, behind, colour, share);
    const cost = beside ** 2 + ALONG * ((1 - share) * rgbDistance(colour, behind)) ** 2;
    if (cost < least) [least, nearest] = [cost, colour];
  }
  return nearest;
}
