import { widestCandlePx } from '../mask/widest-candle.ts';
import type { Rect } from '../../chart-reading.ts';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { measureLines, measureShape, NEAREST_BARS_PX } from '../shapes/candle-shape.ts';
import type { ColourLayers } from '../layers/colour-layers.ts';
import { findFigureLattices, type FigureLattice } from './figure-lattices.ts';
import { type Figure, findFigures, widthOf } from '../layers/find-figures.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { inkPixels } from '../layers/ink-pixels.ts';
import { findInkRuns, type InkRuns } from '../mask/ink-runs.ts';
import { type Proposal, touchingShapes } from './propose-shapes.ts';
import { tabulateRuns } from '../mask/run-table.ts';
import { type RowRange, rowsOfMost } from '../shapes/rows-of-most.ts';

/** Share of the figures on a lattice that have the colour of candles. */
const LEAST_MEMBERS = 0.1;
/** Share of the ink of a colour, in other figures, that must stand in the middle of the cells, and by how much it must beat chance. */
const LEAST_CENTRED = 0.5;
const BETTER_THAN_CHANCE = 0.2;
/** Ink of one colour that fills a column by this share of the candles' height is a line of the grid; they may stand in the middle of cells too. */
const GRID_LINE = 0.7;
/** Share of the figures on a lattice that makes them a kind of their own. */
const LEAST_KIND = 0.2;
/** Where there is room for more, candles have bodies; at three times the density too. */
const WIDEST_LINE_PX = 4;
/** Bars are drawn in lines up to this wide: of two points, and thicker ones, at three times the density. */
const WIDEST_BAR_LINE_PX = 8;
const WIDEST_LINE_PITCH_PX = 15;
/** Fewer of them are letters. */
const FEWEST_LINES = 20;
/** Pixels that make a colour worth a look. */
const FEWEST_PIXELS = 40;

/** What proposals are made from. */
interface ColouredInk {
  readonly mask: InkMask;
  readonly layers: ColourLayers;
  /** The connected parts of the layers. */
  readonly figures: readonly Figure[];
}

/**
 * Spacings at which figures of one colour stand, each with the shape of all colours that stand there. Other colours are foreign in the coverage:
 * lines that run over the candles, not gaps in them.
 */
export function proposeFigures(ink: ColouredInk): Proposal[] {
  const { width } = ink.mask;
  const widestPx = widestCandlePx(width);
  return propose(ink, findFigureLattices(ink.figures, width, widestPx), widestPx, measureShape);
}

/** Spacings at which lines of one colour follow each other, where candles are drawn without wider bodies. */
export function proposeLines(ink: ColouredInk): Proposal[] {
  const thin = ink.figures.filter((figure) => widthOf(figure) <= WIDEST_LINE_PX);
  const lattices = findFigureLattices(thin, ink.mask.width, WIDEST_LINE_PITCH_PX, 1);
  const frequent = lattices.filter(({ figures }) => figures.length >= FEWEST_LINES);
  return propose({ ...ink, figures: thin }, frequent, WIDEST_LINE_PITCH_PX, measureLines);
}

/**
 * Spacings at which the upright lines of one colour follow each other, however far apart: ticks that meet tie the bars of a whole chart into one
 * figure, and without them each bar is one; so do empty bodies that touch, whose sides and wicks stand at half their pitch. Thin lines and thick ones
 * are looked for apart, since the bodies of candles are as wide as the latter.
 */
export function proposeBars(ink: ColouredInk): Proposal[] {
  return [
    ...proposeBarsOf(ink, { fromPx: 1, toPx: WIDEST_LINE_PX }),
    ...proposeBarsOf(ink, { fromPx: WIDEST_LINE_PX, toPx: WIDEST_BAR_LINE_PX }),
  ];
}

/** The same for lines so wide at least and at most. */
function proposeBarsOf(
  ink: ColouredInk,
  { fromPx, toPx }: { readonly fromPx: number; readonly toPx: number },
): Proposal[] {
  const { width } = ink.mask;
  const widestPx = widestCandlePx(width);
  const upright = findFigures(uprightPart(ink.layers, width, toPx), width);
  const lines = upright.filter((figure) => widthOf(figure) >= fromPx && widthOf(figure) <= toPx);
  if (lines.length === 0) return [];
  const isGrid = gridLinesAmong(lines, rowsOfMost(lines));
  const bars = lines.filter((figure) => !isGrid(figure));
  const lattices = findFigureLattices(bars, width, widestPx, 1).filter(({ figures }) => figures.length >= FEWEST_LINES);
  const apart = lattices.filter(({ lattice }) => lattice.pitchPx >= NEAREST_BARS_PX);
  // Dashes of the grid may stand in the middle of cells too, so no other colours are asked.
  return propose({ ...ink, figures: [] }, apart, widestPx, measureShape, touchingShapes);
}

/** What stands upright of each layer: pixels with more of their colour above and below than a line is thick. */
function uprightPart({ count, layerOf }: ColourLayers, width: number, thickestPx: number): ColourLayers {
  const upright = new Uint8Array(layerOf.length);
  for (const from of inkPixels(layerOf)) {
    const layer = layerOf[from]!;
    // What lies below one of its colour was looked at with that.
    if (layerOf[from - width] === layer) continue;
    let end = from + width;
    while (layerOf[end] === layer) end += width;
    if ((end - from) / width > thickestPx) for (let pixel = from; pixel < end; pixel += width) upright[pixel] = layer;
  }
  return { count, layerOf: upright };
}

