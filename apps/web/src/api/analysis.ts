import { endpoints } from '@pipsight/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** One of the own analyses. */
export function useAnalysis(id: string) {
  return useQuery({
    queryKey: ['analyses', 'one', id],
    queryFn: ({ signal }) => call(endpoints.analysis, { params: { id }, signal }),
  });
}
