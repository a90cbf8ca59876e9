import { endpoints } from '@pipsight/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** The newest of the own analyses, as many as the server gives at once. Always asked for anew. */
export function useNewestAnalyses() {
  return useQuery({
    queryKey: ['analyses', 'newest'],
    queryFn: ({ signal }) => fetchAnalyses(signal),
    staleTime: 0,
  });
}

/** @throws Error `Failed to fetch analyses`. */
async function fetchAnalyses(signal: AbortSignal) {
  try {
    return await call(endpoints.analyses, { signal, cache: 'no-store' });
  } catch (cause) {
    throw new Error('Failed to fetch analyses', { cause });
  }
}