function propose(
  { mask, layers, figures }: ColouredInk,
  lattices: readonly FigureLattice[],
  widestPx: number,
  measure: typeof measureShape,
  alsoMeasure: typeof touchingShapes = () => [],
): Proposal[] {
  const { width } = mask;
  const groups = new Map<string, Group | null>();
  return lattices.flatMap((found) => {
    const own = layersOn(found, figures, layers.count);
    const key = own.join();
    if (!groups.has(key)) groups.set(key, grouped(mask, layers, own, widestPx));
    const group = groups.get(key)!;
    if (group === null) return [];
    return kindsByWidth(found.figures).flatMap((kind) => {
      const tables = tabulateRuns(group.runs, bandOf(kind, width), width, widestPx);
      const shapes = measure(tables, found.lattice, width).map((shape) => ({ lattice: found.lattice, shape }));
      const others = alsoMeasure(tables, found.lattice, width);
      return [...shapes, ...others].map((proposal) => ({ ...proposal, coverage: group.coverage }));
    });
  });
}

/** The figures of the two most frequent widths: columns of volume stand below their candles and are often wider or narrower. */
function kindsByWidth(figures: readonly Figure[]): (readonly Figure[])[] {
  const kinds = [...Map.groupBy(figures, widthOf).values()].toSorted((a, b) => b.length - a.length);
  return kinds.slice(0, 2).filter((kind, i) => i === 0 || kind.length >= LEAST_KIND * figures.length);
}

/** Which layers have their figures on a lattice: those that suggested it, and those whose ink stands in the middle of its cells. */
function layersOn({ lattice, figures: members }: FigureLattice, all: readonly Figure[], count: number): boolean[] {
  const ownFigures = new Float64Array(count);
  for (const { layer } of members) ownFigures[layer - 1]! += 1;
  const centred = new Float64Array(count);
  const ink = new Float64Array(count);
  const reach = Math.max(0.75, lattice.pitchPx * 0.1);
  const isGrid = gridLinesAmong(all, rowsOfMost(members));
  for (const figure of all) {
    const { layer, left, right, areaPx } = figure;
    ink[layer - 1]! += areaPx;
    if (isGrid(figure)) continue;
    const offset = (left + right) / 2 - lattice.originX;
    const isCentred = Math.abs(offset - Math.round(offset / lattice.pitchPx) * lattice.pitchPx) <= reach;
    if (isCentred && right - left <= lattice.pitchPx + 1) centred[layer - 1]! += areaPx;
  }
  const chance = Math.min(0.7, (2 * reach) / lattice.pitchPx);
  const least = Math.max(LEAST_CENTRED, chance + BETTER_THAN_CHANCE);
  return Array.from(
    { length: count },
    (_, i) =>
      ownFigures[i]! >= LEAST_MEMBERS * members.length || (ink[i]! >= FEWEST_PIXELS && centred[i]! >= least * ink[i]!),
  );
}

/** Tells figures that are pieces of a line from top to bottom, which candles and other lines interrupt. */
function gridLinesAmong(all: readonly Figure[], { top, bottom }: RowRange): (figure: Figure) => boolean {
  const keyOf = ({ layer, left }: Figure): number => left * 256 + layer;
  const rows = new Map<number, number>();
  for (const figure of all) {
    if (widthOf(figure) > WIDEST_LINE_PX) continue;
    const height = Math.min(bottom, figure.bottom) - Math.max(top, figure.top);
    if (height > 0) rows.set(keyOf(figure), (rows.get(keyOf(figure)) ?? 0) + height);
  }
  return (figure) => widthOf(figure) <= WIDEST_LINE_PX && (rows.get(keyOf(figure)) ?? 0) >= GRID_LINE * (bottom - top);
}

/** The rows that most figures stand in, from side to side: the columns of volume below have another width. */
function bandOf(figures: readonly Figure[], width: number): Rect {
  const { top, bottom } = rowsOfMost(figures);
  return { x: 0, y: top, w: width, h: bottom - top };
}

interface Group {
  readonly coverage: Uint8Array;
  readonly runs: InkRuns;
}

/** Some layers taken together; null where they have too many runs. */
function grouped(
  { width, height, ink: anyInk }: InkMask,
  layers: ColourLayers,
  own: readonly boolean[],
  widestPx: number,
): Group | null {
  const valueOf = Uint8Array.from([FOREIGN, ...own.map((isOwn) => (isOwn ? FULL : FOREIGN))]);
  const coverage = new Uint8Array(width * height);
  const pixels = inkPixels(anyInk);
  const ofGroup = new Int32Array(pixels.length);
  let count = 0;
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]!;
    const value = valueOf[layers.layerOf[pixel]!]!;
    coverage[pixel] = value;
    if (value === FULL) ofGroup[count++] = pixel;
  }
  const runs = findInkRuns(ofGroup.subarray(0, count), width, widestPx);
  if (runs === null) return null;
  return { coverage, runs };
}
