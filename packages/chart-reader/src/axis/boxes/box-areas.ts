import type { PixelRegion } from '../../ink/pixel-region.ts';
import type { Picture } from '../../picture/picture.ts';
import { shareOfMix } from '../../picture/colour-mix.ts';
import { type Rgb, rgbDifference } from '../../picture/rgb.ts';

/** An area of one colour that lies over the column of labels: a box that a price is printed in. */
export interface BoxArea extends PixelRegion {
  readonly colour: Rgb;
  /** Whether another box shows above or below it, partly hidden. */
  readonly hidesAnother: boolean;
}
type ColouredArea = Omit<BoxArea, 'hidesAnother'>;

/** Rows whose most usual colour is this far from the column's are of a box; compression moves it by less. */
const DIFFERENT = 12;
/** Pixels of a box differ from its colour by less than this, noise included. */
const ALIKE = 24;
/** They also differ by less than this share of what parts the box from the ground: below a bar in nearly its shade the ground would be a box itself. */
const NEARER = 0.75;
/** Between letters compression moves the colour of a box further, by so much of what parts it from the ground and no more than this. */
const MOVED_SHARE = 0.25;
const MOST_MOVED = 48;
/** A colour that so many times more pixels have. */
const FAR_MORE = 1.5;
/** Share of the pixels of a row in which a box shows between the letters. */
const MIN_ROW_SHARE = 0.2;
/** Share of the pixels of a row that have one colour between lines of text. */
const UNBROKEN_SHARE = 0.9;
/** Share of the pixels of a column in which it shows above and below them. */
const MIN_COLUMN_SHARE = 0.25;
/** The same above and below a letter, which is never as high as its box; a dotted line that runs on between two boxes shows in less. */
const LEAST_BESIDE_LETTERS = 0.1;
/** Rows and columns in a row that the strokes of letters may hide, in letter heights. */
const HIDDEN = 0.5;
/** Outermost rows and columns of a box show its colour but for letters that touch it; at most so many do not. */
const FULL_SHARE = 0.6;
const MOST_TRIMMED = 8;
const BESIDE_PX = 2;
/** Least and largest height of a box, in letter heights: it holds three lines of text at most. */
const MIN_HEIGHT = 0.8;
const MAX_HEIGHT = 5;
/** Largest width of a box, in widths of the labels: a symbol's name may stand beside the price. Bands across the picture are none. */
const MAX_WIDTH = 3;
/** Rows beyond a box that are asked for another one that it lies on, and how many of them must show it: letters show in one. */
const BEYOND_ROWS = 3;
const MIN_BEYOND_ROWS = 2;
/** A box no higher than this, in letter heights, may have letters that run out of it. */
const LOW = 1.2;
/** Columns in a row that the stroke of a letter may fill from top to bottom of a box no higher than it. */
const STROKE_PX = 3;
/** Edges of boxes are softer than their letters by no more than so many rows. */
const SOFT_ROWS = 6;
/** How far round a row its ground is asked for, in letter heights: grounds are shaded. */
const GROUND_REACH = 8;

/** Columns of pixels. */
interface Span {
  readonly left: number;
  readonly right: number;
}

/**
 * Boxes over a column of labels, by the colour of whole rows: unlike the uniform areas of a picture it survives soft
 * edges, compression and letters that fill the box. Where there are none, those over one half of it, which libraries draw from the edge of the plot
 * as wide as a text that stands further off. From top to bottom.
 *
 * @param size height of a letter
 */
export function boxAreas(picture: Picture, column: Span, size: number): readonly BoxArea[] {
  const middle = (column.left + column.right) / 2;
  const spans = [column, { ...column, right: middle }, { ...column, left: middle }];
  for (const span of spans) {
    const areas = areasOver(picture, span, size);
    if (areas.length > 0) return areas;
  }
  return [];
}

