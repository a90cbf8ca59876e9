import type { InkMap } from '../../ink/ink-map.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import type { Picture } from '../../picture/picture.ts';
import { type ReadLabel, wholeNumbers, withPoint } from './read-label-column.ts';
import { strongestIn, widestGap } from './widest-gap.ts';

/** Shorter numbers have no place for a point that matters, and so few labels may have something in common by chance. */
const FEWEST_DIGITS = 4;
const FEWEST_LABELS = 4;
/** Share of the labels that are whole numbers, and of those that show a point in one place. */
const MOST_WHOLE = 0.8;
const MOST_SHOWN = 0.7;
/** Share of the height of letters, from their foot on, that points are as high as. */
const POINT_HEIGHT = 0.35;
/** What a point stands out by, and how many times as much as what is above it. */
const LEAST_CONTRAST = 35;
const STRONGER = 3;
const SAME_PX = 1;

/**
 * Labels that seem to be whole numbers with the point that all of them show faintly in one place: in small soft letters it is lost, but the gap round it is
 * wider than any other of its label, and there is something at its foot alone.
 */
export function withSharedPoint(picture: Picture, ink: InkMap, labels: readonly ReadLabel[]): readonly ReadLabel[] {
  const whole = wholeNumbers(labels, FEWEST_DIGITS);
  if (whole.length < Math.max(FEWEST_LABELS, MOST_WHOLE * labels.length)) return labels;
  const places = whole.map((label) => pointPlace(picture, ink, label));
  const [fromRight, shown] = places
    .filter((place) => place !== null)
    .map(
      (place) =>
        [place, places.filter((other) => other !== null && Math.abs(other - place) <= SAME_PX).length] as const,
    )
    .toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (shown < MOST_SHOWN * whole.length) return labels;
  return labels.map((label) =>
    whole.includes(label)
      ? { ...label, printed: withPoint(label.printed, { ...label.word, pointX: label.word.right - fromRight }) }
      : label,
  );
}

/** How far from the right end of a label the middle of its widest gap is, if something stands at its foot; null otherwise. */
function pointPlace(picture: Picture, ink: InkMap, { word }: ReadLabel): number | null {
  const gap = widestGap(word);
  if (gap === null || gap.widerPx <= 0) return null;
  const foot = Math.floor(word.letterBottom - POINT_HEIGHT * letterHeight(word));
  for (let x = gap.from; x < gap.to; x++) {
    const low = strongestIn(picture, ink, x, { top: foot, bottom: word.letterBottom });
    const above = strongestIn(picture, ink, x, { top: word.letterTop, bottom: foot });
    if (low >= LEAST_CONTRAST && low >= STRONGER * above) return word.right - (gap.from + gap.to) / 2;
  }
  return null;
}
