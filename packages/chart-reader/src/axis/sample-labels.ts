import type { Word } from '../ink/find-words.ts';
import { median } from '../median.ts';

/** Labels at one step that settle a scale, misread ones among them; recognising text is most of the work of a reading. */
const ENOUGH = 10;
/** Texts placed at whole pixels are this far from their step at most, pixels and as a share of their height. */
const SAME_STEP_PX = 1.5;
const SAME_STEP_LETTERS = 0.15;

/**
 * The words of a column, from top to bottom, that are worth reading first: all that break its step, as boxes and what they hide do, and of the
 * others every second, third or so. The other ones are prices between these.
 */
export function sampleLabels(words: readonly Word[]): readonly Word[] {
  const middles = words.map(({ letterTop, letterBottom }) => (letterTop + letterBottom) / 2);
  const gaps = middles.slice(1).map((middle, i) => middle - middles[i]!);
  if (gaps.length < 2) return words;
  const stepPx = median(gaps);
  const size = median(words.map(({ letterTop, letterBottom }) => letterBottom - letterTop));
  const slackPx = Math.max(SAME_STEP_PX, SAME_STEP_LETTERS * size);
  const isStep = (gap: number | undefined): boolean => gap !== undefined && Math.abs(gap - stepPx) <= slackPx;
  const regular = words.filter((_, i) => isStep(gaps[i - 1]) && isStep(gaps[i]));
  const every = Math.ceil(regular.length / ENOUGH);
  return words.filter((word) => {
    const place = regular.indexOf(word);
    return place < 0 || place % every === 0;
  });
}
