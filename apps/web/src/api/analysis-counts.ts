import { endpoints } from '@pipsight/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** How many of the own analyses there are of each symbol and outcome. Always asked for anew. */
export function useAnalysisCounts() {
  return useQuery({
    queryKey: ['analyses', 'counts'],
    queryFn: ({ signal }) => call(endpoints.analysisCounts, { signal, cache: 'no-store' }),
    staleTime: 0,
  });
}
