import { fitLine } from '../scale/fit-line.ts';

/** For each label the row that it stands in, counted downwards from the first; null for one beside them. */
export type RowPlaces = readonly (number | null)[];

/** How far labels are from even rows, pixels: they are rounded, and soft ones are seen half a pixel off. */
export const OFF_ROW_PX = 1.5;
const MIN_PITCH_PX = 6;
const MIN_ROWS = 3;
/** Rows that a first gap is carried on to before all labels tell the pitch. */
const FIRST_REACH = 6;
const ROUNDS = 4;
/** Ways to see rows in a column that are asked for: with some numbers of other panes a few labels lie on others by chance. */
const MOST_WAYS = 4;

/** The ways to see evenly spaced rows in the heights of some labels, the likeliest first; none where no three labels stand so. */
export function evenRows(ys: readonly number[]): readonly RowPlaces[] {
  const found = new Map<string, { readonly places: RowPlaces; readonly rating: number }>();
  const gaps = ys.flatMap((y, i) => ys.slice(i + 1).map((other) => other - y));
  for (const gap of new Set(gaps.filter((px) => px >= MIN_PITCH_PX))) {
    for (const origin of ys) {
      const rows = settle(ys, origin, gap);
      if (rows !== null) found.set(rows.places.join(' '), rows);
    }
  }
  const ranked = [...found.values()].toSorted((a, b) => b.rating - a.rating);
  return ranked.slice(0, MOST_WAYS).map(({ places }) => places);
}

/** Labels on rows about as far apart as a gap, and how much that says: by chance a row is as near as the reach is wide beside the pitch. */
function settle(
  ys: readonly number[],
  origin: number,
  gap: number,
): { readonly places: RowPlaces; readonly rating: number } | null {
  let line = { slope: gap, offset: origin };
  let places: RowPlaces = [];
  for (let round = 0; round < ROUNDS; round++) {
    places = placesOn(ys, line, round === 0 ? FIRST_REACH : Infinity);
    const fitted = fitLine(ys.flatMap((y, i) => (places[i] == null ? [] : [{ t: places[i], y }])));
    if (fitted === null || fitted.slope < MIN_PITCH_PX) return null;
    line = fitted;
  }
  const rows = new Set(places.filter((place) => place !== null));
  if (rows.size < MIN_ROWS) return null;
  const first = Math.min(...rows);
  return {
    places: places.map((place) => (place === null ? null : place - first)),
    rating: rows.size * Math.log(line.slope / (2 * OFF_ROW_PX)),
  };
}

function placesOn(
  ys: readonly number[],
  { slope, offset }: { readonly slope: number; readonly offset: number },
  reach: number,
): RowPlaces {
  return ys.map((y) => {
    const place = Math.round((y - offset) / slope);
    return Math.abs(place) <= reach && Math.abs(y - offset - place * slope) <= OFF_ROW_PX ? place : null;
  });
}
