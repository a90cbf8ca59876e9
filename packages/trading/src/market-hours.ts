/** One week of trading, from the opening on Sunday to the close on Friday, both 17:00 in New York. */
export interface TradingWeek {
  readonly opensAt: Date;
  /** The market is closed from this moment on. */
  readonly closesAt: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const OPENING_HOUR = 17;
const TRADING_DAYS = 5;
/** A Sunday; weeks are counted from it on New York's clock. */
const A_SUNDAY_MS = Date.UTC(1970, 0, 4);

const newYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' });

/** The trading week whose opening is the last one at or before a moment; the weekend belongs to the week before it. */
export function tradingWeek(at: Date): TradingWeek {
  const opening = A_SUNDAY_MS + OPENING_HOUR * HOUR_MS;
  const weeks = Math.floor((at.getTime() + offsetMs(at) - opening) / WEEK_MS);
  const openingOnTheWall = opening + weeks * WEEK_MS;
  // Clocks change in the night to Sunday, so within some hours of its opening the whole week has one offset.
  const opensAtMs = openingOnTheWall - offsetMs(new Date(openingOnTheWall + 5 * HOUR_MS));
  return { opensAt: new Date(opensAtMs), closesAt: new Date(opensAtMs + TRADING_DAYS * DAY_MS) };
}

/** Whether currencies and metals trade: Sunday 17:00 to Friday 17:00 in New York, summer time included. Knows no holidays. */
export function isMarketOpen(at: Date): boolean {
  return at < tradingWeek(at).closesAt;
}

/** What New York's clock is ahead of UTC; negative. */
function offsetMs(at: Date): number {
  const text = newYork.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ms : ms;
}
