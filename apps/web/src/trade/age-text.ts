const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How old something is, in one unit: `12 s`, `5 min`, `3 h`, `2 days`. A moment that is still to come is `0 s` old. */
export function ageText(ageMs: number): string {
  const age = Math.max(0, ageMs);
  if (age < MINUTE_MS) return `${Math.floor(age / 1000)} s`;
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  const days = Math.floor(age / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}
