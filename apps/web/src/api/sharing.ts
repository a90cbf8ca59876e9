import { endpoints } from '@pipsight/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Makes the link to one of the own analyses, or changes who may find it. */
export function useShareAnalysis(analysisId: string) {
  return useMutation({
    mutationFn: ({ isPublic }: { isPublic: boolean }) =>
      call(endpoints.shareAnalysis, { body: { analysisId, isPublic } }),
  });
}

/** What a link shows. Needs no session. */
export function useSharedAnalysis(token: string) {
  return useQuery({
    queryKey: ['shared-analysis', token],
    queryFn: ({ signal }) => call(endpoints.sharedAnalysis, { params: { token }, signal }),
    enabled: token !== '',
  });
}
