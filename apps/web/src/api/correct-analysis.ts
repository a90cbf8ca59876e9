import { endpoints, type correctionSchema } from '@pipsight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { analysisKey } from './analysis.ts';
import { call } from './call.ts';

export type ChartCorrection = z.output<typeof correctionSchema>['charts'][number];

/** Corrects what was read from one chart; answers the analysis made anew, which the history shows from then on too. */
export function useCorrectAnalysis(analysisId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (correction: ChartCorrection) =>
      call(endpoints.correctAnalysis, { params: { id: analysisId }, body: { charts: [correction] } }),
    onSuccess: (analysis) => client.setQueryData(analysisKey(analysisId), analysis),
  });
}
