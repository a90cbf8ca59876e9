import type { InkMap } from '../../ink/ink-map.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import type { Picture } from '../../picture/picture.ts';
import { type ReadLabel, wholeNumbers } from './read-label-column.ts';
import { strongestIn, widestGap } from './widest-gap.ts';

/** Shorter numbers have no thousands that a gap parts from more than a digit or two. */
const FEWEST_DIGITS = 5;
const FEWEST_LABELS = 3;
/** Share of the whole numbers that must show the gap. */
const MOST_SHOWN = 0.8;
/** By how much, in letter heights, the gap is wider than any other of its label, and how far, in widths of a digit, it is from its place before the last three. */
const WIDER = 0.12;
const ASIDE = 0.5;
const DIGITS_BEHIND = 3;

/** What lies in the gap stands out by less than this: a point that was lost is fainter than digits, but seen. */
const BLANK = 12;

/**
 * Whole numbers with the gap that parts their thousands, `104 250`, as a separator before others: without one so many digits are those of a price whose
 * point was not seen. Labels as they are where most do not show that gap, with nothing in it, in one place.
 */
export function withThousands(picture: Picture, ink: InkMap, labels: readonly ReadLabel[]): readonly ReadLabel[] {
  const whole = wholeNumbers(labels, FEWEST_DIGITS);
  const parted = new Set(whole.filter((label) => partsThousands(picture, ink, label)));
  if (parted.size < Math.max(FEWEST_LABELS, MOST_SHOWN * whole.length)) return labels;
  return labels.map((label) =>
    parted.has(label) ? { ...label, printed: { ...label.printed, earlierSeparators: 1 } } : label,
  );
}

/** Whether the widest gap of a label is before its last three digits, and blank. */
function partsThousands(picture: Picture, ink: InkMap, { word, printed }: ReadLabel): boolean {
  const gap = widestGap(word);
  if (gap === null || gap.widerPx < WIDER * letterHeight(word)) return false;
  const digitPx = (word.right - word.left - (gap.to - gap.from)) / printed.digits.length;
  if (Math.abs(word.right - gap.to - DIGITS_BEHIND * digitPx) > ASIDE * digitPx) return false;
  const rows = { top: word.letterTop, bottom: word.letterBottom };
  // Soft edges of the digits reach into it.
  for (let x = gap.from + 1; x < gap.to - 1; x++) if (strongestIn(picture, ink, x, rows) >= BLANK) return false;
  return true;
}
