import type { RowRange } from './rows-of-most.ts';
import { heaviest } from '../mask/heaviest.ts';
import type { Lattice } from './lattice.ts';
import type { RunTable, RunTables } from '../mask/run-table.ts';

/** Middles of the first and the last of some candles, and the first and last row of most of them. */
interface CandleBounds extends RowRange {
  readonly left: number;
  readonly right: number;
}

/** What all candles of a chart have in common, and where each of them stands. */
export interface CandleShape {
  /** `lines`: candles whose bodies are as wide as their wicks. */
  readonly style: 'candles' | 'bars' | 'lines';
  readonly pitchPx: number;
  readonly wickPx: number;
  /** Width of a body; of a bar with both its ticks. */
  readonly bodyPx: number;
  /** Whether bodies reach into the cells beside, where they are taken to be as wide as the pitch. */
  readonly overlaps?: boolean;
  /** Whether wicks are half a pixel wide, as smoothing leaves lines of one at half their size, whatever else their rows seem to be. */
  readonly hasThinWicks?: boolean;
  /** Middle of each cell by its own ink, continuous pixels; the place on the lattice where a cell shows none. */
  readonly middles: Float64Array;
  /** Where most candles lie, where that is known: volume below them stands in the same cells, and buttons and texts in those beside them. */
  readonly among?: CandleBounds;
  /** Rows of ink that agree with this shape, less for what disagrees: compares lattices. */
  readonly support: number;
}

/** A body, or a bar with its ticks, mostly fills at least this share of the pitch. */
const LEAST_BODY_SHARE = 0.3;
/**
 * Some programs leave more room between candles: bodies that fill less count where hardly anything is as wide as others are, and they are wider than their
 * wicks by so much that no edge of these is.
 */
const NARROWEST_BODY_SHARE = 0.15;
const LEAST_OVERHANG_PX = 2;
const MOST_WIDER_ROWS = 0.2;
/** Room between bodies that are wider than usual beside the thinnest wicks: nearer to each other they are not. */
const LEAST_ROOM_PX = 0.4;
/** Of bodies that have a single column beside their wick, fewer touch by chance. */
const LEAST_BESIDE = 0.02;
/** Share of the rows of the most frequent width that narrower ones have, if they are the wicks and those the bodies. */
const LEAST_WICK_ROWS = 0.15;
/**
 * Bodies as wide as the pitch reach into the next cells by their outline and their soft edge, both sides together by so much at most: where there is
 * less room by the column that outlines share, and nearest of all not at all, where pieces of a thick curve look like that.
 */
const MOST_OVERLAP_PX = 2.5;
const MOST_OVERLAP_SHARE = 0.35;
const ROOMY_PITCH_PX = 5;
const SHARED_PX = 1;
const NEAREST_OVERLAP_PITCH_PX = 4;
/** Outlines of dense screens are thicker: together up to this share of the pitch lies outside of it. */
const THICK_OUTLINE_SHARE = 0.16;
/** A wick fills at most this share of the pitch. */
export const MOST_WICK_SHARE = 0.34;
/**
 * One that fills more has so many times as many rows as any thinner one, and bodies are wider still by `LEAST_OVERHANG_PX`, by so many of its rows: where
 * bodies take up their whole room, wicks are thicker as well.
 */
const MOST_THICK_WICK_SHARE = 0.56;
const TIMES_THINNER = 3;
const LEAST_BODY_ROWS = 0.15;
const WIDEST_WICK_PX = 8;
/** The line of a bar fills at most this share of its room. */
const MOST_LINE_SHARE = 0.5;
/** Ticks of bars nearer to each other hardly show where they meet. */
export const NEAREST_BARS_PX = 8;
/** A line, a tick on either side and the room to the next take a pixel each, at three quarters of their size. */
const LEAST_BAR_PITCH_PX = 2.9;
/** Among lines at most this share of the rows is wider, where something crosses them. */
const MOST_WIDER = 0.1;

