import { endpoints, MAX_PAGE_SIZE } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { countAnalyses, findAnalysis, findReading, listAnalyses } from './analysis-store.ts';
import type { Analyze } from './build-analysis.ts';
import { correctAnalysis } from './correct-analysis.ts';
import { orNoAnalysis } from '../../http/or-no-analysis.ts';

export interface AnalysesRoutesOptions {
  readonly db: Database;
  readonly analyze: Analyze;
}

/** The stored analyses of the signed-in user. */
export function addAnalysesRoutes(app: FastifyInstance, { db, analyze }: AnalysesRoutesOptions): void {
  addEndpoint(app, endpoints.analyses, ['canAccessHistory', 'canAccessInsights'], ({ query, request }) => {
    const { limit = MAX_PAGE_SIZE, offset = 0, ...filter } = query;
    return listAnalyses(db, signedIn(request).id, filter, { limit, offset });
  });

  addEndpoint(app, endpoints.analysisCounts, ['canAccessHistory', 'canAccessInsights'], ({ request }) =>
    countAnalyses(db, signedIn(request).id),
  );

  addEndpoint(app, endpoints.analysis, 'user', async ({ params, request }) =>
    orNoAnalysis(await findAnalysis(db, params.id, signedIn(request))),
  );

  addEndpoint(app, endpoints.correctAnalysis, 'user', async ({ params, body, request }) =>
    orNoAnalysis(await correctAnalysis({ db, analyze }, params.id, body, signedIn(request))),
  );

  addEndpoint(app, endpoints.chartCandles, 'user', async ({ params, request }) => {
    const reading = orNoAnalysis(await findReading(db, params.id, params.index, signedIn(request)));
    return reading.candles;
  });
}
