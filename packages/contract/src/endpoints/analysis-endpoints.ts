import * as z from 'zod';
import { analysesQuerySchema, analysisCountSchema, analysisSchema, correctionSchema } from '../analysis.ts';
import { chartCandlesSchema } from '../chart.ts';
import { idSchema, successSchema } from '../primitives.ts';
import { sharedAnalysisSchema, shareRequestSchema, shareSchema } from '../share.ts';
import { byId, type Endpoint } from './endpoint.ts';

/** Charts, their analyses and the links to them. */
export const analysisEndpoints = {
  analyze: {
    method: 'POST',
    path: '/api/analyze-multi-timeframe',
    summary: 'Analyse one to three chart pictures (multipart: charts, timeframes)',
    status: 200,
    response: analysisSchema,
  },
  analyses: {
    method: 'GET',
    path: '/api/chart-analyses',
    summary: 'Own analyses, newest first: a page, or the newest 100; all, or those of one symbol or outcome',
    status: 200,
    query: analysesQuerySchema,
    response: z.array(analysisSchema),
  },
  analysisCounts: {
    method: 'GET',
    path: '/api/chart-analyses/counts',
    summary: 'How many own analyses there are of each symbol, with and without a setup; most first',
    status: 200,
    response: z.array(analysisCountSchema),
  },
  analysis: {
    method: 'GET',
    path: '/api/chart-analyses/:id',
    summary: 'One of the own analyses',
    status: 200,
    params: byId,
    response: analysisSchema,
  },
  correctAnalysis: {
    method: 'PATCH',
    path: '/api/chart-analyses/:id',
    summary: 'Correct what was read and analyse again; costs no use',
    status: 200,
    params: byId,
    body: correctionSchema,
    response: analysisSchema,
  },
  chartCandles: {
    method: 'GET',
    path: '/api/chart-analyses/:id/charts/:index/candles',
    summary: 'The candles read from one chart',
    status: 200,
    params: z.object({ id: idSchema, index: z.coerce.number().int().min(0).max(2) }),
    response: chartCandlesSchema,
  },
  shareAnalysis: {
    method: 'POST',
    path: '/api/analysis/share',
    summary: 'The link to one of the own analyses, private or publicly discoverable; made once, then changed',
    status: 201,
    body: shareRequestSchema,
    response: shareSchema,
  },
  share: {
    method: 'GET',
    path: '/api/chart-analyses/:id/share',
    summary: 'The link that one of the own analyses has; null while it has none',
    status: 200,
    params: byId,
    response: shareSchema.nullable(),
  },
  removeShare: {
    method: 'DELETE',
    path: '/api/chart-analyses/:id/share',
    summary: 'Take the link of one of the own analyses away: it leads nowhere from then on',
    status: 200,
    params: byId,
    response: successSchema,
  },
  sharedAnalysis: {
    method: 'GET',
    path: '/api/shared/:token',
    summary: 'A shared analysis, for anyone who has its link',
    status: 200,
    params: z.object({ token: z.string() }),
    response: sharedAnalysisSchema,
  },
} as const satisfies Record<string, Endpoint>;