/**
 * Measures what stands on a lattice. A row counts for a cell if it is symmetrical about its middle: a single run (wick, filled body) or a
 * pair of thin ones (sides of a hollow body). Rows that reach out from the wick to one side only are the ticks of bars. Where both occur,
 * one shape is answered for each; none where nothing stands, or only what is wider than the pitch.
 */
export function measureShape(tables: RunTables, lattice: Lattice, width: number): CandleShape[] {
  const tally = tallyRows(tables, lattice, width);
  const { widths, middles } = tally;
  const { pitchPx } = lattice;
  const { wickPx, narrowest } = wickAndNarrowest(widths, pitchPx);
  const widest = Math.floor(pitchPx + 0.5);
  const within = heaviest(widths, narrowest, widest);
  const overlapping = heaviest(widths, widest + 1, widths.length - 1);
  const tooWide = widths[overlapping]!;
  // Where bodies lie over each other, what reaches into the next cell is no part of this one.
  const overlaps = tooWide > 0 && tooWide >= widths[within]! && overlapping <= pitchPx + mostOverlapOf(pitchPx);
  // The sides of empty ones that touch lie in one column, which is of both.
  const isShared = overlaps && 2 * tally.pairs[overlapping]! > tooWide;
  const bodyPx = isShared ? overlapping : overlaps ? widest : within;
  const bodyRows = widths.subarray(narrowest, (overlaps ? overlapping : widest) + 1).reduce((a, b) => a + b, 0);
  const ticks = countTicks(tables.all, lattice, middles, wickPx);
  const linePx = heaviest(widths, 1, Math.max(wickPx, Math.min(WIDEST_WICK_PX, Math.floor(pitchPx * MOST_LINE_SHARE))));
  const barTicks = linePx === wickPx ? ticks : countTicks(tables.all, lattice, middles, linePx);
  const shapes: CandleShape[] = [];
  // Grid lines are evenly spaced too, but have neither bodies nor ticks.
  const bodied = Math.min(1, 0.05 + (8 * Math.max(bodyRows, ticks.rows)) / Math.max(1, tally.centred));
  const support = tally.centred * (tally.centred / tally.all) * tally.neighbours ** 2 * bodied;
  const common = { pitchPx, wickPx, middles, support };
  if ((overlaps || widths[within]! > tooWide) && bodyRows > 0.3 * ticks.rows) {
    shapes.push({ style: 'candles', bodyPx, overlaps, ...common });
  }
  // Volume below the bars has many more rows than their ticks.
  if (pitchPx >= LEAST_BAR_PITCH_PX && barTicks.rows >= tally.occupied) {
    shapes.push({ style: 'bars', ...common, wickPx: linePx, bodyPx: barTicks.reachPx * 2 + linePx });
  }
  return shapes;
}

/** How far bodies reach beyond the pitch at most, pixels. */
function mostOverlapOf(pitchPx: number): number {
  if (pitchPx < ROOMY_PITCH_PX) return pitchPx < NEAREST_OVERLAP_PITCH_PX ? 0 : SHARED_PX;
  return Math.max(Math.min(MOST_OVERLAP_PX, MOST_OVERLAP_SHARE * pitchPx), THICK_OUTLINE_SHARE * pitchPx);
}

/** The width of wicks, and the least of bodies, by how many rows are how wide. */
function wickAndNarrowest(widths: Float64Array, pitchPx: number): { wickPx: number; narrowest: number } {
  const mostWick = Math.max(1, Math.min(WIDEST_WICK_PX, Math.floor(pitchPx * MOST_WICK_SHARE)));
  const thin = thickWick(widths, pitchPx, mostWick) ?? heaviest(widths, 1, mostWick);
  const usual = Math.ceil(pitchPx * LEAST_BODY_SHARE - 0.5);
  const least = Math.ceil(pitchPx * NARROWEST_BODY_SHARE);
  const isWidest = (px: number): boolean => {
    const wider = heaviest(widths, Math.max(usual, px + LEAST_OVERHANG_PX), widths.length - 1);
    return (widths[wider] ?? 0) <= MOST_WIDER_ROWS * widths[px]!;
  };
  const thinner = thin - LEAST_OVERHANG_PX < 1 ? 0 : heaviest(widths, 1, thin - LEAST_OVERHANG_PX);
  if (thinner > 0 && thin >= least && isWidest(thin) && widths[thinner]! >= LEAST_WICK_ROWS * widths[thin]!) {
    return { wickPx: thinner, narrowest: thin };
  }
  const from = Math.max(least, thin + LEAST_OVERHANG_PX);
  const between = heaviest(widths, from, usual - 1);
  const narrower = widths[heaviest(widths, thin + 1, from - 1)]!;
  const isThere = from <= pitchPx - LEAST_ROOM_PX && (widths[between] ?? 0) > LEAST_BESIDE * narrower;
  return { wickPx: thin, narrowest: isThere && isWidest(between) ? between : Math.max(thin + 1, usual) };
}

