export type PriceReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/** As many digits as every calculation keeps exact. */
const MAX_DIGITS = 15;
/** Of these before the point: more would count more pips than the database holds. */
const MAX_WHOLE_DIGITS = 11;

/**
 * A price as people and platforms write it, as plain decimal text: `1.08512`, `1,08512`, `1 945.50`, `1,945.50`,
 * `1.945,50`. One comma before three digits can be either mark, and is not guessed.
 */
export function readPrice(written: string): PriceReading {
  const text = written.replace(/[\s\u00a0\u202f']/g, '');
  if (/^\d{1,3},\d{3}$/.test(text)) {
    return { ok: false, problem: `"${written}" can be read in two ways: write its decimals after a point` };
  }
  const plain = plainDecimal(text)?.replace(/^0+(?=\d)/, '') ?? '';
  const [whole = '', decimals = ''] = plain.split('.');
  if (whole === '' || whole.length > MAX_WHOLE_DIGITS || whole.length + decimals.length > MAX_DIGITS) {
    return { ok: false, problem: `"${written}" is not a price` };
  }
  return { ok: true, text: plain };
}

function plainDecimal(text: string): string | null {
  if (/^\d+(?:\.\d+)?$/.test(text)) return text;
  if (/^\d+,\d+$/.test(text)) return text.replace(',', '.');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return null;
}
