import { TZDate } from '@date-fns/tz';

const CLOCK = String.raw`(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?`;
const YEAR_FIRST = RegExp(String.raw`^(\d{4})[-./](\d{1,2})[-./](\d{1,2})${CLOCK}$`);
const DAY_FIRST = RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${CLOCK}$`);
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * The moment a text names: `2024.01.31 10:30`, `2024-01-31 10:30:05`, `31.01.2024 10:30`, or ISO 8601 with its own offset.
 * @param timeZone IANA name of the zone whose clocks the text was read from; an offset in the text goes first
 * @returns null for what is no time, and for `01/02/2024`, which is read differently in different countries
 */
export function readMoment(text: string, timeZone: string): Date | null {
  if (WITH_OFFSET.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? null : moment;
  }
  const yearFirst = YEAR_FIRST.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const [year, month, day] = yearFirst ? yearFirst.slice(1, 4) : (dayFirst?.slice(1, 4).toReversed() ?? []);
  const [hour = '0', minute = '0', second = '0'] = (yearFirst ?? dayFirst)?.slice(4) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const parts = [year, month, day, hour, minute, second].map(Number);
  const [y, mo, d, h, mi, s] = [parts[0]!, parts[1]! - 1, parts[2]!, parts[3]!, parts[4]!, parts[5]!];
  const written = new Date(Date.UTC(y, mo, d, h, mi, s));
  // Dates take a year before 100 for one of the last century: `0024` would be read as 1924.
  const isDay = written.getUTCFullYear() === y && written.getUTCMonth() === mo && written.getUTCDate() === d;
  const exists = isDay && h < 24 && mi < 60 && s < 60;
  return exists ? new Date(new TZDate(y, mo, d, h, mi, s, timeZone).getTime()) : null;
}

/** Whether a text names a zone that clocks can be read in, such as `Europe/Berlin` or `UTC`. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format() !== '';
  } catch {
    return false;
  }
}
