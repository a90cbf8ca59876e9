import type { ChartView } from '../chart-view.ts';
import { findingId } from '../findings/finding-id.ts';
import { inWords } from '../prices/price-grid.ts';
import type { Sweep } from '../structure/liquidity.ts';
import { signOf } from '../structure/side.ts';
import type { StructureBreak } from '../structure/structure-breaks.ts';
import { nearEdge } from '../structure/zones.ts';
import { bars } from '../words/bars.ts';
import type { Idea, Reason } from './idea.ts';
import { zoneWords } from './zone-words.ts';

/** A sweep older than this many bars has done its work. */
const FRESH_BARS = 25;

/**
 * Reversal after a sweep: price took the stops beyond a swing and closed back, then structure broke the other way. Entry
 * on the way back, at an order block or gap the reversal left, else at half of its move; wrong beyond the sweep. Before
 * the break it waits for a close beyond the last opposite swing.
 */
export function sweepReversal(view: ChartView): Idea[] {
  const sweep = view.structure.sweeps.findLast((candidate) => isAlive(view, candidate));
  if (!sweep) return [];
  const last = view.structure.breaks.at(-1);
  // A break back the other way undoes the reversal.
  const broken = last && last.side === sweep.side && last.knownAt >= sweep.knownAt ? last : null;
  return broken ? [entryAfter(view, sweep, broken)] : waitingFor(view, sweep);
}

/** Recent, and no bar went beyond the sweep's extreme since. */
function isAlive({ series, price }: ChartView, { side, extreme, knownAt }: Sweep): boolean {
  if (series.closedCount - 1 - knownAt > FRESH_BARS) return false;
  const sign = signOf(side);
  const since = series.candles.slice(knownAt + 1);
  return (
    (price - extreme) * sign > 0 && since.every(({ low, high }) => ((sign === 1 ? low : high) - extreme) * sign >= 0)
  );
}

function entryAfter(view: ChartView, sweep: Sweep, broken: StructureBreak): Idea {
  const { series, structure, grid, index, price } = view;
  const sign = signOf(sweep.side);
  const left = structure.zones
    .filter(
      ({ side, knownAt, invalidatedAt, filledAt }) =>
        side === sweep.side && knownAt >= sweep.knownAt && invalidatedAt === null && filledAt === null,
    )
    .filter((zone) => (price - nearEdge(zone)) * sign > 0)
    .toSorted((a, b) => (nearEdge(b) - nearEdge(a)) * sign)[0];
  const reach = series.candles.slice(sweep.knownAt).map(({ high, low }) => (sign === 1 ? high : low) * sign);
  const half = (Math.max(...reach) * sign + sweep.extreme) / 2;
  const wanted = left ? nearEdge(left) : half;
  const entry = (price - wanted) * sign > 0 ? wanted : price;
  const zone: Reason[] = left
    ? [
        {
          kind: 'zone',
          text: `The reversal left a ${zoneWords(left, grid)} on its way.`,
          chartIndex: index,
          findingIds: [findingId.zone(left)],
        },
      ]
    : [];
  return {
    ...ideaOf(sweep),
    entry,
    place: left ? zoneWords(left, grid) : `halfway point of the move from ${inWords(sweep.extreme, grid)}`,
    reasons: [
      sweepReason(view, sweep),
      {
        kind: 'trend',
        text: `A bar then closed ${sweep.side === 'bullish' ? 'above' : 'below'} ${inWords(broken.swing.price, grid)} and broke structure to the ${sweep.side === 'bullish' ? 'upside' : 'downside'}.`,
        chartIndex: index,
        findingIds: [findingId.break(broken)],
      },
      ...zone,
    ],
    waitsFor: null,
  };
}

function waitingFor(view: ChartView, sweep: Sweep): Idea[] {
  const kind = sweep.side === 'bullish' ? 'high' : 'low';
  const due = view.structure.swings.findLast((swing) => swing.kind === kind && swing.formedAt < sweep.knownAt);
  const sign = signOf(sweep.side);
  if (!due || (due.price - view.price) * sign <= 0) return [];
  const level = inWords(due.price, view.grid);
  const text = `a close ${sweep.side === 'bullish' ? 'above' : 'below'} ${level}, the change of character that the sweep still lacks`;
  return [
    {
      ...ideaOf(sweep),
      entry: due.price,
      place: `break of the swing ${kind} ${level}`,
      reasons: [sweepReason(view, sweep)],
      waitsFor: { price: due.price, text },
    },
  ];
}

function ideaOf(sweep: Sweep): Pick<Idea, 'rule' | 'side' | 'invalidation' | 'ownTargets'> {
  return { rule: 'Sweep reversal', side: sweep.side, invalidation: sweep.extreme, ownTargets: [] };
}

function sweepReason({ grid, index, series }: ChartView, sweep: Sweep): Reason {
  const [beyond, back] = sweep.side === 'bullish' ? ['below', 'above'] : ['above', 'below'];
  const ago = bars(series.closedCount - sweep.knownAt);
  const level = inWords(sweep.swing.price, grid);
  return {
    kind: 'liquidity',
    text: `Stops ${beyond} the swing ${sweep.swing.kind} ${level} were taken at ${inWords(sweep.extreme, grid)}, ${ago} ago, and the bar closed back ${back} it.`,
    chartIndex: index,
    findingIds: [findingId.sweep(sweep)],
  };
}
