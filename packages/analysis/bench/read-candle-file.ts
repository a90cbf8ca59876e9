import type { Candle } from '@pipsight/trading';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

type CandleFile =
  | { readonly ok: true; readonly times: readonly string[]; readonly candles: readonly Candle[] }
  /** What is wrong with the file and where: one sentence. */
  | { readonly ok: false; readonly reason: string };

const COLUMNS = ['time', 'open', 'high', 'low', 'close'] as const;

/** Reads a CSV file, packed or not, whose candles must be complete and in order before anything is said about them. */
export function readCandleFile(path: string): CandleFile {
  let text: string;
  try {
    const bytes = readFileSync(path);
    // The first two bytes of every gzip file.
    text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: `${path} cannot be read: ${why}.` };
  }
  return readCandleText(text, path);
}

/**
 * Candles of a text with a line of headings; columns may come in any order and case, further ones are left out. Fails on
 * a missing column, a cell without a number, a bar whose high or low does not hold it, and times that do not increase.
 * Missing bars are no fault: markets close.
 */
export function readCandleText(text: string, name: string): CandleFile {
  const [headings = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const names = headings.split(',').map((heading) => heading.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return { ok: false, reason: `${name} has no column ${missing.join(', ')}; it needs ${COLUMNS.join(', ')}.` };
  }
  if (lines.length === 0) return { ok: false, reason: `${name} has headings but no candles.` };
  const times: string[] = [];
  const candles: Candle[] = [];
  for (const [i, line] of lines.entries()) {
    const cells = line.split(',').map((cell) => cell.trim());
    const cellOf = (column: (typeof COLUMNS)[number]): string => cells[names.indexOf(column)] ?? '';
    const fault = (what: string): CandleFile => ({ ok: false, reason: `${name}, line ${i + 2}: ${what}.` });
    const [time, before] = [cellOf('time'), times.at(-1)];
    if (Number.isNaN(instantOf(time))) return fault(`"${time}" is not a time`);
    if (before !== undefined && instantOf(time) <= instantOf(before)) {
      return fault(`${time} ${time === before ? 'comes twice' : `comes after ${before}`}; times must increase`);
    }
    const empty = COLUMNS.slice(1).find((column) => cellOf(column) === '' || !Number.isFinite(Number(cellOf(column))));
    if (empty) return fault(`${empty} is ${cellOf(empty) === '' ? 'empty' : `"${cellOf(empty)}"`}, which is no number`);
    const [open, high, low, close] = [cellOf('open'), cellOf('high'), cellOf('low'), cellOf('close')].map(Number);
    const candle = { open: open!, high: high!, low: low!, close: close! };
    if (candle.high < Math.max(candle.open, candle.close) || candle.low > Math.min(candle.open, candle.close)) {
      return fault(`high ${high} and low ${low} do not hold open ${open} and close ${close}`);
    }
    times.push(time);
    candles.push(candle);
  }
  return { ok: true, times, candles };
}

/** Milliseconds since 1970; seconds or milliseconds since then are understood too. NaN for what is no time. */
function instantOf(time: string): number {
  return /^\d{9,}$/.test(time) ? Number(time) : Date.parse(time);
}
