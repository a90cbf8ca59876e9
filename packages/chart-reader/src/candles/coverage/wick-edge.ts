import type { Picture } from '../../picture/picture.ts';
import { meanRgb, type Rgb, rgbAt, rgbDistance } from '../../picture/rgb.ts';
import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';

/** Where a wick may end. */
export interface WickEnd {
  /** First and last column of the wick. */
  readonly left: number;
  readonly right: number;
  /** The row in which what it stands out of ends, the row in which it ends itself about, and which way it goes there. */
  readonly own: number;
  readonly row: number;
  readonly step: -1 | 1;
}

export interface WickEdge {
  /** Where the wick ends, continuous pixels. */
  readonly edgeY: number;
  /** How it ends: at a whole row, between rows within one of them, or spread over several as resampling leaves it. */
  readonly kind: 'whole' | 'soft' | 'spread';
}

/** How much of its last row a wick covers that ends between rows, and leaves of it. */
const LEAST_COVERED = 0.08;
/** Colours of one drawing differ by no more than this: smoothing rounds. */
const SAME = 4;
/** A mix of wick and ground differs from it by no more than this. */
const MIXED = 8;
/** Wick and ground that differ by less tell nothing. */
const LEAST_CONTRAST = 40;
/** Ground begins this near to the end of a wick and goes on for longer than lines are thick. */
const FARTHEST_GROUND_PX = 16;
const GROUND_ROWS = 4;
/** A wick shows itself in so many rows at least, after one that may be part of its body. */
const FEWEST_ROWS = 2;

/**
 * Where a wick ends, by the exact colours of a drawing: all along it is as in most of its rows, shows a part of itself in one row at most, and nothing beyond.
 * Null for a wick too short, one that noise makes unlike itself from row to row, and one whose end something else is drawn over.
 */
export function wickEdge({ width, height, rgb }: Picture, { left, right, own, row, step }: WickEnd): WickEdge | null {
  if (left < 2 || right + 2 >= width) return null;
  const isInside = (y: number) => y >= 0 && y < height;
  const first = own + 2 * step;
  if ((row - first) * step + 1 < FEWEST_ROWS || !isInside(row) || !isInside(first)) return null;
  const at = (x: number, y: number) => rgbAt(rgb, y * width + x);
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const wickAt = (y: number) => meanRgb(columns.map((x) => at(x, y)));
  const isSame = (a: number, b: number) => columns.every((x) => rgbDistance(at(x, a), at(x, b)) <= SAME);

  const usual = mostUsual(first, row, step, isSame);
  if (usual === null) return null;
  const ground = groundBeyond(usual, row, step, (a, b) => isInside(b) && isSame(a, b));
  if (ground === null) return null;
  const [wick, behind] = [wickAt(usual), wickAt(ground)];
  if (rgbDistance(wick, behind) < LEAST_CONTRAST) return null;
  const shareAt = (y: number) => (isInside(y) ? shareOf(wickAt(y), behind, wick) : null);
  let last = usual;
  for (let y = usual; (y - row) * step <= 1; y += step) {
    const share = shareAt(y);
    if (share !== null && share <= 1 - LEAST_COVERED) break;
    if (isSame(y, usual)) last = y;
  }
  const next = shareAt(last + step);
  const beyond = shareAt(last + 2 * step);
  // What covers a whole row and is not the wick is something else in its colour.
  if (next === null || beyond === null || next > 1 - LEAST_COVERED) return null;
  const isPart = next >= LEAST_COVERED;
  const isSpread = isPart && beyond >= LEAST_COVERED;
  const edgeY = (step < 0 ? last : last + 1) + (next + beyond) * step;
  return { edgeY, kind: isSpread ? 'spread' : isPart ? 'soft' : 'whole' };
}

/** The first of the rows that look as most of them do; null where no two are alike. */
function mostUsual(
  first: number,
  last: number,
  step: -1 | 1,
  isSame: (a: number, b: number) => boolean,
): number | null {
  const kinds: { readonly row: number; count: number }[] = [];
  for (let y = first; (last - y) * step >= 0; y += step) {
    const kind = kinds.find(({ row }) => isSame(row, y));
    if (kind === undefined) kinds.push({ row: y, count: 1 });
    else kind.count++;
  }
  const best = kinds.reduce((most, kind) => (kind.count > most.count ? kind : most));
  return best.count < FEWEST_ROWS ? null : best.row;
}

/** The first row beyond a wick after which nothing changes for a while; null where something always does. */
function groundBeyond(
  usual: number,
  row: number,
  step: -1 | 1,
  isSame: (a: number, b: number) => boolean,
): number | null {
  for (let y = row + step; (y - row) * step <= FARTHEST_GROUND_PX; y += step) {
    const rows = Array.from({ length: GROUND_ROWS - 1 }, (_, index) => y + (index + 1) * step);
    if (!isSame(y, usual) && rows.every((other) => isSame(y, other))) return y;
  }
  return null;
}

/** How much of a mix of ground and wick is wick, 0 to 1; null where something else is seen. */
function shareOf(seen: Rgb, ground: Rgb, wick: Rgb): number | null {
  const share = Math.max(0, Math.min(1, shareOfMix(seen, ground, wick)));
  return distanceToMix(seen, ground, wick, share) > MIXED ? null : share;
}
