import { signOf } from '../structure/side.ts';
import type { ChartPattern } from './chart-pattern.ts';
import { priceAt } from './line.ts';

/** Prices to watch at a bar. */
export interface PatternOutlook {
  /** Price of the neckline or boundary whose break counts; both where the shape may break either way. */
  readonly above: number | null;
  readonly below: number | null;
  /** Once broken the settled target, before that where a break now would lead; null where both ways are open. */
  readonly target: number | null;
}

export function outlookOf(
  { upper, lower, side, target, height, confirmedAt }: ChartPattern,
  bar: number,
): PatternOutlook {
  const at = confirmedAt ?? bar;
  const above = upper && side !== 'bearish' ? priceAt(upper, at) : null;
  const below = lower && side !== 'bullish' ? priceAt(lower, at) : null;
  if (target !== null || side === 'neutral') return { above, below, target };
  const line = side === 'bullish' ? above : below;
  return { above, below, target: line === null ? null : line + signOf(side) * height };
}
