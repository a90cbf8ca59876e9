import { endpoints } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';

const shareKey = (analysisId: string) => ['share', analysisId];

/** The link that one of the own analyses has; null while it has none. */
export function useShare(analysisId: string) {
  return useQuery({
    queryKey: shareKey(analysisId),
    queryFn: ({ signal }) => call(endpoints.share, { params: { id: analysisId }, signal }),
    // Another tab or device may have changed it.
    staleTime: 0,
  });
}

/** Makes the link to one of the own analyses, or changes who may find it. */
export function useShareAnalysis(analysisId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ isPublic }: { isPublic: boolean }) =>
      call(endpoints.shareAnalysis, { body: { analysisId, isPublic } }),
    onSuccess: (share) => client.setQueryData(shareKey(analysisId), share),
  });
}

/** Takes the link to one of the own analyses away. */
export function useRemoveShare(analysisId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.removeShare, { params: { id: analysisId } }),
    onSuccess: () => client.setQueryData(shareKey(analysisId), null),
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
