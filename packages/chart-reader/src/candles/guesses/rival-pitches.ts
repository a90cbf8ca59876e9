import type { Regularity } from './regularity.ts';

/** Only where candles stand near each other do rounded columns, and sides of bodies, agree at other pitches too. */
const WIDEST_RIVAL_PX = 8;
/** How far beside a pitch a rival is looked for. */
const RIVAL_SHARE = 0.12;
/** A rival at which ink stands more evenly by so much is worth another look. */
const CLEARLY_MORE_EVEN = 1.3;
/** At twice a pitch, or half of it, ink stands as it does at the pitch: one that is so near to a multiple of the other is told by what it explains. */
const MULTIPLE = 0.05;

/** Whether two pitches put the cells of a picture so wide in other places, neither by a multiple: one at most can be the candles'. */
function areRivals(a: number, b: number, width: number): boolean {
  const [narrow, wide] = a < b ? [a, b] : [b, a];
  const times = wide / narrow;
  const isMultiple = times > 1.5 && Math.abs(times - Math.round(times)) <= MULTIPLE * times;
  return wide <= WIDEST_RIVAL_PX && (wide - narrow) * (width / b) >= b / 2 && !isMultiple;
}

/** Whether ink stands clearly more evenly at a pitch near another one. */
export function hasRival(pitchPx: number, regularity: Regularity, width: number): boolean {
  if (pitchPx > WIDEST_RIVAL_PX) return false;
  const least = CLEARLY_MORE_EVEN * regularity(pitchPx);
  const step = pitchPx ** 2 / width;
  for (let rival = (1 - RIVAL_SHARE) * pitchPx; rival <= (1 + RIVAL_SHARE) * pitchPx; rival += step) {
    if (areRivals(rival, pitchPx, width) && regularity(rival) >= least) return true;
  }
  return false;
}

/** How good a reading is, and at which pitch candles stand in it. */
export interface Mark {
  readonly rating: number;
  readonly pitchPx: number;
}

/**
 * Readings of a picture so wide by their ratings, the best first. Rivals of the best rated one count as much more or less as ink stands more or less
 * evenly at their pitch than at its.
 */
export function likeliestFirst<T>(
  readings: readonly T[],
  markOf: (reading: T) => Mark,
  regularity: Regularity,
  width: number,
): T[] {
  const marked = readings.map((reading) => ({ reading, ...markOf(reading) })).toSorted((a, b) => b.rating - a.rating);
  const [top] = marked;
  if (top === undefined) return [];
  const weighed = marked.map(({ reading, rating, pitchPx }) => {
    if (!areRivals(pitchPx, top.pitchPx, width)) return { reading, rating };
    return { reading, rating: (rating * regularity(pitchPx)) / Math.max(Number.EPSILON, regularity(top.pitchPx)) };
  });
  return weighed.toSorted((a, b) => b.rating - a.rating).map(({ reading }) => reading);
}