/** The width of wicks thicker than usual for their pitch; null where they are as thin as usual. */
function thickWick(widths: Float64Array, pitchPx: number, mostWick: number): number | null {
  const thickest = Math.min(WIDEST_WICK_PX, Math.floor(pitchPx * MOST_THICK_WICK_SHARE));
  if (thickest <= mostWick) return null;
  const thinner = widths[heaviest(widths, 1, mostWick)]!;
  const thick = heaviest(widths, mostWick + 1, thickest);
  const body = heaviest(widths, thick + LEAST_OVERHANG_PX, Math.floor(pitchPx + MOST_OVERLAP_PX));
  const isThick = widths[thick]! >= TIMES_THINNER * thinner && widths[body]! >= LEAST_BODY_ROWS * widths[thick]!;
  return isThick ? thick : null;
}

/**
 * The shape of candles whose bodies are as wide as their wicks, as platforms draw them where a pitch has no room for more; none where
 * anything wider stands in the cells.
 */
export function measureLines(tables: RunTables, lattice: Lattice, width: number): CandleShape[] {
  const { widths, middles, centred } = tallyRows(tables, lattice, width);
  const { pitchPx } = lattice;
  const wickPx = heaviest(widths, 1, Math.max(1, Math.floor(pitchPx * MOST_THICK_WICK_SHARE)));
  // A smoothed line may lie in one column more.
  const wider = widths.subarray(wickPx + 2, Math.ceil(pitchPx)).reduce((a, b) => a + b, 0);
  if (wider > MOST_WIDER * centred) return [];
  return [{ style: 'lines', pitchPx, wickPx, bodyPx: wickPx, middles, support: centred }];
}

interface RowTally {
  /** Number of centred rows by their width. */
  readonly widths: Float64Array;
  /** Those of them that are pairs of sides. */
  readonly pairs: Float64Array;
  readonly middles: Float64Array;
  readonly centred: number;
  readonly all: number;
  /** Cells with more than a single row. */
  readonly occupied: number;
  /** Share of these with an occupied one to their right. */
  readonly neighbours: number;
}

function tallyRows({ upright, pairs }: RunTables, { pitchPx, originX }: Lattice, width: number): RowTally {
  const cells = Math.max(1, Math.floor((width - originX) / pitchPx) + 1);
  const reach = Math.max(0.75, pitchPx * 0.1);
  const widest = Math.ceil(2.5 * pitchPx);
  const widths = new Float64Array(widest + 2);
  const ofPairs = new Float64Array(widths.length);
  const rows = new Float64Array(cells);
  // Votes of each cell for where its middle lies: half pixels from the first half pixel within reach.
  const places = Math.ceil(reach * 4) + 2;
  const votes = new Float64Array(cells * places);
  let centred = 0;
  let all = 0;
  const count = (table: RunTable, weight: number, mostPx: number): void => {
    for (let i = 0; i < table.rows.length; i++) {
      const left = table.left[i]!;
      const right = table.right[i]!;
      if (right - left > mostPx) continue;
      if (weight === 1) all += table.rows[i]!;
      const cell = Math.round(((left + right) / 2 - originX) / pitchPx);
      if (cell < 0 || cell >= cells) continue;
      const place = originX + cell * pitchPx;
      if (Math.abs((left + right) / 2 - place) > reach) continue;
      widths[right - left]! += table.rows[i]!;
      if (table === pairs) ofPairs[right - left]! += table.rows[i]!;
      centred += weight * table.rows[i]!;
      rows[cell]! += table.rows[i]!;
      votes[cell * places + left + right - Math.ceil((place - reach) * 2)]! += table.rows[i]!;
    }
  };
  count(upright, 1, widest);
  count(pairs, 2, pitchPx + Math.max(0.5, mostOverlapOf(pitchPx)));
  const middles = Float64Array.from({ length: cells }, (_, cell) => {
    const place = originX + cell * pitchPx;
    if (rows[cell] === 0) return Math.round(place * 2) / 2;
    const own = votes.subarray(cell * places, (cell + 1) * places);
    return (Math.ceil((place - reach) * 2) + heaviest(own, 0, places - 1)) / 2;
  });
  return { widths, pairs: ofPairs, middles, centred, all: Math.max(1, all), ...occupancy(rows) };
}

