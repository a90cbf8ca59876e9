/** A number in a text that reads as a price of the market. */
export interface SaidPrice {
  readonly value: number;
  /** As it stands in the text. */
  readonly text: string;
  /** Half of its last digit: what is within belongs to it. */
  readonly precision: number;
  /** What the words before it call it; null for any other price. */
  readonly role: 'entry' | 'stop' | 'target' | 'target1' | 'target2' | null;
}

/** Numbers not glued to letters or other digits. */
const NUMBER = /(?<![\p{L}\p{N}.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d+|\d+)(?![.,]?\d)/gu;
/** What follows a number that is no price. */
const UNIT =
  /^\s*(?:%|percent|r\b|r:r|:|x\b|\/\s*\d|atr\b|pips?\b|pipettes?\b|points?\b|ticks?\b|bars?\b|candles?\b|times\b|touches\b|swings?\b|periods?\b|hours?\b|minutes?\b|days?\b|weeks?\b|months?\b|h\b|m\b|(?:st|nd|rd|th)\b)/i;
/** What stands before a number that is no price. */
const NAMED_BEFORE =
  /(?:ema|sma|ma|rsi|atr|adx|macd|cci|stochastics?|bollinger(?: bands?)?|fib(?:onacci)?|r:r|risk[/ -]?reward(?: ratio)?|ratio|rr|1\s*:)\s*(?:of|at|is|=|:)?\s*$/i;
const FIBONACCI = new Set([
  0.236, 0.382, 0.5, 0.618, 0.62, 0.65, 0.705, 0.786, 0.79, 0.886, 1.13, 1.272, 1.414, 1.618, 2.618,
]);

/** Words that may stand between what a price is called and the price: they say "equals", not "near" or "beyond". */
const LINK = String.raw`(?:\s+(?:price|level|order|is|at|of|to|set|placed|sits?|goes|be)\b|\s*[:=@])*\s*$`;
const ROLES: readonly (readonly [NonNullable<SaidPrice['role']>, RegExp])[] = [
  [
    'entry',
    RegExp(
      String.raw`\b(?:entry|enter|(?:buy|sell)(?:[ _]+(?:limit|stop|market))?|(?:go )?(?:long|short))(?:\s+from\b)?${LINK}`,
      'i',
    ),
  ],
  ['stop', RegExp(String.raw`\b(?:stop[ -]?loss|sl|stop|protected|invalidat(?:ed|ion))${LINK}`, 'i')],
  [
    'target1',
    RegExp(String.raw`\b(?:tp ?1|take[ -]profit ?1|target ?1|first target|first take[ -]profit)${LINK}`, 'i'),
  ],
  [
    'target2',
    RegExp(String.raw`\b(?:tp ?2|take[ -]profit ?2|target ?2|second target|second take[ -]profit)${LINK}`, 'i'),
  ],
  ['target', RegExp(String.raw`\b(?:tp|take[ -]profit|target)${LINK}`, 'i')],
];

/**
 * The prices that a text names, for a market that trades at `near` and prints `decimals`. A number counts as one when it
 * is written like one: with enough decimals, and of the market's size unless its decimals leave no doubt.
 */
export function pricesInWords(text: string, near: number, decimals: number): SaidPrice[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const before = text.slice(0, match.index);
    if (UNIT.test(text.slice(match.index + match[0].length))) return [];
    const role = roleOf(before);
    const [value, places] = valueOf(match[0], decimals);
    if (role === null && (NAMED_BEFORE.test(before) || FIBONACCI.has(value))) return [];
    if (!isPriceLike(value, places, near, decimals)) return [];
    return [{ value, text: match[0], precision: 0.5 * 10 ** -places, role }];
  });
}

/** `1.0840`, `2,650.5` and `1,0840` (a comma for the point), with the number of decimals written. */
function valueOf(text: string, decimals: number): [value: number, places: number] {
  const isComma = /^\d+,\d+$/.test(text) && (decimals > 2 || !/,\d{3}$/.test(text));
  const plain = isComma ? text.replace(',', '.') : text.replace(/,/g, '');
  return [Number(plain), plain.split('.')[1]?.length ?? 0];
}

function isPriceLike(value: number, places: number, near: number, decimals: number): boolean {
  if (decimals >= 3 && places >= Math.max(2, decimals - 1)) return true;
  const ratio = value / near;
  if (near >= 1000) {
    const isYear = places === 0 && value >= 1900 && value <= 2100;
    return value >= 1000 && (!isYear || Math.abs(ratio - 1) < 0.1) && ratio < 20;
  }
  return ratio >= 0.5 && ratio <= 2 && places >= (near < 10 ? 2 : 1);
}

function roleOf(before: string): SaidPrice['role'] {
  return ROLES.find(([, pattern]) => pattern.test(before))?.[0] ?? null;
}
