import { endpoints, HISTORY_PAGE_SIZE, type AnalysisFilter } from '@pipsight/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** A page of the own analyses that a filter lets through, newest first; pages count from 0. Always asked for anew. */
export function useAnalysesPage(page: number, filter: AnalysisFilter) {
  return useQuery({
    queryKey: ['analyses', 'page', filter, page],
    queryFn: ({ signal }) => fetchPage(page, filter, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** @throws Error `Failed to fetch analyses`. */
async function fetchPage(page: number, filter: AnalysisFilter, signal: AbortSignal) {
  const query = { limit: HISTORY_PAGE_SIZE, offset: page * HISTORY_PAGE_SIZE, ...filter };
  try {
    return await call(endpoints.analyses, { query, signal, cache: 'no-store' });
  } catch (cause) {
    throw new Error('Failed to fetch analyses', { cause });
  }
}
