import { characterColumns } from '../../digits/character-columns.ts';
import { likeliestTexts } from '../../digits/likeliest-texts.ts';
import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { type AxisRow, priceAtRow } from '../scale/price-at-row.ts';

/** A price that a word may print, and how likely that is beside all else that it may: 0 to 1. */
export interface LikelyPrice {
  readonly price: number;
  readonly digits: string;
  readonly likelihood: number;
}

/** Texts of a word that are looked at. */
const TEXTS = 48;

/** The prices that a word may print at its row, the likeliest first, and how likely each is of all texts, whether these are prices there or not. */
export function likelyPrices(ink: InkMap, word: Word, row: AxisRow): readonly LikelyPrice[] {
  const texts = likeliestTexts(characterColumns(ink, word), TEXTS);
  const most = texts[0]?.logLikelihood ?? 0;
  const prices = new Map<number, LikelyPrice>();
  let all = 0;
  for (const { text, logLikelihood } of texts) {
    const share = Math.exp(logLikelihood - most);
    all += share;
    const digits = text.replaceAll(/\D/g, '');
    const price = /\d#+\d/.test(text) ? null : priceAtRow(row, digits);
    if (price !== null) prices.set(price, { price, digits, likelihood: (prices.get(price)?.likelihood ?? 0) + share });
  }
  return [...prices.values()]
    .map((found) => ({ ...found, likelihood: found.likelihood / all }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
}
