import type { ChartView } from '../chart-view.ts';
import { findingId } from '../findings/finding-id.ts';
import { inWords } from '../prices/price-grid.ts';
import type { Idea } from '../setups/idea.ts';
import type { SetupContext } from '../setups/setup-context.ts';
import type { PricedIdea } from '../setups/plan-prices.ts';
import { zoneWords } from '../setups/zone-words.ts';
import { opposite, signOf, type Bias } from '../structure/side.ts';
import { standingSwings } from '../structure/swings.ts';
import { nearEdge } from '../structure/zones.ts';
import { bars } from '../words/bars.ts';
import { breakWords } from '../words/break-words.ts';
import { chartPatternSentence, chartPatternSide } from '../words/chart-pattern-words.ts';

/** A level this close to the entry or to the target, in ATR, is theirs and not on the way. */
const BESIDE_ATR = 0.3;

/** What speaks against an idea, for the trader to weigh. It takes nothing from the score. */
export interface Counterpoint {
  readonly text: string;
  readonly chartIndex: number;
  readonly findingIds: readonly string[];
}

/**
 * Everything on the charts that speaks against an idea: trends of the other side, swings that contradict its own, what
 * lies before the first target, chart patterns and candles that point the other way, the long average.
 */
export function counterpoints(context: SetupContext, { side }: Idea, priced: PricedIdea): Counterpoint[] {
  const { entry } = context;
  return [
    ...trendsAgainst(context, side),
    ...swingAgainst(entry, side),
    ...onTheWay(entry, side, priced),
    ...shapesAgainst(entry, side),
    ...turnAgainst(entry, side),
    ...averageAgainst(entry, side),
  ];
}

function trendsAgainst({ bias, confirmation, entry }: SetupContext, side: Bias): Counterpoint[] {
  return [...new Set([bias, confirmation, entry])].flatMap((view) => {
    const last = view?.structure.breaks.at(-1);
    if (!view || !last || view.structure.trend !== opposite(side)) return [];
    const chart = view.timeframe ?? (view === entry ? 'The chart' : 'A higher chart');
    const text = `${chart} is ${view.structure.trend} since ${breakWords(last, view.grid)}.`;
    return [{ text, chartIndex: view.index, findingIds: [findingId.break(last)] }];
  });
}

/** In a trend of the idea's own side, a later swing that does not go with it. */
function swingAgainst({ structure, series, grid, index }: ChartView, side: Bias): Counterpoint[] {
  const since = structure.breaks.at(-1);
  if (structure.trend !== side || !since) return [];
  const contrary = side === 'bullish' ? ['LH', 'LL'] : ['HL', 'HH'];
  const last = (['high', 'low'] as const)
    .map((kind) => standingSwings(structure.swings, series.closedCount).findLast((swing) => swing.kind === kind))
    .find((swing) => swing && swing.formedAt > since.knownAt && contrary.includes(swing.label ?? ''));
  if (!last) return [];
  const text = `The last confirmed ${last.kind} ${inWords(last.price, grid)} is ${side === 'bullish' ? 'lower' : 'higher'} than the one before.`;
  return [{ text, chartIndex: index, findingIds: [findingId.swing(last)] }];
}

/** What lies nearest on the way from entry to first target: a standing zone of the other side, or a level ahead of the price. */
function onTheWay(view: ChartView, side: Bias, { plan }: PricedIdea): Counterpoint[] {
  if (!plan) return [];
  const { structure, grid, index, price, atr } = view;
  const sign = signOf(side);
  const ahead = sign * Math.max(plan.entry * sign, price * sign);
  const isBetween = (at: number, from: number, room: number): boolean =>
    (at - from) * sign > room && (plan.target1 - at) * sign > room;
  const zones = structure.zones
    .filter((zone) => zone.side !== side && zone.invalidatedAt === null && zone.filledAt === null)
    .filter((zone) => isBetween(nearEdge(zone), plan.entry, 0))
    .map((zone) => ({ at: nearEdge(zone), words: `A ${zoneWords(zone, grid)}`, id: findingId.zone(zone) }));
  const levels = structure.levels
    .filter((level) => level.touches.length > 1 && isBetween(level.price, ahead, BESIDE_ATR * atr))
    .map((level) => ({
      at: level.price,
      words: `${side === 'bullish' ? 'Resistance' : 'Support'} ${inWords(level.price, grid)}`,
      id: findingId.level(level),
    }));
  const nearest = [...zones, ...levels].toSorted((a, b) => (a.at - b.at) * sign)[0];
  if (!nearest) return [];
  return [{ text: `${nearest.words} lies before TP1.`, chartIndex: index, findingIds: [nearest.id] }];
}

/** Chart patterns that point the other way, forming or broken. */
function shapesAgainst(view: ChartView, side: Bias): Counterpoint[] {
  return view.shapes
    .filter((shape) => chartPatternSide(shape) === opposite(side))
    .map((shape) => ({
      text: chartPatternSentence(shape, view),
      chartIndex: view.index,
      findingIds: [findingId.chartPattern(shape)],
    }));
}

function turnAgainst({ patterns, series, index }: ChartView, side: Idea['side']): Counterpoint[] {
  const turn = patterns.find(
    ({ meaning, side: turned, invalidatedAt }) =>
      meaning === 'reversal' && turned === opposite(side) && invalidatedAt === null,
  );
  if (!turn) return [];
  const ago = series.closedCount - turn.knownAt;
  const when = ago === 1 ? 'on the last closed bar' : `${bars(ago)} ago`;
  return [{ text: `${turn.name} ${when}.`, chartIndex: index, findingIds: [findingId.pattern(turn)] }];
}

function averageAgainst({ series, price, grid, index }: ChartView, side: Idea['side']): Counterpoint[] {
  const average = series.ema200[series.closedCount - 1] ?? null;
  if (average === null || (side === 'bullish' ? price >= average : price <= average)) return [];
  const text = `Price is ${side === 'bullish' ? 'below' : 'above'} EMA 200 (${inWords(average, grid)}).`;
  return [{ text, chartIndex: index, findingIds: [] }];
}
