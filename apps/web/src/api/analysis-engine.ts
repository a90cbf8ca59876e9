import { endpoints } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';

const ENGINE_KEY = ['analysis-engine'] as const;

/** Which engine answers and what it took, for administrators. */
export function useAnalysisEngine() {
  return useQuery({
    queryKey: ENGINE_KEY,
    queryFn: ({ signal }) => call(endpoints.analysisEngine, { signal }),
    staleTime: 0,
  });
}

/** Decides whether the built-in analysis stands in where the vision model gives none. */
export function useChangeAnalysisEngine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fallsBack: boolean) => call(endpoints.changeAnalysisEngine, { body: { fallsBack } }),
    onSuccess: (engine) => client.setQueryData(ENGINE_KEY, engine),
  });
}

/** Runs the vision model's self-test. */
export function useTestAnalysisEngine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.testAnalysisEngine),
    onSuccess: (engine) => client.setQueryData(ENGINE_KEY, engine),
  });
}
