import type { PixelRegion } from '../ink/pixel-region.ts';
import { packedAt, unpacked } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';
import { type Rgb, rgbDistance } from '../picture/rgb.ts';
import { MOST_GROUNDS } from './colours/veiled-colours.ts';
import { clearZone } from './mask/clear-zones.ts';
import type { InkMask } from './mask/ink-mask.ts';
import { isWithin, SAME_COLOUR } from './mask/is-within.ts';
import { paneColour } from './mask/pane-colour.ts';
import type { Zone } from './mask/zone-finder.ts';
import { MOST_ZONE } from './mask/zone-samples.ts';
import type { CandleShape } from './shapes/candle-shape.ts';

/** How much wider than the room of a candle the block is that a zone is known by, and its height: columns of volume and lines are thinner. */
const WIDER_PX = 2;
const BLOCK_ROWS = 5;
/** Largest difference in a channel between two pixels of one zone: it is drawn in one colour. */
const SAME_ZONE = 4;
/** Candles side by side that a zone goes on behind, by the width of one. */
const REACH = 4;
/** Share of its bounds that a zone fills beside what lies over it: candles leave a fifth and more, a line fills a thirtieth. */
const LEAST_FILLED = 0.1;
/** Straight distance of 8-bit channels by which a zone differs from what candles are drawn in. */
const UNLIKE_CANDLES = 40;

/** What is known of the candles that zones lie over. */
export interface CandlesUnderZones extends Pick<CandleShape, 'bodyPx' | 'pitchPx'> {
  readonly colours: readonly Rgb[];
  /** Where zones are looked for. */
  readonly within: PixelRegion;
}

/**
 * The mask with zones for background that are too small to be told from bodies before these are known: order blocks and gaps of fair value, a few candles wide.
 * One of each colour shows it, nearer to the pane's than those of candles are, in a block that is wider than any body, or in rows. Null where there are none, and where compression has changed their colours.
 * `longRunPx` is as in `findInk`, which knows wider ones.
 */
export function clearSmallZones(
  picture: Picture,
  mask: InkMask,
  { bodyPx, pitchPx, colours, within }: CandlesUnderZones,
  longRunPx: number,
): InkMask | null {
  const pane = unpacked(paneColour(picture));
  const known = new Map<number, boolean>();
  const mayBeZone = (colour: number): boolean => {
    let is = known.get(colour);
    if (is === undefined) {
      const tint = unpacked(colour);
      is = rgbDistance(tint, pane) <= MOST_ZONE && colours.every((own) => rgbDistance(own, tint) > UNLIKE_CANDLES);
      known.set(colour, is);
    }
    return is;
  };
  const zones = zonesIn(picture, mask, within, { bodyPx, pitchPx, longRunPx }, mayBeZone).filter(
    (zone) => zone.right - zone.left < longRunPx && isArea(zone, pitchPx),
  );
  // Crumbs of letters are less than a block together.
  if (!zones.some((zone) => pixelsOf(zone) >= blockWidthPx(pitchPx) * BLOCK_ROWS)) return null;
  const cleared = { ...mask, ink: mask.ink.slice(), background: mask.background.slice() };
  for (const zone of zones) clearZone(picture, cleared, zone, REACH * bodyPx);
  return cleared;
}

/**
 * What differs from its background and shows a block of one colour that may be a zone's, and what has the colour of such a zone or of one that rows show: candles may
 * leave no block of it.
 */
