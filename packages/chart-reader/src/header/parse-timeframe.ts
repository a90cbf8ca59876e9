import { unitOf, wordedFrame } from './frame-words.ts';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;
const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;
/** What stands for a timeframe without a number, apart from words. */
const LETTERS: Readonly<Record<string, string>> = { D: 'D1', W: 'W1', M: 'MN', MN: 'MN', MN1: 'MN', MONTH1: 'MN' };
/** What platforms offer within a day; anything else is more often misread than set by hand. */
const OFFERED_MINUTES: ReadonlySet<number> = new Set(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 45].concat(
    [1, 2, 3, 4, 6, 8, 12].map((hours) => hours * MINUTES_PER_HOUR),
  ),
);
const LONGEST_HOURS = 12;
/** Numbers of minutes that capitals may stand behind: nobody charts so many months. */
const MINUTES_IN_CAPITALS: ReadonlySet<number> = new Set([5, 10, 15, 20, 30, 45]);
/** What recognition makes of small digits beside a letter. */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/[IiLlTt|!\]]/g, '1'],
  [/[Ss]/g, '5'],
  [/[Oo]/g, '0'],
  [/[Aad]/g, '4'],
];
const COMMON: ReadonlySet<string> = new Set(['M1', 'M5', 'M15', 'M30', 'H1', 'H4', 'D1', 'W1']);

/**
 * A timeframe as platforms print it, in the notation `M1` to `MN`: `1h`, `60`, `H1`; `4H`, `240`; `D`, `1D`, `Daily`; `15 minutes`,
 * `1 Std`. A bare number is minutes. `3m` is three minutes, `1M` one month and `3M` nothing: only there the case of a letter counts.
 * Null for anything else, such as ticks, seconds, or several months.
 */
export function parseTimeframe(text: string): string | null {
  const word = LETTERS[text.toUpperCase()] ?? wordedFrame(text);
  if (word !== null && text !== 'm') return word;
  const parts = /^(\d{1,4})\s?(m|min|h|H|hr|D|d|T|G|W|w|M)?$/.exec(text);
  if (parts !== null) {
    const [count, unit] = [Number(parts[1]), parts[2] ?? 'm'];
    return countOf(count, unit === 'M' && MINUTES_IN_CAPITALS.has(count) ? 'm' : unit);
  }
  const written = /^(\d{1,4})[\s-]?(\p{L}{2,8})\.?$/u.exec(text);
  const unitLetter = unitOf(written?.[2] ?? '');
  if (unitLetter !== undefined) return countOf(Number(written![1]), unitLetter);
  const terminal = /^([MHDW])(\d{1,2})$/i.exec(text);
  if (terminal === null) return null;
  const letter = terminal[1]!.toUpperCase();
  return countOf(Number(terminal[2]), letter === 'M' ? 'm' : letter);
}

/** The same where recognition took digits for letters that look like them: `HI`, `MIS`, `lh`. Only the timeframes that are used most. */
export function parseMisreadTimeframe(text: string): string | null {
  const terminal = /^([MHDmhd])([\dIiLlTt|!\]SsOoAad]{1,2})$/.exec(text);
  const web = /^([\dIiLlT|!\]SsOoAad]{1,3})([mhHDW])$/.exec(text);
  const digits = mendedDigits(terminal?.[2] ?? web?.[1] ?? '');
  const timeframe = parseTimeframe(terminal === null ? `${digits}${web?.[2]}` : `${terminal[1]}${digits}`);
  return timeframe !== null && COMMON.has(timeframe) ? timeframe : null;
}

function mendedDigits(letters: string): string {
  // Of a one before `H` recognition makes two letters now and then: `1TH`.
  return MISREAD.reduce((word, [misread, digit]) => word.replace(misread, digit), letters.replace(/^[1Il]T$/, '1'));
}

/** Whether a timeframe is among those that nearly every chart shows; a reading of any other is more often an error. */
export function isCommonTimeframe(timeframe: string): boolean {
  return COMMON.has(timeframe);
}

/** How long a timeframe is in the notation `M1` to `MN`, minutes; a month of thirty days. */
export function minutesOf(timeframe: string): number {
  if (timeframe === 'MN') return DAYS_PER_MONTH * MINUTES_PER_DAY;
  const perUnit = new Map([
    ['M', 1],
    ['H', MINUTES_PER_HOUR],
    ['D', MINUTES_PER_DAY],
    ['W', DAYS_PER_WEEK * MINUTES_PER_DAY],
  ]);
  return Number(timeframe.slice(1)) * perUnit.get(timeframe.charAt(0))!;
}

function countOf(count: number, unit: string): string | null {
  if (unit === 'M') return count === 1 ? 'MN' : null;
  const letter = unit.toLowerCase()[0];
  // `1T`, `1G`: in German, Italian and Turkish.
  if ('dtg'.includes(letter!)) return count === 1 ? 'D1' : null;
  if (letter === 'w') return count === 1 ? 'W1' : null;
  // `24h` is what quotes change in, not what candles stand for.
  if (letter === 'h' && count > LONGEST_HOURS) return null;
  const minutes = letter === 'h' ? count * MINUTES_PER_HOUR : count;
  if (minutes === MINUTES_PER_DAY) return 'D1';
  if (!OFFERED_MINUTES.has(minutes)) return null;
  return minutes % MINUTES_PER_HOUR === 0 ? `H${minutes / MINUTES_PER_HOUR}` : minutes < 60 ? `M${minutes}` : null;
}
