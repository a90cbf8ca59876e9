const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;
const WORDS: Readonly<Record<string, string>> = {
  D: 'D1',
  W: 'W1',
  M: 'MN',
  DAILY: 'D1',
  WEEKLY: 'W1',
  MONTHLY: 'MN',
  MN: 'MN',
  MN1: 'MN',
  MONTH1: 'MN',
};

/**
 * A timeframe as platforms print it, in the notation `M1` to `MN`: `1h`, `60`, `H1`; `4H`, `240`; `D`, `1D`, `Daily`.
 * A bare number is minutes. `5m` is five minutes and `1M` one month: only there the case of a letter counts.
 * Null for anything else, such as ticks, seconds, or several months.
 */
export function parseTimeframe(text: string): string | null {
  const word = WORDS[text.toUpperCase()];
  if (word !== undefined && text !== 'm') return word;
  const parts = /^(\d{1,4})\s?(m|min|h|H|hr|D|d|W|w|M)?$/.exec(text);
  if (parts !== null) return countOf(Number(parts[1]), parts[2] ?? 'm');
  const terminal = /^([MHDW])(\d{1,2})$/i.exec(text);
  if (terminal === null) return null;
  const unit = terminal[1]!.toUpperCase();
  return countOf(Number(terminal[2]), unit === 'M' ? 'm' : unit);
}

function countOf(count: number, unit: string): string | null {
  if (unit === 'M') return count === 1 ? 'MN' : null;
  const letter = unit.toLowerCase()[0];
  if (letter === 'd') return count === 1 ? 'D1' : null;
  if (letter === 'w') return count === 1 ? 'W1' : null;
  const minutes = letter === 'h' ? count * MINUTES_PER_HOUR : count;
  if (minutes <= 0 || minutes > MINUTES_PER_DAY) return null;
  if (minutes === MINUTES_PER_DAY) return 'D1';
  return minutes % MINUTES_PER_HOUR === 0 ? `H${minutes / MINUTES_PER_HOUR}` : minutes < 60 ? `M${minutes}` : null;
}
