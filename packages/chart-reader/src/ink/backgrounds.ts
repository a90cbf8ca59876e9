import { colourBin, commonColours } from './common-colours.ts';
import { jointedParts, type Part } from './connected-parts.ts';
import { type NeighbourSteps, neighbourSteps } from './neighbour-steps.ts';
import { nearestSource } from './nearest-source.ts';
import type { RegionPixels } from './region-pixels.ts';

/** Neighbouring pixels of one background differ by no more than this on any channel; more where compression left noise. */
const FLAT_TOLERANCE = 20;
const NOISY_TOLERANCE = 44;
/** Neighbouring pixels of one even colour. */
const EVEN_TOLERANCE = 2;
/** Of neighbouring pixels that differ, how many do so only slightly: few on a screen, most after compression. */
const NOISY_SHARE = 0.7;
/** Fewer slight differences than this, as a share of all pixels, are soft edges or a shading. */
const MIN_NOISE = 0.03;
/**
 * Pixels further from the mean of their background are ink that soft edges have joined to it, and so are those in none of its common colours.
 */
const MAX_DEVIATION = 48;
/** Few strokes of letters are as thick, so a part with a uniform square of this size is a background. */
const SOLID_SQUARE_PX = 9;
/** But no letter is larger than this, nor its strokes thicker than this share of it. */
const LARGEST_LETTER_PX = 96;
const THICKEST_STROKE_SHARE = 0.5;
/** Strokes of one text are equally thick, to within this. */
const SAME_THICKNESS_PX = 2;
/** Share of its outline that a smaller part must cover to be a box with text in it rather than a run of letters. */
const BOX_OUTLINE_SHARE = 0.6;
/** Such a box is so many times as wide as high: the widest letters, `m` and `W`, fill their outline too. */
const BOX_WIDTH_TO_HEIGHT = 2;
/** A narrower one is a button if it fills this share of its bounds and is so high, which no letter does and is. */
const BOX_FILL_SHARE = 0.7;
const MIN_BUTTON_PX = 14;

export interface Backgrounds {
  /**
   * For each pixel the index of the nearest background pixel, itself if it is one: the colour that text there is
   * printed on. All -1 if there are none.
   */
  readonly nearest: Int32Array;
  /** Whether compression has left noise. */
  readonly noisy: boolean;
}

/** The uniform areas of a region: the chart's ground, and the boxes that labels are drawn in. */
export function findBackgrounds(pixels: RegionPixels): Backgrounds {
  const { width, height } = pixels;
  const steps = neighbourSteps(pixels);
  const noisy = isNoisy(steps);
  const tolerance = noisy ? NOISY_TOLERANCE : FLAT_TOLERANCE;
  const joints = { right: atMost(steps.right, tolerance), below: atMost(steps.below, tolerance) };
  const { labels, parts } = jointedParts(flatMask(joints, width, height), joints, width, height);
  const squares = largestSquares(labels, parts.length, width, height);
  const solid = solidParts(parts, squares);
  const isBackground = parts.map((part, id) => solid[id]! || isBox(part, id, labels, width));
  const means = meanColours(pixels, labels, parts.length);
  const common = commonColours(pixels.rgb, labels, isBackground);
  const source = new Int32Array(width * height).fill(-1);
  for (let i = 0; i < source.length; i++) {
    const id = labels[i]!;
    const colours = common[id];
    if (colours === undefined || distanceToMean(pixels.rgb, i, means, id) > MAX_DEVIATION) continue;
    if (colours[colourBin(pixels.rgb, i)] === 1) source[i] = i;
  }
  addEvenAreas(source, labels, steps, pixels);
  return { nearest: nearestSource(source, width, height), noisy };
}

/**
 * Adds the areas of one colour that soft edges have joined to a background of another, as they do round a button with round ends: too small beside it to have a
 * common colour, and too large for ink.
 */
function addEvenAreas(
  source: Int32Array,
  labels: Int32Array,
  steps: NeighbourSteps,
  { width, height }: RegionPixels,
): void {
  const rest = new Uint8Array(source.length);
  // Soft edges are few pixels wide or few rows high: a square needs rows with as many pixels side by side, one below the other.
  let [rows, mostRows] = [0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    let [run, longest] = [0, 0];
    for (let x = 0; x < width; x++, i++) {
      run = labels[i]! >= 0 && source[i] === -1 ? run + 1 : 0;
      if (run > 0) rest[i] = 1;
      if (run > longest) longest = run;
    }
    rows = longest >= SOLID_SQUARE_PX ? rows + 1 : 0;
    mostRows = Math.max(mostRows, rows);
  }
  if (mostRows < SOLID_SQUARE_PX) return;
  const joints = { right: atMost(steps.right, EVEN_TOLERANCE), below: atMost(steps.below, EVEN_TOLERANCE) };
  const areas = jointedParts(rest, joints, width, height);
  const solid = solidParts(areas.parts, largestSquares(areas.labels, areas.parts.length, width, height));
  for (let i = 0; i < source.length; i++) if (solid[areas.labels[i]!] === true) source[i] = i;
}

/**
 * Which parts hold a square so large that they are no letters. Bold letters of a dense screen hold such squares too, but these are thin for the letter; and beside
 * some what is as thin and no higher is a `1`, an `l` or a point, which by themselves might be bodies of candles.
 */
