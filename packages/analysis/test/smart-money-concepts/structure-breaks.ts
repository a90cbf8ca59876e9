import { emptyColumn, firstWhere, type Bars, type Column } from './columns.ts';
import type { SwingColumns } from './swings.ts';

interface Event {
  readonly bar: number;
  readonly side: 1 | -1;
  readonly kind: 'BOS' | 'CHOCH';
  readonly level: number;
  brokenAt: number;
  deleted: boolean;
}

/**
 * BOS and CHoCH of smart-money-concepts 0.0.27, broken by the close. Deleted events leave their BrokenIndex behind, and a
 * level rounded to 32 bits is compared with 64-bit closes, as in the library.
 */
export function referenceBreaks({ close }: Bars, { HighLow, Level }: SwingColumns): Record<string, Column> {
  const swings = HighLow.flatMap((kind, bar) => (Number.isNaN(kind) ? [] : [{ bar, kind, level: Level[bar]! }]));
  const events: Event[] = [];
  for (let last = 3; last < swings.length; last++) {
    const [a, b, c, d] = [swings[last - 3]!, swings[last - 2]!, swings[last - 1]!, swings[last]!];
    const side = d.kind === 1 ? 1 : -1;
    const rises = (...levels: readonly number[]): boolean =>
      levels.every((level, i) => i === 0 || (level - levels[i - 1]!) * side > 0);
    if (swings.slice(last - 3, last).some(({ kind }, i) => kind !== (i % 2 === 0 ? -side : side))) continue;
    const kind = rises(a.level, c.level, b.level, d.level)
      ? 'BOS'
      : rises(c.level, a.level, b.level, d.level)
        ? 'CHOCH'
        : null;
    if (kind) events.push({ bar: b.bar, side, kind, level: Math.fround(b.level), brokenAt: 0, deleted: false });
  }
  settle(events, close);
  const columns = Object.fromEntries(
    ['BOS', 'CHOCH', 'Level', 'BrokenIndex'].map((name) => [name, emptyColumn(close.length)]),
  );
  for (const { bar, side, kind, level, brokenAt, deleted } of events) {
    if (brokenAt > 0) columns['BrokenIndex']![bar] = brokenAt;
    if (deleted || brokenAt === 0) continue;
    columns[kind]![bar] = side;
    columns['Level']![bar] = level;
  }
  return columns;
}

/** Finds where each event breaks; one that breaks no later than earlier ones deletes those. */
function settle(events: readonly Event[], close: readonly number[]): void {
  for (const [order, event] of events.entries()) {
    event.brokenAt = Math.max(
      0,
      firstWhere(close, event.bar + 2, (price) => (price - event.level) * event.side > 0),
    );
    if (event.brokenAt === 0) continue;
    for (const earlier of events.slice(0, order)) if (earlier.brokenAt >= event.brokenAt) earlier.deleted = true;
  }
}
