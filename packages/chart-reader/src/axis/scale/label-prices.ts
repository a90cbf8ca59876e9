import { isWholeNumber } from '../labels/is-whole-number.ts';
import { LEAST_COMMON, mostCommon, repeated } from './most-common.ts';
import { numberWithDecimals, type PrintedNumber } from '../labels/parse-price-label.ts';

/** The labels of one column as prices, under one reading of their separators. */
export interface LabelPrices {
  /** Digits after the decimal point, as most labels print them. */
  readonly decimals: number;
  /** One price for each printed number. */
  readonly prices: readonly number[];
}

/** Separators are specks taken for points where fewer labels have one, unless so many of them stand in one place, or where they stand in different places. */
const MIN_SEPARATOR_SHARE = 0.3;
const SAME_PLACE_SHARE = 0.5;
const AGREEING_SEPARATORS = 3;
const AGREEING_SHARE = 0.75;
/** Besides the longest number, so many are as long or longer than a whole one. */
const FEWEST_AS_LONG = 2;
const SHARE_AS_LONG = 0.25;
/** Separators before the last one of millions, which no price has with three decimals. */
const OF_MILLIONS = 2;

/**
 * The ways the numbers of one column can be meant, the likeliest first: an axis prints the same number of decimals
 * everywhere, except where a library drops trailing zeros and each label stands for itself. A lone comma before three
 * digits parts thousands unless points are printed too: `61,250` is far more common than a decimal comma with three decimals. So does the last of three
 * points: `1.570.000.000`.
 *
 * @param partThousands whether separators before three digits part thousands
 * @param telling those that tell how many decimals there are: labels of a second pane print others
 */
export function labelPrices(
  printed: readonly PrintedNumber[],
  partThousands: boolean,
  telling: readonly PrintedNumber[] = printed,
): readonly LabelPrices[] {
  // A tick that touches its label reads as a minus; the few markets that trade below zero have prices that rise up the picture only so.
  const unsigned = printed.map((label) => ({ ...label, negative: false }));
  const signed = printed.some(({ negative }) => negative) ? readingsOf(printed, partThousands, telling) : [];
  return [...readingsOf(unsigned, partThousands, telling), ...signed];
}

function readingsOf(
  printed: readonly PrintedNumber[],
  partThousands: boolean,
  telling: readonly PrintedNumber[],
): readonly LabelPrices[] {
  const decimalsOf = ({ afterLastSeparator, digits, earlierSeparators }: PrintedNumber) => {
    const areThousands = partThousands || earlierSeparators >= OF_MILLIONS;
    return afterLastSeparator === 3 && areThousands && !digits.startsWith('0') ? 0 : afterLastSeparator;
  };
  const whole = withoutPieces(telling);
  const separated = whole.map(decimalsOf).filter((count) => count !== null);
  const likeliest = mostCommon(separated);
  const agreeing = separated.filter((count) => count === likeliest).length;
  const isPoint =
    (separated.length >= MIN_SEPARATOR_SHARE * whole.length && agreeing > SAME_PLACE_SHARE * separated.length) ||
    (agreeing >= AGREEING_SEPARATORS && agreeing >= AGREEING_SHARE * separated.length);
  const shared = isPoint ? likeliest : 0;
  const together = { decimals: shared, prices: printed.map((label) => numberWithDecimals(label, shared)) };
  const own = printed.map((label) => numberWithDecimals(label, decimalsOf(label) ?? 0));
  if (own.every((price, index) => price === together.prices[index])) return [together];
  const common = repeated(separated, LEAST_COMMON * whole.length);
  return [together, { decimals: Math.max(shared, ...common), prices: own }];
}

/** The numbers without pieces of others, whose point has lost what follows it. How long a whole one is several tell: text beside the labels may read as a longer one. */
function withoutPieces(printed: readonly PrintedNumber[]): readonly PrintedNumber[] {
  const lengths = printed.map(({ digits }) => digits.length).toSorted((a, b) => b - a);
  const others = Math.min(lengths.length - 1, Math.max(FEWEST_AS_LONG, Math.floor(SHARE_AS_LONG * lengths.length)));
  return printed.filter(({ digits }) => isWholeNumber(digits, lengths[others]!));
}
