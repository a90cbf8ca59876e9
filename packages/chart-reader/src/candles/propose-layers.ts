import { measureShape } from './candle-shape.ts';
import { FOREIGN, FULL } from './candle-coverage.ts';
import type { ColourLayers } from './colour-layers.ts';
import type { InkMask } from './ink-mask.ts';
import { findInkRuns } from './ink-runs.ts';
import { findLayerRuns } from './layer-runs.ts';
import { findLattices, isSameLattice, type Lattice } from './lattice.ts';
import type { Proposal } from './propose-shapes.ts';
import { joinTables, type RunTable, type RunTables, tabulateRuns } from './run-table.ts';

/** Lattices looked at in a layer and in all. */
const MOST_IN_LAYER = 4;
const MOST_LATTICES = 10;
/** Least share of a layer's upright rows that must stand in the middle of the cells, and by how much it must beat chance. */
const LEAST_CENTRED = 0.5;
const BETTER_THAN_CHANCE = 0.2;
/** Upright rows that make a layer worth a look. */
const FEWEST_ROWS = 40;

/**
 * Spacings found in single colours, each with the shape of all layers that stand on it. Other layers are foreign in the coverage: lines that
 * run over the candles, not gaps in them.
 */
export function proposeLayers(mask: InkMask, layers: ColourLayers, mostRuns: number): Proposal[] {
  const { width, height } = mask;
  const window = { x: 0, y: 0, w: width, h: height };
  const widestPx = Math.ceil(width / 12);
  const tables = findLayerRuns(mask, layers, widestPx, mostRuns).map((runs) => {
    const table = runs === null ? null : tabulateRuns(runs, window, width, widestPx);
    return table !== null && rowsOf(table.upright) >= FEWEST_ROWS ? table : null;
  });
  const found: { lattice: Lattice; weight: number }[] = [];
  for (const table of tables) {
    if (table === null) continue;
    for (const lattice of findLattices(table.upright, width).slice(0, MOST_IN_LAYER)) {
      const weight = lattice.coherence ** 2 * rowsOf(table.upright);
      const twin = found.findIndex((other) => isSameLattice(other.lattice, lattice, width));
      if (twin < 0) found.push({ lattice, weight });
      else if (found[twin]!.weight < weight) found[twin] = { lattice, weight };
    }
  }
  const best = found.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_LATTICES);
  const groups = new Map<string, Group | null>();
  return best.flatMap(({ lattice }) => {
    const own = tables.map((table) => table !== null && isCentred(table, lattice));
    const key = own.join();
    if (!groups.has(key)) groups.set(key, own.includes(true) ? grouped(mask, layers, tables, own, mostRuns) : null);
    const group = groups.get(key)!;
    if (group === null) return [];
    // In one colour the strokes of letters are like the ticks of bars.
    const shapes = measureShape(group.tables, lattice, width).filter(({ style }) => style === 'candles');
    return shapes.map((shape) => ({ lattice, shape, coverage: group.coverage }));
  });
}

interface Group {
  readonly coverage: Uint8Array;
  readonly tables: RunTables;
}

/** Some layers taken together. */
function grouped(
  mask: InkMask,
  layers: ColourLayers,
  tables: readonly (RunTables | null)[],
  own: readonly boolean[],
  mostRuns: number,
): Group | null {
  const { width, height } = mask;
  const widestPx = Math.ceil(width / 12);
  const valueOf = Uint8Array.from([FOREIGN, ...own.map((isOwn) => (isOwn ? FULL : FOREIGN))]);
  const coverage = new Uint8Array(width * height);
  const ink = new Uint8Array(width * height);
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    if (mask.ink[pixel] === 0) continue;
    coverage[pixel] = valueOf[layers.layerOf[pixel]!]!;
    if (coverage[pixel] === FULL) ink[pixel] = 1;
  }
  const runs = findInkRuns({ ...mask, ink }, widestPx, mostRuns);
  if (runs === null) return null;
  const all = tabulateRuns(runs, { x: 0, y: 0, w: width, h: height }, width, widestPx);
  // Whole figures count twice: borders of another colour belong to the width of a body.
  return {
    coverage,
    tables: joinTables([all, all, ...tables.filter((table, i) => table !== null && own[i]!).map((table) => table!)]),
  };
}

function rowsOf({ rows }: RunTable): number {
  return rows.reduce((a, b) => a + b, 0);
}

/** Whether a layer's upright runs, or pairs of them, stand in the middle of the cells. */
function isCentred({ upright, pairs }: RunTables, { pitchPx, originX }: Lattice): boolean {
  const reach = Math.max(0.75, pitchPx * 0.1);
  let centred = 0;
  let all = 0;
  const count = (table: RunTable, weight: number, share: number): void => {
    for (let i = 0; i < table.rows.length; i++) {
      const x = (table.left[i]! + table.right[i]!) / 2;
      if (table.right[i]! - table.left[i]! > pitchPx + 1) continue;
      const off = Math.abs(x - originX - Math.round((x - originX) / pitchPx) * pitchPx);
      all += share * table.rows[i]!;
      if (off <= reach) centred += weight * table.rows[i]!;
    }
  };
  count(upright, 1, 1);
  count(pairs, 2, 0);
  const chance = Math.min(0.7, (2 * reach) / pitchPx);
  return all > 0 && centred / all >= Math.max(LEAST_CENTRED, chance + BETTER_THAN_CHANCE);
}
