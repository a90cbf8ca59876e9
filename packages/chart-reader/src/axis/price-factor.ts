import type { PriceAxis } from '../chart-reading.ts';
import type { ReadAxis } from './read-price-axis.ts';
import { labelsOnScale } from './scale/labels-on-scale.ts';

/** Currencies of which none costs a thousand of another, and silver in those that it costs less than a thousand of. */
const CURRENCIES = 'USD|EUR|GBP|JPY|CHF|AUD|NZD|CAD|SEK|NOK|DKK|PLN|CZK|HUF|TRY|ZAR|MXN|SGD|HKD|CNH|CNY|ILS|THB';
const BELOW_A_THOUSAND = new RegExp(`^(?:(?:${CURRENCIES})(?:${CURRENCIES})|XAG(?:USD|EUR|GBP|AUD))`);
/** Indices, gold and Bitcoin, which have stood above a thousand for as long as there have been charts like these, and contracts on indices with their month. */
const ABOVE_A_THOUSAND =
  /^(?:(?:US30|DJ30|WS30|DJI|GER[34]0|DE[34]0|DAX|DAX40|FRA40|CAC40|ESP35|IBEX35|IT40|FTSEMIB|SUI20|JPN?225|NI(?:KKEI)?225|UK100|HK50|HSI|IBOV)(?:[._]?cash|Index)?|(?:XAU|BTC)(?:USD[TC]?|EUR|GBP|CHF|AUD)|(?:WIN|IND)(?:FUT|[FGHJKMNQUVXZ]\d{2}))$/i;
const A_THOUSAND = 1000;
/** Behind the sign of a currency or without. */
const COMMA_BEFORE_THREE = /^\D?\d{1,3},\d{3}$/;
const DECIMALS = 3;

/** Where the yen stands to all currencies, in thousandths: without a symbol nothing tells its prices from those of coins, indices and shares. */
const LEAST_OF_YEN = 70_000;
const MOST_OF_YEN = 220_000;
/** Prices of shares in won and yen end in noughts, one in a hundred of yen to a currency does. */
const ROUND = 100;

/**
 * What the prices of an axis must be multiplied by to be those of its symbol. A comma before three digits is read as one between
 * thousands, which `106,931` of yen to a dollar contradicts: then 1/1000. A point before them is read as the decimal one, which `127.040` of an index
 * contradicts: then 1,000. Null where no separator explains such prices: points were lost, and nothing tells where; and where no symbol is
 * known and prices with such a comma could be either; nor below nought, where no currency, metal or index is quoted and charting libraries print logarithms of
 * prices below 1 by mistake. The unit of shortened numbers, and 1 for all else.
 *
 * @param lastPrice as it is read from the axis; null where none is
 */
export function priceFactor(
  { axis, labels, unit }: Pick<ReadAxis, 'axis' | 'labels' | 'unit'>,
  symbol: string | null,
  lastPrice: number | null,
): number | null {
  if (unit !== 1) return unit;
  const [costsLess, costsMore] = [BELOW_A_THOUSAND, ABOVE_A_THOUSAND].map((symbols) => symbols.test(symbol ?? ''));
  if ((costsLess || costsMore) && axis.labels.some(({ price }) => price < 0)) return null;
  const areBelow = axis.labels.every(({ price }) => price < A_THOUSAND);
  if (areBelow && axis.decimals === DECIMALS && costsMore) return A_THOUSAND;
  if (symbol !== null && !costsLess) return 1;
  if (axis.decimals > 0 || axis.labels.some(({ price }) => price < A_THOUSAND)) return 1;
  const onAxis = labelsOnScale(labels, axis.labels);
  const hasCommas = onAxis.filter(({ text }) => COMMA_BEFORE_THREE.test(text)).length > onAxis.length / 2;
  if (symbol !== null) return hasCommas ? 1 / A_THOUSAND : null;
  const isRound = lastPrice !== null && lastPrice % ROUND === 0;
  const mayBeYen = axis.labels.every(({ price }) => price >= LEAST_OF_YEN && price <= MOST_OF_YEN);
  return hasCommas && mayBeYen && !isRound ? null : 1;
}

/** The axis with its prices multiplied by a power of a thousand. */
export function scaledBy(axis: PriceAxis, factor: number): PriceAxis {
  const decimals = axis.decimals - Math.round(Math.log10(factor));
  return {
    ...axis,
    price1: scaledPrice(axis.price1, factor),
    price2: scaledPrice(axis.price2, factor),
    labels: axis.labels.map(({ price, y }) => ({ price: scaledPrice(price, factor), y })),
    decimals: Math.max(0, decimals),
  };
}

/** Digits of a price that floating point keeps. */
const EXACT_DIGITS = 15;

/** A price multiplied by a power of a thousand, its decimals exact. */
export function scaledPrice(price: number, factor: number): number {
  return Number((price * factor).toPrecision(EXACT_DIGITS));
}
