import type { ChartView } from '../chart-view.ts';
import { findingId } from '../findings/finding-id.ts';
import { inWords } from '../prices/price-grid.ts';
import { rangePosition } from '../structure/dealing-range.ts';
import { AT_LEVEL_SHARE, levelRole, type KeyLevel } from '../structure/key-levels.ts';
import { signOf, type Bias } from '../structure/side.ts';
import { farEdge, isMet, nearEdge, type Zone } from '../structure/zones.ts';
import { bars } from '../words/bars.ts';
import { times } from '../words/times.ts';
import type { Idea, Reason } from './idea.ts';
import { measuredMove } from './measured-move.ts';
import { rejectionCandle, triggerOfRejection } from './rejection-candle.ts';
import { zoneWords } from './zone-words.ts';

/** A place to enter in the trend's direction. */
interface Place {
  readonly near: number;
  readonly far: number;
  readonly words: string;
  readonly reason: Reason;
}

/** Zones looked at, nearest first: the third is too far away to wait for. */
const PLACES = 3;
/** A zone may have been half traded this many closed bars ago and still be in play. */
const IN_PLAY_BARS = 3;

/**
 * Trend pullback: the chart trends; an order block or fair value gap that has held, or a level touched at least twice,
 * lies in the favourable half of the dealing range (discount for a buy). Entry at its near edge, or now if price is
 * inside and a bar has turned there; wrong beyond its far edge.
 */
export function trendPullback(view: ChartView): Idea[] {
  const { trend } = view.structure;
  if (trend === 'ranging') return [];
  return placesOf(view, trend).map((place) => ideaAt(view, trend, place));
}

function ideaAt(view: ChartView, side: Bias, place: Place): Idea {
  const inside = (view.price - place.near) * signOf(side) <= 0;
  const turned = rejectionCandle(view, side, place.near) !== null;
  return {
    rule: 'Trend pullback',
    side,
    entry: inside ? view.price : place.near,
    invalidation: place.far,
    place: place.words,
    ownTargets: projectionsOf(view, side, place.near),
    reasons: [place.reason],
    waitsFor: inside && !turned ? triggerOfRejection(view, side) : null,
  };
}

/** The extreme of the leg, and the leg once more from the entry. */
function projectionsOf(view: ChartView, side: Bias, from: number): Idea['ownTargets'] {
  const { range } = view.structure;
  if (!range) return [];
  const [extreme, name] = side === 'bullish' ? [range.high, 'high'] : [range.low, 'low'];
  const leg = { price: extreme, words: `the ${name} ${inWords(extreme, view.grid)} of the move` };
  return [leg, measuredMove(view, from + signOf(side) * (range.high - range.low))];
}

function placesOf(view: ChartView, side: Bias): Place[] {
  const sign = signOf(side);
  const { structure, series } = view;
  const zones = structure.zones.filter((zone) => zone.side === side && isFresh(zone, series.closedCount));
  const places = [
    ...zones.map((zone) => zonePlace(view, zone)),
    ...structure.levels
      .filter((level) => isBehindPrice(view, side, level))
      .map((level) => levelPlace(view, side, level)),
  ];
  return places
    .filter((place) => (view.price - place.far) * sign > 0 && isFavourable(view, side, (place.near + place.far) / 2))
    .toSorted((a, b) => (b.near - a.near) * sign)
    .slice(0, PLACES);
}

/** A level that holds from behind: support lies below price. One that price is already through is in the way instead. */
function isBehindPrice({ price }: ChartView, side: Bias, level: KeyLevel): boolean {
  const through = (level.price - price) * signOf(side);
  return level.touches.length > 1 && through <= AT_LEVEL_SHARE * level.tolerance;
}

/** At least half of it untraded, or met just now; not closed through. */
function isFresh({ halfwayAt, filledAt, invalidatedAt }: Zone, closedCount: number): boolean {
  if (invalidatedAt !== null || filledAt !== null) return false;
  return halfwayAt === null || halfwayAt >= closedCount - IN_PLAY_BARS;
}

/** In the favourable half, and not beyond the swing whose break would turn the trend. */
function isFavourable({ structure: { range } }: ChartView, side: Bias, price: number): boolean {
  if (!range) return false;
  const position = rangePosition(range, price);
  const share = side === 'bullish' ? position : 1 - position;
  return share >= 0 && share < 0.5;
}

function zonePlace({ grid, index, series }: ChartView, zone: Zone): Place {
  const words = zoneWords(zone, grid);
  const age =
    zone.touchedAt !== null
      ? `first tested ${bars(series.closedCount - zone.touchedAt)} ago and still holding`
      : isMet(zone, series)
        ? 'which the newest bar is the first to trade into'
        : 'not traded into since it formed';
  return {
    near: nearEdge(zone),
    far: farEdge(zone),
    words,
    reason: {
      kind: 'zone',
      text: `Entry at the ${words}, ${age}.`,
      chartIndex: index,
      findingIds: [findingId.zone(zone)],
    },
  };
}

function levelPlace({ grid, index, price }: ChartView, side: Bias, level: KeyLevel): Place {
  const sign = signOf(side);
  const role = levelRole(level, price) ?? 'level';
  const words = `${role} ${inWords(level.price, grid)}`;
  const text = `Entry at ${words}, where price turned ${times(level.touches.length)}.`;
  return {
    near: level.price + sign * AT_LEVEL_SHARE * level.tolerance,
    far: level.price - sign * level.tolerance,
    words,
    reason: { kind: 'level', text, chartIndex: index, findingIds: [findingId.level(level)] },
  };
}
