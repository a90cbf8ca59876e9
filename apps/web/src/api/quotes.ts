import { endpoints, type Quote } from '@pipsight/contract';
import { normaliseSymbol } from '@pipsight/trading';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { QUOTES_REFRESH_MS } from './timing.ts';

/** Newest prices by symbol, in whatever spelling. */
export interface Quotes {
  of(symbol: string): Quote | null;
}

/**
 * Newest prices of some symbols, fetched again every {@link QUOTES_REFRESH_MS} as long as any is asked for. A failure is
 * only logged: the last prices stay, with their age.
 */
export function useQuotes(symbols: readonly string[]): Quotes {
  const wanted = [...new Set(symbols.map(normaliseSymbol))].toSorted();
  const { data } = useQuery({
    queryKey: ['quotes', wanted],
    queryFn: ({ signal }) => fetchQuotes(wanted, signal),
    enabled: wanted.length > 0,
    staleTime: 0,
    refetchInterval: QUOTES_REFRESH_MS,
    placeholderData: (previous) => previous,
  });
  return { of: (symbol) => data?.find((quote) => quote.symbol === normaliseSymbol(symbol)) ?? null };
}

/** Newest prices of some symbols; those the source does not know are left out. */
export async function fetchQuotes(symbols: readonly string[], signal?: AbortSignal): Promise<readonly Quote[]> {
  try {
    return await call(endpoints.quotes, { query: { symbols: symbols.join(',') }, ...(signal && { signal }) });
  } catch (error) {
    console.warn('Prices could not be fetched', error);
    throw error;
  }
}
