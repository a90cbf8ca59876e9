import { isMultiple } from '../shapes/is-multiple.ts';
import type { Regularity } from './regularity.ts';

/** Only where candles stand near each other do rounded columns, and sides of bodies, agree at other pitches too. */
export const WIDEST_RIVAL_PX = 8;
/** How far beside a pitch a rival is looked for. */
const RIVAL_SHARE = 0.12;
/** A rival at which ink stands more evenly by so much is worth another look. */
const CLEARLY_MORE_EVEN = 1.3;
/** Nor do candles stand where it does so by as much as this: wrong readings come to five times and more, right ones to twice and a half. */
const LEAST_EVEN = 4;
/** At twice a pitch, or half of it, ink stands as it does at the pitch: one that is so near to a multiple of the other is told by what it explains. */
const MULTIPLE = 0.05;

/** Whether two pitches put the cells of a picture so wide in other places, neither by a multiple: one at most can be the candles'. */
function areElsewhere(a: number, b: number, width: number): boolean {
  const [narrow, wide] = a < b ? [a, b] : [b, a];
  return (wide - narrow) * (width / b) >= b / 2 && !isMultiple(wide / narrow, MULTIPLE);
}

/** The same where candles stand so near that their ink may look as even at either. */
function areRivals(a: number, b: number, width: number): boolean {
  return Math.max(a, b) <= WIDEST_RIVAL_PX && areElsewhere(a, b, width);
}

/** Whether ink stands so much more evenly at a pitch of its ridges than at one, which puts candles elsewhere, that none can be there: it goes from column to column by chance. */
export function isUneven(pitchPx: number, regularity: Regularity, width: number, ofRidges: readonly number[]): boolean {
  const most = LEAST_EVEN * regularity(pitchPx);
  return ofRidges.some((rival) => areElsewhere(rival, pitchPx, width) && regularity(rival) > most);
}

/** Whether ink stands clearly more evenly at a pitch near another one, or at one of those that its ridges have. */
export function hasRival(pitchPx: number, regularity: Regularity, width: number, ofRidges: readonly number[]): boolean {
  if (pitchPx > WIDEST_RIVAL_PX) return false;
  const least = CLEARLY_MORE_EVEN * regularity(pitchPx);
  if (ofRidges.some((rival) => areRivals(rival, pitchPx, width) && regularity(rival) >= least)) return true;
  const step = pitchPx ** 2 / width;
  for (let rival = (1 - RIVAL_SHARE) * pitchPx; rival <= (1 + RIVAL_SHARE) * pitchPx; rival += step) {
    if (areRivals(rival, pitchPx, width) && regularity(rival) >= least) return true;
  }
  return false;
}

/** Share of the rating of candles as wide as several others that these come to, and of their room that their bodies fill: sides of wide bodies, which stand as evenly, fill less. */
const LEAST_IN_GROUPS = 0.9;
const LEAST_FILLED = 0.5;
/** How many times as wide as candles stand apart bodies are that are several of these; bodies that overlap are a little wider. */
const LEAST_WIDER = 1.5;

/** Share of the rating of bodies that leave no room, or of what may be pieces of bodies, that others come to which are clear. */
const LEAST_OF_WIDE = 0.8;

/** How good a reading is, at which pitch candles stand in it, and how wide their bodies are. */
export interface Mark {
  readonly rating: number;
  readonly pitchPx: number;
  readonly bodyPx: number;
  /** Whether nearly all ink is explained by candles, most of them with wicks. */
  readonly isClear: boolean;
}

/** Whether bodies are so much wider than candles stand apart in another reading that is clear that they are several of these, seen as one. */
function areGroups({ bodyPx, rating }: Mark, others: readonly Mark[]): boolean {
  return others.some(
    (other) =>
      other.isClear &&
      bodyPx > LEAST_WIDER * other.pitchPx &&
      other.bodyPx >= LEAST_FILLED * other.pitchPx &&
      other.rating >= LEAST_IN_GROUPS * rating,
  );
}

/**
 * Whether wide bodies that stand several times as far apart are read for clear: bodies as wide that leave no room are these and what lies between them, and what is not clear and stands two or
 * more times in each is its sides and what is between those.
 */
function areOfWider({ bodyPx, pitchPx, rating, isClear }: Mark, others: readonly Mark[]): boolean {
  const isMore = (other: Mark): boolean => bodyPx >= pitchPx && Math.abs(other.bodyPx - bodyPx) <= 1;
  const isPiece = (other: Mark): boolean => !isClear && other.bodyPx >= 2 * pitchPx;
  return others.some(
    (other) =>
      other.isClear &&
      (isMore(other) || isPiece(other)) &&
      isMultiple(other.pitchPx / pitchPx, MULTIPLE) &&
      other.rating >= LEAST_OF_WIDE * rating,
  );
}

/**
 * Readings of a picture so wide by their ratings, the best first. Rivals of the best rated one count as much more or less as ink stands more or less
 * evenly at their pitch than at its. Last come those of groups of candles that others read one by one, of candles and what lies between them, and of their pieces.
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
  const weighed = marked.map((mark) => {
    const evenness = areRivals(mark.pitchPx, top.pitchPx, width)
      ? regularity(mark.pitchPx) / Math.max(Number.EPSILON, regularity(top.pitchPx))
      : 1;
    return {
      reading: mark.reading,
      rating: mark.rating * evenness,
      isOfOthers: areGroups(mark, marked) || areOfWider(mark, marked),
    };
  });
  return weighed
    .toSorted((a, b) => Number(a.isOfOthers) - Number(b.isOfOthers) || b.rating - a.rating)
    .map(({ reading }) => reading);
}
