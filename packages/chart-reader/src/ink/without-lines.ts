import { channelDifference } from '../picture/channel-difference.ts';
import type { Picture } from '../picture/picture.ts';
import type { InkMap } from './ink-map.ts';

/** No stroke of a letter runs on in one colour for longer. */
const LONGEST_STROKE_PX = 64;
/** Pixels of one line that follow each other differ by no more than this on any channel. */
const SAME_COLOUR = 10;
/** The same of one that is longer than several words are wide: smoothed and compressed, it is uneven beside its ticks. */
const SAME_OF_LONG = 50;
/** Pieces of a line between labels that it runs under are as long at least, longer than these, and as long together. */
const SHORTEST_PIECE_PX = 12;
const LONG_PX = 192;
/** What is left of a line between letters has its very colour, which their soft edges hardly ever have. */
const VERY_COLOUR = 1;
/** Fainter ink joins no letters. */
const FAINTEST = 24;
/** So many dashes, all as long and as far apart, are no stems of letters. */
const DASHES = 10;

/**
 * The ink without grid lines, frames and areas, drawn through or dashed, that text may be printed over: what is left of the letters stays whole.
 *
 * @param areUneven whether long lines may be of several shades, as those that were smoothed and compressed are: letters on areas are lost with these
 */
export function withoutLines(picture: Picture, ink: InkMap, areUneven = false): InkMap {
  const { region, width, height } = ink;
  const contrast = ink.contrast.slice();
  const { rgb } = picture;
  const across = picture.width;
  // Lines are followed beyond the region, which may be lower, or show less of a line, than a stroke is long.
  const last = Math.min(picture.height, region.bottom + LONGEST_STROKE_PX);
  const end = Math.min(across, region.right + LONGEST_STROKE_PX);
  for (let x = 0; x < width; x++) {
    const first = region.top * across + region.left + x;
    const line = { rgb, first, step: across, length: last - region.top };
    eraseLines(line, ink.contrast, contrast, { first: x, step: width, length: height }, areUneven);
  }
  for (let y = 0; y < height; y++) {
    const line = { rgb, first: (region.top + y) * across + region.left, step: 1, length: end - region.left };
    eraseLines(line, ink.contrast, contrast, { first: y * width, step: 1, length: width }, areUneven);
  }
  return { ...ink, contrast };
}

/** Pixels in a row or a column. */
interface Track {
  readonly first: number;
  readonly step: number;
  readonly length: number;
}

/** Where one colour begins and how far it goes on. */
interface Run {
  readonly at: number;
  readonly length: number;
}

function eraseLines(
  seen: Track & { rgb: Uint8Array },
  ink: Uint8Array,
  kept: Uint8Array,
  track: Track,
  areUneven: boolean,
): void {
  const { rgb } = seen;
  const runs = runsIn(seen, ink, track, SAME_COLOUR);
  const longerThan = (shortest: number) => (run: Run) => run.at < track.length && run.length > shortest;
  const lines = runs.filter(longerThan(LONGEST_STROKE_PX));
  if (areUneven) lines.push(...runsIn(seen, ink, track, SAME_OF_LONG).filter(longerThan(LONG_PX)));
  const dash = dashOf(runs);
  if (dash !== null) lines.push(dash);
  const piece = brokenLineOf(seen, runs);
  if (piece !== null) lines.push(piece);
  for (const { at, length } of lines) {
    const colour = seen.first + at * seen.step;
    for (let i = 0; i < track.length; i++) {
      const pixel = seen.first + i * seen.step;
      const isWithin = i >= at && i < at + length;
      if (isWithin || channelDifference(rgb, pixel, colour) <= VERY_COLOUR) kept[track.first + i * track.step] = 0;
    }
  }
}

/** The runs of one colour that are ink, pixels of which differ from the first by up to so much; beyond the track all count. */
function runsIn(seen: Track & { rgb: Uint8Array }, ink: Uint8Array, track: Track, sameColour: number): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < seen.length;) {
    const end = endOfRun(seen, at, sameColour);
    const isInk = at < track.length && ink[track.first + at * track.step]! >= FAINTEST;
    if (isInk || at >= track.length) runs.push({ at, length: end - at });
    at = end;
  }
  return runs;
}

function endOfRun({ rgb, first, step, length }: Track & { rgb: Uint8Array }, from: number, sameColour: number): number {
  const colour = first + from * step;
  let end = from + 1;
  while (end < length && channelDifference(rgb, first + end * step, colour) <= sameColour) end++;
  return end;
}

/** A piece of a line that what is printed over it interrupts so often that none is longer than a stroke; null without one. */
function brokenLineOf({ rgb, first, step }: Track & { rgb: Uint8Array }, runs: readonly Run[]): Run | null {
  let last: Run | null = null;
  let seenPx = 0;
  for (const run of runs.filter(({ length }) => length >= SHORTEST_PIECE_PX)) {
    const isNext = last !== null && run.at - last.at - last.length <= last.length;
    const isSame =
      last !== null && channelDifference(rgb, first + run.at * step, first + last.at * step) <= VERY_COLOUR;
    seenPx = isNext && isSame ? seenPx + run.length : run.length;
    if (seenPx >= LONG_PX) return run;
    last = run;
  }
  return null;
}

/** The first of many runs of one length at one distance from each other; null if there are none. */
function dashOf(runs: readonly Run[]): Run | null {
  let count = 1;
  for (let i = 2; i < runs.length; i++) {
    const [a, b, c] = [runs[i - 2]!, runs[i - 1]!, runs[i]!];
    const isRegular = c.at - b.at === b.at - a.at && a.length === b.length && b.length === c.length;
    count = isRegular ? count + 1 : 1;
    if (count + 1 >= DASHES) return runs[i - DASHES + 1]!;
  }
  return null;
}
