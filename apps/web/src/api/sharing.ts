import { endpoints, type Share } from '@pipsight/contract';
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
  return useShareChange(analysisId, ({ isPublic }: { isPublic: boolean }) =>
    call(endpoints.shareAnalysis, { body: { analysisId, isPublic } }),
  );
}

/** Takes the link to one of the own analyses away. */
export function useRemoveShare(analysisId: string) {
  return useShareChange(analysisId, async () => {
    await call(endpoints.removeShare, { params: { id: analysisId } });
    return null;
  });
}

/** Something done with a link, after which it is what the change says, whatever an earlier call still answers. */
function useShareChange<Input>(analysisId: string, change: (input: Input) => Promise<Share | null>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (share) => {
      await client.cancelQueries({ queryKey: shareKey(analysisId) });
      client.setQueryData(shareKey(analysisId), share);
    },
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
