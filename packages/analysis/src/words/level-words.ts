import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import { levelRole, type KeyLevel } from '../structure/key-levels.ts';

const EACH_SIDE = 3;

/** The nearest levels around price, highest first: `1.08512 resistance, 3 touches`. */
export function keyLevelWords(view: ChartView): string[] {
  const { levels } = view.structure;
  const above = levels.filter(({ price }) => price > view.price).slice(0, EACH_SIDE);
  const below = levels.filter(({ price }) => price <= view.price).slice(-EACH_SIDE);
  return [...below, ...above].toReversed().map((level) => levelWords(level, view));
}

function levelWords(level: KeyLevel, { price: now, grid }: ChartView): string {
  const { price, touches, roundNumber } = level;
  const role = levelRole(level, now) ?? 'where price is now';
  const count = touches.length === 1 ? '1 touch' : `${touches.length} touches`;
  const round = roundNumber === null ? '' : `, round number ${inWords(roundNumber, grid)}`;
  return `${inWords(price, grid)} ${role}, ${count}${round}`;
}

/**
 * The nearest standing level of at least two touches above and below a price, null where there is none. The price now is
 * that of the entry chart: a higher chart may have been taken a little earlier.
 */
export function nearestLevels(
  { structure: { levels }, grid }: ChartView,
  price: number,
): {
  readonly support: number | null;
  readonly resistance: number | null;
} {
  const solid = levels.filter(({ touches }) => touches.length > 1);
  const rounded = (level: KeyLevel | undefined): number | null =>
    level ? Number(level.price.toFixed(grid.decimals)) : null;
  return {
    support: rounded(solid.findLast((level) => level.price <= price)),
    resistance: rounded(solid.find((level) => level.price > price)),
  };
}
