import { endpoints } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { findPicture } from './analysis-store.ts';
import { orNoAnalysis } from '../../http/or-no-analysis.ts';

const DAY_SECONDS = 86_400;

/** The stored picture of one chart, at `chartPicturePath` of the contract; for those who may see its analysis. */
export function addPictureRoute(app: FastifyInstance, db: Database): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/chart-analyses/:id/charts/:index',
    schema: {
      summary: 'The picture of one chart',
      params: endpoints.chartCandles.params,
      produces: ['image/png', 'image/jpeg'],
    },
    config: { access: 'user' },
    async handler(request, reply) {
      const { id, index } = request.params;
      const { bytes, mediaType } = orNoAnalysis(await findPicture(db, id, index, signedIn(request)));
      return (
        reply
          .type(mediaType)
          // A picture never changes, but it is its owner's alone: no shared cache may keep it.
          .header('cache-control', `private, max-age=${DAY_SECONDS}, immutable`)
          .header('vary', 'cookie')
          .send(bytes)
      );
    },
  });
}
