import type { Rect } from '../chart-reading.ts';
import { FOREIGN, FULL } from './coverage/candle-coverage.ts';
import { chainRows } from './field/chain-rows.ts';
import type { Guess } from './guesses/rank-guesses.ts';
import { inkPixels } from './layers/ink-pixels.ts';
import type { InkMask } from './mask/ink-mask.ts';
import { findInkRuns } from './mask/ink-runs.ts';
import { tabulateRuns } from './mask/run-table.ts';
import { widestCandlePx } from './mask/widest-candle.ts';
import { type CandleShape, measureLines, measureShape } from './shapes/candle-shape.ts';
import { rowsOfMost } from './shapes/rows-of-most.ts';

/** How far above and below a guess candles may be missing in it, as a share of its height. */
export const BEYOND = 0.25;

/**
 * The shape by the pixels that candles cover at least by half, in the rows that most of a guess stands in: a letter at its end may stand as
 * low as the columns of volume, which have another width. The middles of cells that the guess has nothing in are looked for beyond: the
 * highest and the lowest candles may be missing in it.
 */
export function remeasured(
  mask: InkMask,
  coverage: Uint8Array,
  { lattice, shape: rough, chain }: Guess,
): CandleShape | undefined {
  const { width } = mask;
  const guessedRows = chainRows(chain);
  const own = { y: guessedRows.top, h: guessedRows.bottom + 1 - guessedRows.top };
  const top = Math.max(0, Math.round(own.y - BEYOND * own.h));
  const bottom = Math.min(mask.height, Math.round(own.y + (1 + BEYOND) * own.h));
  const solid = inkPixels(coverage).filter((pixel) => {
    const value = coverage[pixel]!;
    return value >= FULL / 2 && value !== FOREIGN && pixel >= top * width && pixel < bottom * width;
  });
  const widestPx = widestCandlePx(width);
  const runs = findInkRuns(solid, width, widestPx);
  if (runs === null) return undefined;
  const measure = rough.style === 'lines' ? measureLines : measureShape;
  const x = chain[0]!.x - rough.pitchPx / 2;
  const w = chain.at(-1)!.x + rough.pitchPx / 2 - x;
  const measuredIn = ({ y, h }: Pick<Rect, 'y' | 'h'>): CandleShape | undefined =>
    measure(tabulateRuns(runs, { x, y, w, h }, width, widestPx), lattice, width).find(
      ({ style }) => style === rough.style,
    );
  const rows = rowsOfMost(chain);
  const most = measuredIn({ y: rows.top, h: rows.bottom + 1 - rows.top });
  const inside = measuredIn(own);
  const beyond = measuredIn({ y: top, h: bottom - top });
  if (most === undefined || inside === undefined || beyond === undefined) return most ?? inside ?? beyond;
  const guessed = new Set(chain.map(({ cell }) => cell));
  const middles = inside.middles.map((x, cell) => (guessed.has(cell) ? x : beyond.middles[cell]!));
  return { ...most, middles };
}
