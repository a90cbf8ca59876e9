import { type Figure, widthOf } from '../layers/find-figures.ts';
import { heaviest } from '../mask/heaviest.ts';
import { findLattices, type Lattice, type PitchRange } from '../shapes/lattice.ts';

/** Lower or narrower figures are specks and wicks. */
const LOWEST_PX = 3;
const NARROWEST_PX = 2;
/** Neighbours farther from each other in height than this share of the lower one do not follow each other. */
const FARTHEST_ROWS = 0.5;
/** Letters and columns stand on one line, to within a row. */
const SAME_LINE_PX = 1;
/** Figures of one kind are equally wide, to within a column, or within the outline that only those of one colour have. */
const SAME_WIDTH_PX = 1;
const SAME_WIDTH_SHARE = 0.06;
/** Neighbours stand beside each other, at most this share of their width over each other. */
const MOST_OVERLAP = 0.2;
const STEPS_PER_PIXEL = 2;
/** Steps of one length differ by a pixel, where they are no whole number of pixels, or by as much of their length. */
const SAME_STEP_PX = 1;
const SAME_STEP_SHARE = 0.04;
/** Fewer steps of one length are chance. */
const FEWEST_STEPS = 6;
/** On a screen of triple density whole page pixels differ by as many of the screen's. */
const COARSEST_STEP_PX = 3;
const MOST_LATTICES = 4;

export interface FigureLattice {
  readonly lattice: Lattice;
  /** The figures that stand on it, each with a neighbour one step away. */
  readonly figures: readonly Figure[];
}

/**
 * Spacings at which figures of one width follow each other, those with the tallest figures first. The middle of a figure's bounds is that of
 * its candle, be it filled, empty or a cross, and its neighbour is the next one to the right at about its height. So spacings are found where
 * rows of ink have none or another one: between sides of empty bodies, and where bodies touch in two colours.
 */
export function findFigureLattices(
  figures: readonly Figure[],
  width: number,
  widestPx: number,
  narrowestPx = NARROWEST_PX,
): FigureLattice[] {
  const steps = stepsBetween(
    figures.filter((figure) => widthOf(figure) >= narrowestPx),
    widestPx,
  );
  const rowsOfStep = new Float64Array(Math.ceil(widestPx * STEPS_PER_PIXEL) + 2);
  for (const { px, rows } of steps) rowsOfStep[Math.round(px * STEPS_PER_PIXEL)]! += rows;
  const lattices: FigureLattice[] = [];
  const tryRange = (range: PitchRange): void => {
    const own = steps.filter(({ px }) => px >= range.fromPx && px <= range.toPx);
    if (own.length < FEWEST_STEPS) return;
    const members = [...new Set(own.flatMap(({ from, to }) => [from, to]))];
    const lattice = findLattices(tableOf(members), width, range)[0];
    if (lattice !== undefined) lattices.push({ lattice, figures: members });
  };
  const tried: number[] = [];
  for (let round = 0; round < MOST_LATTICES; round++) {
    const stepPx = heaviest(rowsOfStep) / STEPS_PER_PIXEL;
    const slackPx = Math.max(SAME_STEP_PX, SAME_STEP_SHARE * stepPx);
    for (let i = 0; i < rowsOfStep.length; i++)
      if (Math.abs(i / STEPS_PER_PIXEL - stepPx) <= slackPx) rowsOfStep[i] = 0;
    tryRange({ fromPx: stepPx - slackPx, toPx: stepPx + slackPx });
    // Candles placed at whole pixels of a page stand at two steps by turns, and the pitch lies between.
    for (const other of tried) {
      const apart = Math.abs(other - stepPx);
      if (apart > slackPx && apart <= COARSEST_STEP_PX) {
        tryRange({ fromPx: Math.min(other, stepPx), toPx: Math.max(other, stepPx) });
      }
    }
    tried.push(stepPx);
  }
  return lattices;
}

interface Step {
  readonly from: Figure;
  readonly to: Figure;
  /** Distance of the middles. */
  readonly px: number;
  /** Height of the lower figure. */
  readonly rows: number;
}

/** From each figure to the next one like it. */
function stepsBetween(all: readonly Figure[], widestPx: number): Step[] {
  const figures = all
    .filter((figure) => heightOf(figure) >= LOWEST_PX && widthOf(figure) <= widestPx)
    .toSorted((a, b) => middleOf(a) - middleOf(b));
  const steps: Step[] = [];
  for (const [i, from] of figures.entries()) {
    for (let j = i + 1; j < figures.length; j++) {
      const to = figures[j]!;
      const px = middleOf(to) - middleOf(from);
      if (px > widestPx) break;
      if (!isLike(from, to) || px < (1 - MOST_OVERLAP) * Math.max(widthOf(from), widthOf(to))) continue;
      if (Math.abs(from.bottom - to.bottom) > SAME_LINE_PX) {
        steps.push({ from, to, px, rows: Math.min(heightOf(from), heightOf(to)) });
      }
      break;
    }
  }
  return steps;
}

function isLike(a: Figure, b: Figure): boolean {
  const gap = Math.max(a.top - b.bottom, b.top - a.bottom);
  const otherWidth = Math.max(SAME_WIDTH_PX, SAME_WIDTH_SHARE * widthOf(a));
  return Math.abs(widthOf(a) - widthOf(b)) <= otherWidth && gap <= FARTHEST_ROWS * Math.min(heightOf(a), heightOf(b));
}

function middleOf({ left, right }: Figure): number {
  return (left + right) / 2;
}

function heightOf({ top, bottom }: Figure): number {
  return bottom - top;
}

/** Figures as upright rows, one each: a tall one says no more about the spacing than a low one. */
function tableOf(figures: readonly Figure[]): Parameters<typeof findLattices>[0] {
  return {
    left: figures.map(({ left }) => left),
    right: figures.map(({ right }) => right),
    rows: figures.map(() => 1),
  };
}
