import { letterHeight } from '../ink/letter-rows.ts';
import { type HeaderRow, lettersOf } from './header-rows.ts';
import type { TitledPane } from './header-zone.ts';

/** Letters of a piece that gives its row's height; shorter ones may be candles. */
export const FEWEST_IN_PIECE = 3;
/** Rows inside the plot that are read before those above it: an indicator may stand over the chart's own. */
const FIRST_INSIDE = 2;
/** Rows above the plot that are read before larger ones further up. */
const FIRST_ABOVE = 3;

/**
 * The first rows inside the plot, then those above: the nearest, then the largest letters, which far from the plot are those of its title. Then the
 * rest; pieces of lines and candles after all of them.
 */
export function rowsToRead(rows: readonly HeaderRow[], pane: Pick<TitledPane, 'y'>): readonly HeaderRow[] {
  const hasLetters = (row: HeaderRow): boolean => lettersOf(row) >= FEWEST_IN_PIECE;
  const [texts, others] = [rows.filter(hasLetters), rows.filter((row) => !hasLetters(row))].map((some) => {
    const inside = some.filter((row) => row[0]!.letterTop >= pane.y);
    const above = some.filter((row) => row[0]!.letterTop < pane.y).toReversed();
    const further = above.slice(FIRST_ABOVE).toSorted((a, b) => tallest(b) - tallest(a));
    return [
      ...inside.slice(0, FIRST_INSIDE),
      ...above.slice(0, FIRST_ABOVE),
      ...further,
      ...inside.slice(FIRST_INSIDE),
    ];
  });
  return [...texts!, ...others!];
}

function tallest(row: HeaderRow): number {
  return Math.max(...row.map(letterHeight));
}
