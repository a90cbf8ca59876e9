import * as z from 'zod';
import type { MarketDataFailure, QuotesResult } from '../port.ts';
import { readableItems, unreadable } from '../read-answer.ts';
import { errorSchema, failureOfCode, quoteSchema } from './twelve-data-answers.ts';

/**
 * Reads an answer about the symbols `asked`, by their names. Of one symbol the quote itself is answered, of several an object of
 * quotes by name. An error may stand in the place of the whole or of one quote: a plan may not hold every symbol.
 */
export function readQuotes(json: unknown, asked: ReadonlyMap<string, string>): QuotesResult {
  const failed = errorSchema.safeParse(json);
  if (failed.success) return failureOfCode(failed.data.code) ?? { ok: true, quotes: [] };
  const record = z.record(z.string(), z.unknown()).safeParse(json);
  if (!record.success) return unreadable(record.error);
  const answers = [...asked].map(([name, symbol]) => {
    const answer = asked.size === 1 ? record.data : record.data[name];
    return { symbol, answer, error: errorSchema.safeParse(answer).data };
  });
  const read = readableItems(
    answers.filter(({ error }) => !error).map(({ answer }) => answer),
    quoteSchema,
  );
  if (!read.ok) return read;
  const quotes = read.items.flatMap(({ symbol: name, price, asOf }) => {
    const symbol = asked.get(name);
    return symbol === undefined ? [] : [{ symbol, price, asOf }];
  });
  const failures = answers.flatMap(({ symbol, error }): { symbol: string; because: MarketDataFailure }[] => {
    const because = error ? failureOfCode(error.code) : null;
    return because ? [{ symbol, because }] : [];
  });
  const [first] = failures;
  if (!first) return { ok: true, quotes };
  if (quotes.length === 0) return first.because;
  return { ok: true, quotes, skipped: { symbols: failures.map(({ symbol }) => symbol), because: first.because } };
}
