import { useSearchParams } from 'wouter';

/** Where in the history the user is, kept in the address so that going back and links work. */
export interface HistoryAddress {
  /** From 0. */
  readonly page: number;
  /** The opened analysis; null in the list. */
  readonly analysisId: string | null;
}

/** Reads `?page=2&analysis=...`; pages count from 1 there. What is no page is the first. */
export function historyAddressOf(search: URLSearchParams): HistoryAddress {
  const page = search.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0,
    analysisId: search.get('analysis'),
  };
}

/** The address of a place in the history. */
export function historyPath({ page, analysisId }: HistoryAddress): string {
  const search = new URLSearchParams();
  if (page > 0) search.set('page', String(page + 1));
  if (analysisId !== null) search.set('analysis', analysisId);
  return search.size > 0 ? `/history?${search}` : '/history';
}

export function useHistoryAddress(): HistoryAddress {
  const [search] = useSearchParams();
  return historyAddressOf(search);
}
