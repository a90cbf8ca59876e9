import type { PriceAxis } from '../chart-reading.ts';
import type { ReadAxis } from './read-price-axis.ts';

/** Currencies of which none costs a thousand of another, and silver in those that it costs less than a thousand of. */
const CURRENCIES = 'USD|EUR|GBP|JPY|CHF|AUD|NZD|CAD|SEK|NOK|DKK|PLN|CZK|HUF|TRY|ZAR|MXN|SGD|HKD|CNH|CNY|ILS|THB';
const BELOW_A_THOUSAND = new RegExp(`^(?:(?:${CURRENCIES})(?:${CURRENCIES})|XAG(?:USD|EUR|GBP|AUD))`);
const A_THOUSAND = 1000;
const COMMA_BEFORE_THREE = /^\d{1,3},\d{3}$/;
const DECIMALS = 3;

/** Where the yen stands to all currencies, in thousandths: without a symbol nothing tells its prices from those of coins and indices. */
const LEAST_OF_YEN = 70_000;
const MOST_OF_YEN = 220_000;

/**
 * What the prices of an axis must be divided by to be those of its symbol. A comma before three digits is read as one between
 * thousands, which `106,931` of yen to a dollar contradicts: then 1,000. Null where no comma explains such prices: points were lost, and
 * nothing tells where; and where no symbol is known and prices with such a comma could be either. 1 for all else.
 */
export function priceDivisor(
  { axis, labels }: Pick<ReadAxis, 'axis' | 'labels'>,
  symbol: string | null,
): 1 | typeof A_THOUSAND | null {
  if (symbol !== null && !BELOW_A_THOUSAND.test(symbol)) return 1;
  if (axis.decimals > 0 || axis.labels.some(({ price }) => price < A_THOUSAND)) return 1;
  const onAxis = labels.filter(({ y }) => axis.labels.some((label) => label.y === y));
  const hasCommas = onAxis.filter(({ text }) => COMMA_BEFORE_THREE.test(text)).length > onAxis.length / 2;
  if (symbol !== null) return hasCommas ? A_THOUSAND : null;
  const mayBeYen = axis.labels.every(({ price }) => price >= LEAST_OF_YEN && price <= MOST_OF_YEN);
  return hasCommas && mayBeYen ? null : 1;
}

/** The axis with its prices divided by a thousand, which were printed with a decimal comma. */
export function inThousandths(axis: PriceAxis): PriceAxis {
  return {
    ...axis,
    price1: axis.price1 / A_THOUSAND,
    price2: axis.price2 / A_THOUSAND,
    labels: axis.labels.map(({ price, y }) => ({ price: price / A_THOUSAND, y })),
    decimals: DECIMALS,
  };
}
