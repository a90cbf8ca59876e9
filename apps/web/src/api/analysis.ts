import { endpoints, type Analysis } from '@pipsight/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

export const analysisKey = (id: string) => ['analyses', 'one', id] as const;

/** One of the own analyses; any for an administrator. */
export function useAnalysis(id: string) {
  return useQuery({
    queryKey: analysisKey(id),
    queryFn: ({ signal }) => fetchAnalysis(id, signal),
  });
}

/** Fetches one of the own analyses, or any for an administrator. */
export function fetchAnalysis(id: string, signal?: AbortSignal): Promise<Analysis> {
  return call(endpoints.analysis, { params: { id }, ...(signal && { signal }) });
}