function areasOver(picture: Picture, column: Span, size: number): readonly BoxArea[] {
  const left = Math.max(0, Math.floor(column.left - 0.3 * size));
  const right = Math.min(picture.width, Math.ceil(column.right + 0.3 * size));
  const usual = Array.from({ length: picture.height }, (_, y) =>
    usualColour(picture, { left, right, top: y, bottom: y + 1 }),
  );
  const grounds = groundsOf(usual, Math.ceil(GROUND_REACH * size));
  const areas: BoxArea[] = [];
  for (let y = 0; y < usual.length; y++) {
    if (distance(usual[y]!, grounds[y]!) < DIFFERENT) continue;
    // The densest row of a label is unlike the ground, the rows round it are not; those above the letters show the colour of a box best.
    const above = [size / 2, size]
      .map((rows) => middleColour(usual.slice(y, y + Math.ceil(rows))))
      .find((middle) => distance(middle, grounds[y]!) >= DIFFERENT);
    if (above === undefined) continue;
    const colour = commonest(picture, { left, right, top: y, bottom: y + Math.ceil(size) }, above, usual);
    const alike = Math.min(ALIKE, NEARER * distance(colour, grounds[y]!));
    let bottom = y + 1;
    for (let row = bottom; row < usual.length && row - bottom <= HIDDEN * size; row++) {
      const pixels = { left, right, top: row, bottom: row + 1 };
      if (shareAlike(picture, pixels, colour, alike) >= MIN_ROW_SHARE) bottom = row + 1;
      // Edges of letters in a darker box below have the colour of this one.
      else if (shareAlike(picture, pixels, usual[row]!, alike) >= UNBROKEN_SHARE) break;
    }
    const height = bottom - y;
    if (height >= MIN_HEIGHT * size && height <= MAX_HEIGHT * size) {
      const area = trim(
        picture,
        widen(picture, { top: y, bottom, left, right }, colour, movedBy(colour, grounds[y]!), size),
      );
      // The rows of a wide text are as unlike the ground as those of a box, its pixels together are not.
      const isBox =
        area !== null && distance(area.colour, grounds[y]!) >= DIFFERENT && !showsThrough(picture, area, grounds[y]!);
      if (isBox && area.right - area.left <= MAX_WIDTH * (right - left))
        areas.push({ ...area, hidesAnother: showsAnother(usual, grounds, area) });
    }
    y = Math.max(y, bottom - 1);
  }
  return areas;
}

/** The colour of the rows above the letters, or where a soft edge leaves too few of them, of the row of the block that far more of it has. */
function commonest(picture: Picture, block: PixelRegion, above: Rgb, usual: readonly Rgb[]): Rgb {
  const rows = { ...block, bottom: Math.min(block.bottom, picture.height) };
  const [best] = usual
    .slice(rows.top, rows.bottom)
    .map((colour) => ({ colour, share: shareAlike(picture, rows, colour) }))
    .toSorted((a, b) => b.share - a.share);
  return best !== undefined && best.share >= FAR_MORE * shareAlike(picture, rows, above) ? best.colour : above;
}

/** Whether a box so high may have letters that run out of it above and below. */
export function isLowBox(heightPx: number, size: number): boolean {
  return heightPx <= LOW * size;
}

/** Whether the rows just above or below a box are neither in its colour nor in that of the ground, and no outline of it. */
function showsAnother(usual: readonly Rgb[], grounds: readonly Rgb[], { top, bottom, colour }: ColouredArea): boolean {
  const isOther = (row: number) => {
    const seen = usual[row];
    return seen !== undefined && distance(seen, grounds[row]!) >= DIFFERENT && distance(seen, colour) >= DIFFERENT;
  };
  const isBetween = (row: number) => isMixture(usual[row]!, grounds[row]!, colour);
  const othersFrom = (first: number, step: -1 | 1) =>
    Array.from({ length: SOFT_ROWS }, (_, index) => first + step * index).filter(isOther);
  const above = { first: top - 1, others: othersFrom(top - 1, -1) };
  const below = { first: bottom, others: othersFrom(bottom, 1) };
  if (areOutline(usual, above.others, below.others)) return false;
  return [above, below].some(({ first, others }) => {
    const near = others.filter((row) => Math.abs(row - first) < BEYOND_ROWS);
    // Soft edges go over from the one colour to the other.
    return near.length >= MIN_BEYOND_ROWS && (others.length >= SOFT_ROWS - 1 || !near.every(isBetween));
  });
}

/** Whether the rows above a box and those below it are the lines of its outline: as many, in one colour, and the ground behind them. */
function areOutline(usual: readonly Rgb[], above: readonly number[], below: readonly number[]): boolean {
  if (above.length === 0 || above.length !== below.length || above.length >= SOFT_ROWS) return false;
  return above.every((row, i) => distance(usual[row]!, usual[below[i]!]!) < DIFFERENT);
}

/** Whether a colour is what two others give together, in any share. */
export function isMixture(mixed: Rgb, one: Rgb, other: Rgb): boolean {
  const share = shareOfMix(mixed, one, other);
  const along = rgbDifference(other, one);
  const own = rgbDifference(mixed, one);
  return share > 0 && share < 1 && own.every((part, channel) => Math.abs(part - share * along[channel]!) <= ALIKE);
}

