import type { AnalysisFilter } from '@pipsight/contract';
import { useSearchParams } from 'wouter';

/** Where in the history the user is, kept in the address so that going back and links work. */
export interface HistoryAddress {
  /** From 0. */
  readonly page: number;
  /** Which analyses are listed. */
  readonly filter: AnalysisFilter;
  /** The opened analysis; null in the list. */
  readonly analysisId: string | null;
}

/**
 * Reads `?page=2&symbol=EURUSD&setup=yes&analysis=...`; pages count from 1 there. What is no page is the first, and what is
 * no filter lets all through.
 */
export function historyAddressOf(search: URLSearchParams): HistoryAddress {
  const page = search.get('page') ?? '';
  const symbol = search.get('symbol') ?? '';
  const setup = search.get('setup');
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0,
    filter: {
      ...(symbol !== '' && symbol.length <= MAX_SYMBOL_LENGTH && { symbol }),
      ...((setup === 'yes' || setup === 'no') && { hasSetup: setup }),
    },
    analysisId: search.get('analysis'),
  };
}

/** A longer one is refused by the server, and no analysis has it. */
const MAX_SYMBOL_LENGTH = 40;

/** The address of a place in the history. */
export function historyPath({ page, filter: { symbol, hasSetup }, analysisId }: HistoryAddress): string {
  const search = new URLSearchParams();
  if (page > 0) search.set('page', String(page + 1));
  if (symbol !== undefined) search.set('symbol', symbol);
  if (hasSetup !== undefined) search.set('setup', hasSetup);
  if (analysisId !== null) search.set('analysis', analysisId);
  return search.size > 0 ? `/history?${search}` : '/history';
}

export function useHistoryAddress(): HistoryAddress {
  const [search] = useSearchParams();
  return historyAddressOf(search);
}
