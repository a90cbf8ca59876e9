import { isCurrency, isPair, lettersOf } from './known-symbols.ts';
import { NAMES } from './names.ts';

/** Letters that the slash between two names may be read as. */
const MOST_BETWEEN = 2;
/** Shorter words end names by chance. */
const SHORTEST_WORD = 3;

/** The pair whose two sides are named in full, where the slash between them was lost or read as a letter or two: `Euro NU.S. Dollar`. Null for any other text. */
export function joinedPair(text: string): string | null {
  const letters = lettersOf(text);
  const names = Object.entries(NAMES);
  const found = new Set(
    names
      .filter(([name]) => letters.startsWith(name))
      .flatMap(([name, base]) => {
        const rest = letters.slice(name.length);
        const quotes = names.filter(
          ([other, quote]) => isCurrency(quote) && rest.endsWith(other) && rest.length - other.length <= MOST_BETWEEN,
        );
        return quotes.flatMap(([, quote]) => (isPair(base, quote) ? [base + quote] : []));
      }),
  );
  return found.size === 1 ? [...found][0]! : null;
}

/** Whether the last word of a text ends the name of a currency, as `Dollar` does: it is the rest of a pair, not a company. */
export function endsInCurrency(text: string): boolean {
  const last =
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .findLast((word) => word !== '') ?? '';
  return (
    last.length >= SHORTEST_WORD &&
    Object.entries(NAMES).some(([name, code]) => isCurrency(code) && name.endsWith(last))
  );
}
