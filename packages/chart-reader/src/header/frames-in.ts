import { wordedFrame } from './frame-words.ts';
import { parseTimeframe } from './parse-timeframe.ts';

const SHORT_FRAME = /^(?:\d{1,3}(?:m|min|h|hr|H|d|D|w|W|M)|[MHmh]\d{1,2}|D1|W1|MN)$/;
/** What may be a unit of time apart from its number. */
const UNIT_WORD = /^(?:\p{L}{2,8}\.?|[hmHD])$/u;

/** What is counted in millions, which look like minutes. */
const AMOUNT = /^Vol(?:ume)?\.?$/i;

/** What recognition makes of an icon, beside which a number and a letter are others: `i 2 H`. */
const ICON = /^[a-z]{1,2}$/;

/** What a timeframe may be announced by. */
const ANNOUNCEMENT = /^(?:Interval|Timeframe|Resolution):?$/i;

/** Whether the word before another says that a timeframe follows. */
export function isAnnounced(words: readonly string[], index: number): boolean {
  return ANNOUNCEMENT.test(words[index - 1] ?? '');
}

/** A timeframe among the words of a line. */
export interface Frame {
  readonly from: number;
  /** One past its last word. */
  readonly to: number;
  readonly timeframe: string;
}

/** The timeframes that stand among the words of a line, each by itself or as a number and its unit. */
export function framesIn(words: readonly string[]): readonly Frame[] {
  const frames: Frame[] = [];
  for (let from = 0; from < words.length; from++) {
    const [before = '', word = '', next = ''] = [words[from - 1], words[from], words[from + 1]];
    const isApart = /^\d{1,3}$/.test(word) && UNIT_WORD.test(next) && !ICON.test(before);
    const two = isApart ? parseTimeframe(`${word} ${next}`) : null;
    const one = SHORT_FRAME.test(word) ? parseTimeframe(word) : (wordedFrame(word) ?? parseTimeframe(unhyphened(word)));
    const timeframe = two ?? one;
    if (timeframe === null || AMOUNT.test(before)) continue;
    frames.push({ from, to: from + (two === null ? 1 : 2), timeframe });
    if (two !== null) from++;
  }
  return frames;
}

/** `15-min`, `15min`, `1hour`, `4HR`; anything else gives no timeframe. */
function unhyphened(word: string): string {
  return /^\d{1,3}-?[A-Za-z]{2,8}$/.test(word) ? word.replace('-', ' ') : '';
}
