/** Above this a setup rate is highlighted, percent. */
const HIGH_PERCENT = 50;

/** Share of analyses that hold a setup, percent; null where there are no analyses. */
export function setupRatePercent({ analyses, setups }: { analyses: number; setups: number }): number | null {
  return analyses === 0 ? null : (setups / analyses) * 100;
}

/** Whether a setup rate is highlighted. */
export function isHighSetupRate(percent: number | null): boolean {
  return percent !== null && percent > HIGH_PERCENT;
}
