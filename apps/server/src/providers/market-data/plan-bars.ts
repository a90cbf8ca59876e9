import type { PriceBar } from './port.ts';

/** The bars to ask a source for. */
export interface BarPlan {
  readonly widthMs: number;
  readonly from: Date;
  readonly to: Date;
}

/** What a source gives in one answer: bars of these widths, shortest first, and at most so many. */
export interface BarLimits {
  readonly widthsMs: readonly number[];
  readonly maxBars: number;
}

/** The shortest bars that cover a span in one answer, or of a span too long even for the longest its beginning. Null for no span. */
export function planBars(from: Date, to: Date, { widthsMs, maxBars }: BarLimits): BarPlan | null {
  const spanMs = to.getTime() - from.getTime();
  if (!(spanMs > 0)) return null;
  const widthMs = widthsMs.find((width) => spanMs <= width * maxBars) ?? widthsMs.at(-1)!;
  return { widthMs, from, to: new Date(Math.min(to.getTime(), from.getTime() + widthMs * maxBars)) };
}

/** Prices of a bar as a source writes them. */
export interface BarPrices {
  readonly startsAt: Date;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Bars as a source gave them, brought to the port's promises: those wholly within the plan's span, oldest first, each once. */
export function barsWithin({ widthMs, from, to }: BarPlan, given: readonly BarPrices[]): readonly PriceBar[] {
  const bars = given
    .map(({ startsAt, open, high, low, close }) => ({
      from: startsAt,
      to: new Date(startsAt.getTime() + widthMs),
      open,
      // A source that rounds each price by itself may leave the extremes a hair inside.
      high: Math.max(open, high, low, close),
      low: Math.min(open, high, low, close),
      close,
    }))
    .filter((bar) => bar.from >= from && bar.to <= to)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  return bars.filter((bar, index) => index === 0 || bar.from >= bars[index - 1]!.to);
}