/** Whether more pixels are like the ground than like the area, as between soft letters, of which rows are as unlike the ground as those of a box. */
function showsThrough(picture: Picture, area: ColouredArea, ground: Rgb): boolean {
  const reach = Math.floor(distance(area.colour, ground) / 2);
  return shareAlike(picture, area, ground, reach) > shareAlike(picture, area, area.colour, reach);
}

/** The area to where its colour ends on both sides. */
function widen(
  picture: Picture,
  { top, bottom, left, right }: PixelRegion,
  colour: Rgb,
  reach: number,
  size: number,
): ColouredArea {
  const hiddenPx = HIDDEN * size;
  const strokePx = isLowBox(bottom - top, size) ? STROKE_PX : 0;
  const endFrom = (from: number, step: -1 | 1) => {
    let end = from;
    for (let x = from; x >= 0 && x < picture.width && Math.abs(x - end) <= hiddenPx; x += step) {
      const share = shareAlike(picture, { top, bottom, left: x, right: x + 1 }, colour, reach);
      // No letter is as high as its box, but for a stroke that runs out of a low one.
      if (share < LEAST_BESIDE_LETTERS && Math.abs(x - end) > strokePx) break;
      if (share >= MIN_COLUMN_SHARE) end = x;
    }
    return end;
  };
  const middle = Math.floor((left + right) / 2);
  return { top, bottom, left: endFrom(middle, -1), right: endFrom(middle, 1) + 1, colour };
}

function movedBy(colour: Rgb, ground: Rgb): number {
  return Math.max(ALIKE, Math.min(MOST_MOVED, MOVED_SHARE * distance(colour, ground)));
}

/** The area without its outermost rows and columns where they are soft, slanted or round; null if it is all edge. */
function trim(picture: Picture, area: ColouredArea): ColouredArea | null {
  const { colour } = area;
  let { left, right, top, bottom } = area;
  if (right - left <= 2 * MOST_TRIMMED) return null;
  const full = (pixels: PixelRegion) => shareAlike(picture, pixels, colour) >= FULL_SHARE;
  // Letters as high as their box leave its colour beside them.
  const isRowFull = (row: PixelRegion) =>
    full(row) || (full({ ...row, right: row.left + BESIDE_PX }) && full({ ...row, left: row.right - BESIDE_PX }));
  for (let count = 0; count < MOST_TRIMMED; count++) {
    if (!full({ top, bottom, left, right: left + 1 })) left++;
    if (!full({ top, bottom, left: right - 1, right })) right--;
    if (bottom - top < 4) break;
    if (!isRowFull({ left, right, top, bottom: top + 1 })) top++;
    if (!isRowFull({ left, right, top: bottom - 1, bottom })) bottom--;
  }
  return { left, right, top, bottom, colour: usualColour(picture, { left, right, top, bottom }) };
}

function shareAlike(
  picture: Picture,
  { left, right, top, bottom }: PixelRegion,
  colour: Rgb,
  reach: number = ALIKE,
): number {
  let alike = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (distanceAt(picture, x, y, colour) <= reach) alike++;
  return alike / ((right - left) * (bottom - top));
}

/** Median of each channel: letters cover less than half of a row. */
function usualColour({ width, rgb }: Picture, { left, right, top, bottom }: PixelRegion): Rgb {
  const values = [0, 1, 2].map(() => new Uint8Array((right - left) * (bottom - top)));
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++, count++) {
      const i = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) values[channel]![count] = rgb[i + channel]!;
    }
  }
  const [red = 0, green = 0, blue = 0] = values.map((of) => of.toSorted()[of.length >> 1] ?? 0);
  return [red, green, blue];
}

/** The most usual colour round each row, asked once for every few rows. */
function groundsOf(usual: readonly Rgb[], reachRows: number): readonly Rgb[] {
  const every = Math.ceil(reachRows / GROUND_REACH);
  const asked = usual
    .filter((_, y) => y % every === 0)
    .map((_, index) =>
      middleColour(usual.slice(Math.max(0, index * every - reachRows), index * every + reachRows + 1)),
    );
  return usual.map((_, y) => asked[Math.floor(y / every)]!);
}

function middleColour(colours: readonly Rgb[]): Rgb {
  const of = (channel: 0 | 1 | 2) =>
    Uint8Array.from(colours, (colour) => colour[channel]).toSorted()[colours.length >> 1] ?? 0;
  return [of(0), of(1), of(2)];
}

function distanceAt({ width, rgb }: Picture, x: number, y: number, [red, green, blue]: Rgb): number {
  const i = (y * width + x) * 3;
  return Math.max(Math.abs(rgb[i]! - red), Math.abs(rgb[i + 1]! - green), Math.abs(rgb[i + 2]! - blue));
}

function distance(a: Rgb, b: Rgb): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}