function occupancy(rows: Float64Array): { occupied: number; neighbours: number } {
  let occupied = 0;
  let followed = 0;
  for (let cell = 0; cell < rows.length - 1; cell++) {
    if (rows[cell]! < 2) continue;
    occupied++;
    if (rows[cell + 1]! >= 2) followed++;
  }
  return { occupied, neighbours: occupied === 0 ? 0 : followed / occupied };
}

/**
 * Rows that reach out from the wick to one side only, as the ticks of bars do, and how far most ticks reach: the row that reaches farthest is the tick of
 * its side, while soft edges reach a little way along all of a line.
 */
function countTicks(
  table: RunTable,
  { pitchPx, originX }: Lattice,
  middles: Float64Array,
  wickPx: number,
): { rows: number; reachPx: number } {
  const farthest = [new Float64Array(middles.length), new Float64Array(middles.length)] as const;
  const shortest = Math.max(1, (pitchPx * LEAST_BODY_SHARE - wickPx) / 2);
  let total = 0;
  /** The cell whose wick has an edge at a column, on the side that `outward` leads away from; undefined without one. */
  const cellAt = (edge: number, outward: -1 | 1): number | undefined => {
    const cell = Math.round((edge - originX) / pitchPx);
    const middle = middles[cell];
    return middle !== undefined && Math.abs(edge - (middle - (outward * wickPx) / 2)) <= 0.5 ? cell : undefined;
  };
  const count = (cell: number, side: 0 | 1, reach: number, rows: number): void => {
    if (reach < shortest || reach > pitchPx / 2) return;
    total += rows;
    farthest[side][cell] = Math.max(farthest[side][cell]!, reach);
  };
  for (let i = 0; i < table.rows.length; i++) {
    const [left, right, rows] = [table.left[i]!, table.right[i]!, table.rows[i]!];
    const [fromLeft, fromRight] = [cellAt(left, 1), cellAt(right, -1)];
    if (right - left <= pitchPx) {
      if (fromLeft !== undefined) count(fromLeft, 1, right - middles[fromLeft]! - wickPx / 2, rows);
      if (fromRight !== undefined) count(fromRight, 0, middles[fromRight]! - left - wickPx / 2, rows);
    } else if (pitchPx >= NEAREST_BARS_PX && fromLeft !== undefined && fromRight !== undefined) {
      // Of bars that open on the close before, the ticks of both are one line from wick to wick.
      const apart = middles[fromRight]! - middles[fromLeft]!;
      if (apart >= 1.5 * pitchPx) continue;
      count(fromLeft, 1, (apart - wickPx) / 2, rows);
      count(fromRight, 0, (apart - wickPx) / 2, rows);
    }
  }
  const reachOf = (side: Float64Array): number => {
    const reaches = new Float64Array(Math.ceil(pitchPx) + 1);
    for (const reach of side) if (reach > 0) reaches[Math.floor(reach)]! += 1;
    return heaviest(reaches, 1, reaches.length - 1);
  };
  // Ticks may be a column longer to one side, where edges are rounded.
  return { rows: total, reachPx: Math.min(...farthest.map(reachOf)) };
}
