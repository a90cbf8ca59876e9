/** The timeframes a chart may be labelled with, shortest first. */
export const TIMEFRAMES = ['M1', 'M5', 'M15', 'M30', 'H1', 'H4', 'D1', 'W1', 'MN'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

const UNIT_MINUTES = new Map([
  ['M', 1],
  ['H', 60],
  ['D', 1440],
  ['W', 10_080],
]);
const MONTH_MINUTES = 43_200;

/**
 * Length of one bar in minutes. Reads any count of minutes, hours, days or weeks (`M3`, `H2`), which platforms offer
 * beyond {@link TIMEFRAMES}, and `MN` as 30 days. `null` for anything else.
 */
export function timeframeMinutes(timeframe: string): number | null {
  if (timeframe === 'MN') return MONTH_MINUTES;
  const unit = UNIT_MINUTES.get(timeframe.charAt(0));
  const count = timeframe.slice(1);
  return unit !== undefined && /^[1-9]\d{0,3}$/.test(count) ? unit * Number(count) : null;
}
