import { BETWEEN, type CharacterColumns, POINT, SYMBOLS } from './character-columns.ts';

/** A text that some columns may show, `#` for any sign but digits, points and commas, and the natural logarithm of how likely these columns are to show it. */
export interface LikelyText {
  readonly text: string;
  readonly logLikelihood: number;
}

/** Columns from where a digit begins to where the next one does, at least, in letters 12 rows high; points and commas need fewer. */
const DIGIT_ROOM = 6;
const POINT_ROOM = 4;
/** Ways to read the columns so far that are followed. */
const MOST_PATHS = 80;
/** A symbol less likely begins nowhere. */
const LEAST_BEGIN = Math.log(0.01);

/** A reading of the columns so far. */
interface Path {
  readonly text: string;
  /** Place of its last symbol; -1 before the first. */
  readonly last: number;
  /** Whether the last column is of its last symbol, else it is space. */
  readonly isInside: boolean;
  /** Columns since that symbol began, no more than the room of a digit. */
  readonly since: number;
  readonly logLikelihood: number;
}

/** Columns from where a symbol begins to where another may. */
export function roomOf(symbol: number, next: number): number {
  return symbol === POINT || next === POINT ? POINT_ROOM : DIGIT_ROOM;
}

/**
 * The likeliest texts of some columns, the likeliest first: a beam search over all of them (Graves 2006), in which each symbol takes up one column or more
 * and has the room that it needs to be drawn. Soft letters are read as too many characters where each column is judged by itself.
 */
export function likeliestTexts(columns: CharacterColumns, count: number): readonly LikelyText[] {
  let paths: readonly Path[] = [{ text: '', last: -1, isInside: false, since: DIGIT_ROOM, logLikelihood: 0 }];
  for (const column of columns) paths = continued(paths, column);
  const best = new Map<string, LikelyText>();
  for (const { text, logLikelihood } of paths) if (!best.has(text)) best.set(text, { text, logLikelihood });
  return [...best.values()].slice(0, count);
}

/** The likeliest ways to read one column more: as space, as more of the last symbol, or as the begin of another. Of those that can go on alike the likeliest. */
function continued(paths: readonly Path[], column: Float32Array): readonly Path[] {
  /** Of each text the likeliest path by how it can go on. */
  const next = new Map<string, (Path | undefined)[]>();
  const follow = (text: string, last: number, isInside: boolean, since: number, logLikelihood: number): void => {
    let own = next.get(text);
    if (own === undefined) next.set(text, (own = []));
    const state = 2 * since + Number(isInside);
    if (logLikelihood > (own[state]?.logLikelihood ?? -Infinity))
      own[state] = { text, last, isInside, since, logLikelihood };
  };
  const begins = [...SYMBOLS.keys()].filter((symbol) => column[symbol]! >= LEAST_BEGIN);
  for (const { text, last, isInside, since, logLikelihood } of paths) {
    const aged = Math.min(DIGIT_ROOM, since + 1);
    follow(text, last, false, aged, logLikelihood + column[BETWEEN]!);
    if (isInside) follow(text, last, true, aged, logLikelihood + column[last]!);
    for (const symbol of begins) {
      if ((isInside && symbol === last) || (last >= 0 && aged < roomOf(last, symbol))) continue;
      follow(text + SYMBOLS[symbol]!, symbol, true, 0, logLikelihood + column[symbol]!);
    }
  }
  const all = [...next.values()].flatMap((own) => own.filter((path) => path !== undefined));
  return all.toSorted((a, b) => b.logLikelihood - a.logLikelihood).slice(0, MOST_PATHS);
}
