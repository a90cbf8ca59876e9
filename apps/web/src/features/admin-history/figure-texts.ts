const counts = new Intl.NumberFormat('en');
const rates = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** `12,345`. */
export function countText(count: number): string {
  return counts.format(count);
}

/** `42.5%`; a dash where there is no rate. */
export function rateText(percent: number | null): string {
  return percent === null ? '–' : `${rates.format(percent)}%`;
}
