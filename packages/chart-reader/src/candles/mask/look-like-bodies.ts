import { median } from '../../median.ts';
import type { Zone } from './zone-finder.ts';
import { STEP_PX } from './zone-samples.ts';

/** Areas coloured like a zone are bodies where there are so many, most of them as wide as each other but for a sample, and mostly not much flatter than that. */
const FEWEST_BODIES = 6;
const MOST_AS_WIDE = 0.7;
const FLATTEST_BODY = 0.8;

/** Whether areas that are coloured like a zone are bodies all the same: buttons of brokers have the colours of candles. */
export function lookLikeBodies(zones: readonly Zone[]): boolean {
  if (zones.length < FEWEST_BODIES) return false;
  const widthPx = median(zones.map(({ left, right }) => right - left));
  const asWide = zones.filter(({ left, right }) => Math.abs(right - left - widthPx) <= STEP_PX);
  const heightPx = median(zones.map(({ top, bottom }) => bottom - top));
  return asWide.length >= MOST_AS_WIDE * zones.length && heightPx >= FLATTEST_BODY * widthPx;
}
