import { timeframeMinutes } from '@pipsight/trading';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  HOURLY: ['H1'],
  D: ['D1'],
  DAILY: ['D1'],
  W: ['W1'],
  WEEKLY: ['W1'],
  MN1: ['MN'],
  '1MN': ['MN'],
  '1MO': ['MN'],
  MONTHLY: ['MN'],
  // Platforms write a month so, and people a minute.
  '1M': ['MN', 'M1'],
};
const UNITS: Readonly<Record<string, string>> = { MIN: 'M', MINUTE: 'M', HR: 'H', HOUR: 'H', DAY: 'D', WEEK: 'W' };

/** Whether two spellings can name one timeframe: `H1`, `1h`, `60`, `60 min`. Unknown spellings name nothing. */
export function sameTimeframe(a: string, b: string): boolean {
  const other = new Set(minutesOf(b));
  return minutesOf(a).some((minutes) => other.has(minutes));
}

function minutesOf(text: string): number[] {
  const plain = text.toUpperCase().replace(/[\s_-]/g, '');
  const countFirst = /^(\d+)([A-Z]*?)S?$/.exec(plain);
  const unitFirst = /^([A-Z]+)(\d+)$/.exec(plain);
  const [unit = 'M', count] = countFirst ? [countFirst[2] || 'M', countFirst[1]] : unitFirst ? unitFirst.slice(1) : [];
  const names = NAMES[plain] ?? (count === undefined ? [plain] : [`${UNITS[unit] ?? unit}${count}`]);
  return names.flatMap((name) => timeframeMinutes(name) ?? []);
}
