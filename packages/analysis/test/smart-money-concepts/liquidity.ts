import { emptyColumn, firstWhere, type Bars, type Column } from './columns.ts';
import type { SwingColumns } from './swings.ts';

/** Swings this close together, as a share of the whole file's range, belong to one pool. */
const RANGE_SHARE = 0.01;

/** Liquidity of smart-money-concepts 0.0.27. Its range comes from the whole file, so it depends on the future. */
export function referenceLiquidity(bars: Bars, swings: SwingColumns): Record<string, Column> {
  const { high, low } = bars;
  const range = (maximum(high) + maximum(low.map((price) => -price))) * RANGE_SHARE;
  const columns = Object.fromEntries(
    ['Liquidity', 'Level', 'End', 'Swept'].map((name) => [name, emptyColumn(high.length)]),
  );
  for (const side of [1, -1] as const) pool(side, side === 1 ? high : low, range, swings, columns);
  return columns;
}

function pool(
  side: 1 | -1,
  reach: readonly number[],
  range: number,
  { HighLow, Level }: SwingColumns,
  columns: Record<string, Column>,
): void {
  const unused = new Set(HighLow.flatMap((kind, bar) => (kind === side ? [bar] : [])));
  for (const first of unused) {
    const level = Level[first]!;
    const swept = Math.max(
      0,
      firstWhere(reach, first + 1, (price) => (price - (level + side * range)) * side >= 0),
    );
    const members = [...unused].filter(
      (bar) =>
        bar === first ||
        (bar > first && (swept === 0 || bar < swept) && Level[bar]! >= level - range && Level[bar]! <= level + range),
    );
    unused.delete(first);
    if (members.length < 2) continue;
    for (const bar of members) unused.delete(bar);
    columns['Liquidity']![first] = side;
    columns['Level']![first] = members.reduce((sum, bar) => sum + Level[bar]!, 0) / members.length;
    columns['End']![first] = members.at(-1)!;
    columns['Swept']![first] = swept;
  }
}

function maximum(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}