function zonesIn(
  picture: Picture,
  { background }: InkMask,
  { left, right, top, bottom }: PixelRegion,
  { bodyPx, pitchPx, longRunPx }: Pick<CandleShape, 'bodyPx' | 'pitchPx'> & { readonly longRunPx: number },
  mayBeZone: (colour: number) => boolean,
): readonly Zone[] {
  const grounds = groundsOf(background);
  if (grounds === null) return [];
  const { rgb, width } = picture;
  const numbers = new Int32Array(background.length);
  const widthPx = blockWidthPx(pitchPx);
  const zones: Zone[] = [];
  const isBlock = (first: number): boolean => {
    const colour = packedAt(rgb, first);
    for (let row = first; row < first + BLOCK_ROWS * width; row += width)
      for (let pixel = row; pixel < row + widthPx; pixel++) if (!isWithin(rgb, pixel, colour, SAME_ZONE)) return false;
    return true;
  };
  const seeds: number[] = [];
  for (let y = top; y <= bottom - BLOCK_ROWS; y++) {
    for (let pixel = y * width + left; pixel < y * width + Math.min(right, width - widthPx); pixel++) {
      const colour = packedAt(rgb, pixel);
      // Nearly all show just what lies behind them.
      if (colour === background[pixel] || isWithin(rgb, pixel, background[pixel]!, SAME_COLOUR)) continue;
      if (mayBeZone(colour) && mayBeZone(background[pixel]!)) seeds.push(pixel);
    }
  }
  const trace = (isZone: (pixel: number) => boolean): void => {
    for (const pixel of seeds) {
      if (numbers[pixel] !== 0 || !isZone(pixel)) continue;
      zones.push(zoneAround(pixel, { picture, numbers, zones, reachPx: REACH * bodyPx, mostPx: longRunPx }));
    }
  };
  trace(isBlock);
  const known = [...new Set([...zones.map(({ colour }) => colour), ...grounds])].filter(mayBeZone);
  trace((pixel) => known.some((colour) => isWithin(rgb, pixel, colour, SAME_ZONE)));
  return zones;
}

/** All colours of a background; null for more than a drawing has. */
function groundsOf(background: Uint32Array): ReadonlySet<number> | null {
  const grounds = new Set<number>();
  let last = -1;
  // By number: an iterator takes several times as long over a whole picture. Backgrounds repeat a colour from pixel to pixel.
  for (let pixel = 0; pixel < background.length; pixel++) {
    const colour = background[pixel]!;
    if (colour === last) continue;
    last = colour;
    grounds.add(colour);
    if (grounds.size > MOST_GROUNDS) return null;
  }
  return grounds;
}

/** How wide the block is that a zone is known by. */
function blockWidthPx(pitchPx: number): number {
  return Math.ceil(pitchPx) + WIDER_PX;
}

/** Whether what was traced is no wick, which is narrower than a candle's room, and no line, of which little fills its bounds. */
function isArea({ left, right, filled }: Zone, pitchPx: number): boolean {
  return right - left + 1 >= blockWidthPx(pitchPx) && filled >= LEAST_FILLED;
}

/** How many pixels show a zone. */
function pixelsOf({ left, right, top, bottom, filled }: Zone): number {
  return filled * (right - left + 1) * (bottom - top + 1);
}

/** What a zone is traced in. */
interface Tracing {
  readonly picture: Picture;
  /** Number of the zone that each pixel belongs to, 0 for none. */
  readonly numbers: Int32Array;
  /** Those that were traced before, the first of them number 1. */
  readonly zones: readonly Zone[];
  /** What lies over the zone is no wider. */
  readonly reachPx: number;
  /** A zone that goes on for longer is too wide, and not traced any further. */
  readonly mostPx: number;
}

/** All pixels of one colour that are connected to one, also behind candles; with the bounds of what was traced of the same zone before. */
function zoneAround(seed: number, { picture, numbers, zones, reachPx, mostPx }: Tracing): Zone {
  const { rgb, width, height } = picture;
  const number = zones.length + 1;
  const colour = packedAt(rgb, seed);
  const queue = [seed];
  numbers[seed] = number;
  const seedX = seed % width;
  const joined = new Set<number>();
  const spread = (from: number, step: number, room: number): void => {
    const reach = Math.min(room, reachPx);
    for (let i = 1; i <= reach; i++) {
      const pixel = from + i * step;
      const known = numbers[pixel]!;
      if (known === number) return;
      if (!isWithin(rgb, pixel, colour, SAME_ZONE)) continue;
      if (known === 0) {
        numbers[pixel] = number;
        queue.push(pixel);
      } else joined.add(known);
      return;
    }
  };
  let [left, right, top, bottom] = [seedX, seedX, height, -1];
  for (let next = 0; next < queue.length && right - left < mostPx; next++) {
    const pixel = queue[next]!;
    const y = Math.floor(pixel / width);
    const x = pixel - y * width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    spread(pixel, 1, width - 1 - x);
    spread(pixel, -1, x);
    spread(pixel, width, height - 1 - y);
    spread(pixel, -width, y);
  }
  const holds = (x: number, y: number): boolean => numbers[y * width + x] === number;
  for (const other of joined) {
    left = Math.min(left, zones[other - 1]!.left);
    right = Math.max(right, zones[other - 1]!.right);
  }
  const filled = queue.length / ((right - left + 1) * (bottom - top + 1));
  return { colour, left, right, top, bottom, filled, holds };
}
