import type { Word } from '../ink/find-words.ts';
import { contrastAt, type InkMap } from '../ink/ink-map.ts';

/** Strokes of bold letters are so many times as thick as those of any other word, and these as thick as each other but for so much: a `1` is all upright, a `D` half. */
const LEAST_BOLDER = 1.3;
const MOST_UNEVEN = 1.3;
/** Share of the strongest contrast of a word from which on a pixel is of a stroke. */
const OF_STROKE = 0.4;
/** Of fewer words nothing tells which is unlike the others. */
const FEWEST_WORDS = 4;

/** The one of some words, four or more, whose strokes are thicker than those of all others, which are alike. Null where none has thicker ones. */
export function boldWord(ink: InkMap, words: readonly Word[]): Word | null {
  if (words.length < FEWEST_WORDS) return null;
  const [bold, ...others] = words
    .map((word) => ({ word, thickPx: strokePx(ink, word) }))
    .toSorted((a, b) => b.thickPx - a.thickPx);
  const [thickest, thinnest] = [others[0]!.thickPx, others.at(-1)!.thickPx];
  if (thickest > MOST_UNEVEN * thinnest || bold!.thickPx < LEAST_BOLDER * thickest) return null;
  return bold!.word;
}

/** How thick the strokes of a word are along its rows, in the median, pixels: a run of contrast counts by how strong it is. */
function strokePx(ink: InkMap, { left, right, letterTop, letterBottom }: Word): number {
  const rows = Array.from({ length: Math.ceil(letterBottom) - Math.floor(letterTop) }, (_, row) =>
    Array.from({ length: right - left }, (_unused, column) =>
      contrastAt(ink, left + column, Math.floor(letterTop) + row),
    ),
  );
  const strongest = Math.max(1, ...rows.flat());
  const runs = rows.flatMap((row) => runsOf(row.map((contrast) => contrast / strongest)));
  return runs.toSorted((a, b) => a - b)[runs.length >> 1] ?? 0;
}

/** The sums of the stretches of a row between its gaps, as far as each holds a stroke. */
function runsOf(row: readonly number[]): readonly number[] {
  const runs: { sum: number; most: number }[] = [];
  row.forEach((share, i) => {
    if (share < OF_STROKE / 2) return;
    const isNew = i === 0 || row[i - 1]! < OF_STROKE / 2;
    if (isNew) runs.push({ sum: 0, most: 0 });
    const run = runs.at(-1)!;
    run.sum += share;
    run.most = Math.max(run.most, share);
  });
  return runs.filter(({ most }) => most >= OF_STROKE).map(({ sum }) => sum);
}
