import { endpoints, type correctionSchema } from '@pipsight/contract';
import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import { call } from './call.ts';

export type ChartCorrection = z.output<typeof correctionSchema>['charts'][number];

/** Corrects what was read from one chart; answers the analysis made anew. */
export function useCorrectAnalysis(analysisId: string) {
  return useMutation({
    mutationFn: (correction: ChartCorrection) =>
      call(endpoints.correctAnalysis, { params: { id: analysisId }, body: { charts: [correction] } }),
  });
}
