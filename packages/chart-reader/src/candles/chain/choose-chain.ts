import type { Stroke } from '../field/stroke.ts';
import { median } from '../../median.ts';
import { strokeHeight } from '../field/stroke-height.ts';

/** A stroke cannot follow one more than this many cells before it: a dialog may hide as many. */
const FARTHEST_CELLS = 80;
/** Beyond this many cells only the best stroke of each cell is tried, which bounds the work. */
const NEAR_CELLS = 6;
/** Strokes looked at in a cell, the lowest left out, which bounds the work on noise. */
const MOST_IN_CELL = 12;
/**
 * Among letters and dashes candles are so many times as high as most strokes: then what is worth as much as one is told by their own height, if that
 * adds no cell and leaves out nothing but what is so many times lower than they are.
 */
const TALLER = 3;
/** What each cell left empty between two strokes costs. */
const CELL_PRICE = 0.05;

/**
 * Picks at most one stroke in each cell so that together they run on like prices: a candle begins about where the one before it ended, while
 * letters, arrows and the bars of other panes lie apart. Dynamic programming over the cells; a stroke earns by its height and its body, and
 * pays for the free space between it and the one before. Answers the chain from left to right.
 */
export function chooseChain(strokes: readonly Stroke[], pitchPx: number): Stroke[] {
  if (strokes.length === 0) return [];
  const typical = typicalHeight(strokes);
  const chain = bestChain(strokes, typical, pitchPx);
  const own = median(chain.map(strokeHeight));
  if (own < TALLER * typical) return chain;
  const higher = bestChain(strokes, own, pitchPx);
  const cells = new Set(chain.map(({ cell }) => cell));
  const isLow = (stroke: Stroke): boolean => higher.includes(stroke) || TALLER * strokeHeight(stroke) <= own;
  return higher.every(({ cell }) => cells.has(cell)) && chain.every(isLow) ? higher : chain;
}

function bestChain(strokes: readonly Stroke[], typical: number, pitchPx: number): Stroke[] {
  const cells = byCell(strokes);
  let best: Link | null = null;
  for (let at = 0; at < cells.length; at++) {
    for (const link of cells[at]!.links) {
      joinEarlier(link, cells, at, typical, pitchPx);
      link.earned = link.most + worth(link.stroke, typical);
      if (best === null || link.earned > best.earned) best = link;
    }
  }
  return chainTo(best);
}

/** Lets a stroke of the cell with index `at` follow the best of the strokes before it. */
function joinEarlier(link: Link, cells: readonly Cell[], at: number, typical: number, pitchPx: number): void {
  const { stroke } = link;
  for (let back = at - 1; back >= 0; back--) {
    const earlier = cells[back]!;
    const distance = stroke.cell - earlier.number;
    if (distance > FARTHEST_CELLS) return;
    const best = earlier.best();
    // No other stroke of the cell has earned more, and none costs less than the distance.
    if (best.earned - CELL_PRICE * (distance - 1) <= link.most) continue;
    if (distance > NEAR_CELLS) {
      link.follow(best, best.earned - price(best.stroke, stroke, typical, pitchPx));
      continue;
    }
    const { links } = earlier;
    for (let i = 0; i < links.length; i++) {
      const other = links[i]!;
      link.follow(other, other.earned - price(other.stroke, stroke, typical, pitchPx));
    }
  }
}

/** A stroke as the end of a chain. */
class Link {
  readonly stroke: Stroke;
  /** What the chain up to the stroke before has earned, less what it costs to join. */
  most = 0;
  earned = 0;
  before: Link | null = null;

  constructor(stroke: Stroke) {
    this.stroke = stroke;
  }

  /** Takes another one for the stroke before if that is worth more. */
  follow(other: Link, value: number): void {
    if (value <= this.most) return;
    this.before = other;
    this.most = value;
  }
}

class Cell {
  readonly number: number;
  readonly links: readonly Link[];
  #best: Link | null = null;

  constructor(number: number, strokes: readonly Stroke[]) {
    this.number = number;
    this.links = strokes.map((stroke) => new Link(stroke));
  }

  /** The stroke whose chain has earned most; asked only once all of them have been joined. */
  best(): Link {
    this.#best ??= this.links.reduce((a, b) => (b.earned > a.earned ? b : a));
    return this.#best;
  }
}

function byCell(strokes: readonly Stroke[]): Cell[] {
  const groups = Map.groupBy(strokes, ({ cell }) => cell);
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([number, own]) => {
      const highest = own.length <= MOST_IN_CELL ? own : own.toSorted((a, b) => b.inkRows - a.inkRows);
      return new Cell(number, highest.slice(0, MOST_IN_CELL));
    });
}

function chainTo(last: Link | null): Stroke[] {
  const chain: Stroke[] = [];
  for (let link = last; link !== null; link = link.before) chain.push(link.stroke);
  return chain.toReversed();
}

function typicalHeight(strokes: readonly Stroke[]): number {
  const heights = strokes.map(strokeHeight).toSorted((a, b) => a - b);
  return Math.max(4, heights[Math.floor(heights.length * 0.6)]!);
}

function worth(stroke: Stroke, typical: number): number {
  const rows = Math.min(stroke.inkRows, 2 * typical) / typical;
  return (stroke.bodyTop >= 0 ? 1 : 0.3) + Math.min(1.5, rows);
}

function price(a: Stroke, b: Stroke, typical: number, pitchPx: number): number {
  const gap = Math.max(0, a.top - b.bottom - 1, b.top - a.bottom - 1);
  const cells = b.cell - a.cell;
  const free = Math.max(0, gap - 0.5 * typical * (cells - 1)) / Math.max(typical, pitchPx);
  return Math.min(12, 1.5 * free) + CELL_PRICE * (cells - 1);
}
