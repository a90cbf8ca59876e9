import type { Regularity } from './regularity.ts';

/** Pitches that differ by no more than this share are rivals; only where candles stand near each other do rounded columns agree at several. */
const RIVAL_SHARE = 0.12;
const WIDEST_RIVAL_PX = 8;
/** A rival at which ink stands more evenly by so much is worth another look. */
const CLEARLY_MORE_EVEN = 1.3;

/** Whether two pitches are near each other, but put the cells of a picture so wide in other places: one at most can be the candles'. */
function areRivals(a: number, b: number, width: number): boolean {
  const apart = Math.abs(a - b);
  return apart <= RIVAL_SHARE * b && apart * (width / b) >= b / 2;
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
