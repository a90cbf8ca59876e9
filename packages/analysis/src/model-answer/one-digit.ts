import { inWords, type PriceGrid } from '../prices/price-grid.ts';
import type { MeasuredLevel } from './measured-levels.ts';

/** `; one digit differs from the swing low 1.08330` where that may explain a wrong price, else nothing. */
export function digitHint(price: number, levels: readonly MeasuredLevel[], grid: PriceGrid): string {
  const text = inWords(price, grid);
  const near = levels.find((level) => differsByOneDigit(text, inWords(level.price, grid)));
  return near ? `; one digit differs from the ${near.words} ${inWords(near.price, grid)}` : '';
}

/** Whether two prices, written alike, differ in exactly one digit. */
export function differsByOneDigit(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  return a.split('').filter((digit, place) => digit !== b[place]).length === 1;
}
