import type { ChartView } from '../chart-view.ts';
import { findingId } from '../findings/finding-id.ts';
import { inWords } from '../prices/price-grid.ts';
import { times } from '../words/times.ts';
import { zoneWords } from '../setups/zone-words.ts';
import type { Idea, Reason } from '../setups/idea.ts';
import type { SetupContext } from '../setups/setup-context.ts';
import { rangePosition } from '../structure/dealing-range.ts';
import { levelRole } from '../structure/key-levels.ts';
import { nearEdge, type Zone } from '../structure/zones.ts';
import { capital } from '../words/capital.ts';

/** How far before the entry a zone or level may end and still speak for it, in ATR. */
const BEFORE_ENTRY_ATR = 0.25;

/** A zone whose near edge is this close to the entry, in ATR, is where the entry is. */
const AT_ENTRY_ATR = 0.5;

/** Discount for a buy, premium for a sell: the cheap or the dear half of the dealing range, not beyond it. */
export function locationReason({ structure: { range }, grid, index }: ChartView, { side, entry }: Idea): Reason | null {
  if (!range) return null;
  const position = rangePosition(range, entry);
  const share = side === 'bullish' ? position : 1 - position;
  if (share >= 0.5 || share < 0) return null;
  const half = side === 'bullish' ? 'discount' : 'premium';
  const beyond = side === 'bullish' ? 'below' : 'above';
  const middle = inWords((range.low + range.high) / 2, grid);
  const text = `The entry lies in ${half}, ${beyond} the middle ${middle} of the dealing range.`;
  return { kind: 'location', text, chartIndex: index, findingIds: [] };
}

/** A standing order block or gap of the idea's side between entry and invalidation, on the highest chart that has one. */
export function zoneReason(context: SetupContext, idea: Idea): Reason | null {
  const band = bandOf(context, idea);
  for (const view of viewsOf(context)) {
    const zone = view.structure.zones.findLast(
      ({ side, invalidatedAt, filledAt, top, bottom }) =>
        side === idea.side && invalidatedAt === null && filledAt === null && bottom <= band.high && top >= band.low,
    );
    if (!zone) continue;
    const chart = view === context.entry ? 'A' : `On ${view.timeframe ?? 'the higher timeframe'}, a`;
    const entry = idea.waitsFor?.price ?? idea.entry;
    const isAtEntry = Math.abs(nearEdge(zone) - entry) <= AT_ENTRY_ATR * context.entry.atr || holds(zone, entry);
    const text = `${chart} ${zoneWords(zone, view.grid)} lies ${isAtEntry ? 'at the entry' : 'between entry and stop'}.`;
    return { kind: 'zone', text, chartIndex: view.index, findingIds: [findingId.zone(zone)] };
  }
  return null;
}

/** The most touched level between entry and invalidation, on the highest chart that has one. */
export function levelReason(context: SetupContext, idea: Idea): Reason | null {
  const band = bandOf(context, idea);
  const opposed = idea.side === 'bullish' ? 'resistance' : 'support';
  for (const view of viewsOf(context)) {
    const level = view.structure.levels
      .filter(({ touches, price }) => touches.length > 1 && price >= band.low && price <= band.high)
      .filter((level) => levelRole(level, context.entry.price) !== opposed)
      .toSorted((a, b) => b.touches.length - a.touches.length)[0];
    if (!level) continue;
    const role = capital(levelRole(level, context.entry.price) ?? 'level');
    const chart = view === context.entry ? '' : ` on ${view.timeframe ?? 'the higher timeframe'}`;
    const text = `${role} ${inWords(level.price, view.grid)}${chart} has turned price ${times(level.touches.length)}.`;
    return { kind: 'level', text, chartIndex: view.index, findingIds: [findingId.level(level)] };
  }
  return null;
}

function viewsOf({ bias, confirmation, entry }: SetupContext): ChartView[] {
  return [...new Set([bias, confirmation, entry])].filter((view) => view !== null);
}

function bandOf({ entry: { atr } }: SetupContext, { side, entry, invalidation }: Idea): { low: number; high: number } {
  const before = BEFORE_ENTRY_ATR * atr;
  return side === 'bullish'
    ? { low: Math.min(invalidation, entry), high: entry + before }
    : { low: entry - before, high: Math.max(invalidation, entry) };
}

function holds({ top, bottom }: Zone, price: number): boolean {
  return price <= top && price >= bottom;
}