function solidParts(parts: readonly Part[], squares: Uint8Array): readonly boolean[] {
  const isLarge = (id: number): boolean => squares[id]! >= SOLID_SQUARE_PX;
  const isLetter = parts.map((part, id) => {
    const [width, height] = [part.right - part.left, part.bottom - part.top];
    const isThin = squares[id]! < THICKEST_STROKE_SHARE * Math.min(width, height);
    return isLarge(id) && isThin && Math.max(width, height) <= LARGEST_LETTER_PX;
  });
  const letters = parts.filter((_, id) => isLetter[id]!);
  const highestPx = Math.max(0, ...letters.map(({ top, bottom }) => bottom - top));
  const thickestPx = Math.max(0, ...squares.filter((_, id) => isLetter[id]!)) + SAME_THICKNESS_PX;
  const isStroke = ({ left, right, top, bottom }: Part): boolean =>
    right - left <= Math.min(thickestPx, bottom - top + 1) && bottom - top <= highestPx;
  return parts.map((part, id) => isLarge(id) && !isLetter[id]! && !isStroke(part));
}

/** 1 where a value is not above `limit`. */
function atMost(values: Uint8Array, limit: number): Uint8Array {
  const marks = new Uint8Array(values.length);
  for (let i = 0; i < marks.length; i++) marks[i] = values[i]! <= limit ? 1 : 0;
  return marks;
}

function isNoisy({ right }: NeighbourSteps): boolean {
  let slight = 0;
  let strong = 0;
  for (let i = 0; i < right.length; i++) {
    if (right[i]! > FLAT_TOLERANCE) strong++;
    else if (right[i]! > 0) slight++;
  }
  return slight > NOISY_SHARE * (slight + strong) && slight > MIN_NOISE * right.length;
}

/** Marks the pixels of every 2 by 2 square of one colour. */
function flatMask({ right, below }: NeighbourSteps, width: number, height: number): Uint8Array {
  const flat = new Uint8Array(width * height);
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      if (right[i] === 0 || below[i] === 0 || right[i + width] === 0 || below[i + 1] === 0) continue;
      flat[i] = flat[i + 1] = flat[i + width] = flat[i + width + 1] = 1;
    }
  }
  return flat;
}

/** Three channels a part. */
function meanColours({ rgb }: RegionPixels, labels: Int32Array, count: number): Float64Array {
  const means = new Float64Array(count * 3);
  const sizes = new Float64Array(count);
  for (let i = 0; i < labels.length; i++) {
    const id = labels[i]!;
    if (id < 0) continue;
    sizes[id]!++;
    means[id * 3]! += rgb[i * 3]!;
    means[id * 3 + 1]! += rgb[i * 3 + 1]!;
    means[id * 3 + 2]! += rgb[i * 3 + 2]!;
  }
  return means.map((sum, index) => sum / sizes[Math.floor(index / 3)]!);
}

function distanceToMean(rgb: Uint8Array, i: number, means: Float64Array, id: number): number {
  return Math.max(
    Math.abs(rgb[i * 3]! - means[id * 3]!),
    Math.abs(rgb[i * 3 + 1]! - means[id * 3 + 1]!),
    Math.abs(rgb[i * 3 + 2]! - means[id * 3 + 2]!),
  );
}

/** Sides of the largest square that each part holds, up to 255 pixels, by that of the largest one that ends at each pixel. */
function largestSquares(labels: Int32Array, count: number, width: number, height: number): Uint8Array {
  const squares = new Uint8Array(count);
  let above = new Uint8Array(width);
  let row = new Uint8Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const id = labels[i]!;
      const joined =
        id >= 0 && x > 0 && y > 0 && labels[i - 1] === id && labels[i - width] === id && labels[i - width - 1] === id;
      const side = id < 0 ? 0 : joined ? Math.min(row[x - 1]!, above[x]!, above[x - 1]!, 254) + 1 : 1;
      row[x] = side;
      if (id >= 0 && side > squares[id]!) squares[id] = side;
    }
    [above, row] = [row, above];
  }
  return squares;
}

function isBox({ left, right, top, bottom, areaPx }: Part, id: number, labels: Int32Array, width: number): boolean {
  const w = right - left;
  const h = bottom - top;
  const isButton = Math.min(w, h) >= MIN_BUTTON_PX && areaPx >= BOX_FILL_SHARE * w * h;
  if (h < 7 || (w < BOX_WIDTH_TO_HEIGHT * h && !isButton)) return false;
  const isOwn = (x: number, y: number): number => (labels[y * width + x] === id ? 1 : 0);
  const sides = [0, 0, 0, 0];
  for (let x = left; x < right; x++) {
    sides[0]! += isOwn(x, top);
    sides[1]! += isOwn(x, bottom - 1);
  }
  for (let y = top; y < bottom; y++) {
    sides[2]! += isOwn(left, y);
    sides[3]! += isOwn(right - 1, y);
  }
  // Of a large letter one side is round or open.
  if (w < BOX_WIDTH_TO_HEIGHT * h && sides.some((own, side) => own < BOX_OUTLINE_SHARE * (side < 2 ? w : h)))
    return false;
  const covered = sides.reduce((sum, own) => sum + own, 0);
  return covered >= BOX_OUTLINE_SHARE * 2 * (w + h);
}
