import { endpoints } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { orNoAnalysis } from '../../http/or-no-analysis.ts';
import { NOINDEX } from './noindex.ts';
import { orInvalidLink } from './or-invalid-link.ts';
import { findShare, findSharedAnalysis, findSharedPicture, removeShare, shareAnalysis } from './share-store.ts';

interface SharingRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
}

/** Making links to own analyses, and what a link gives to anyone. */
export function addSharingRoutes(app: FastifyInstance, { db, now }: SharingRoutesOptions): void {
  addEndpoint(app, endpoints.shareAnalysis, 'user', async ({ body, request }) => {
    return orNoAnalysis(await shareAnalysis(db, { ...body, ownerId: signedIn(request).id, now: now() }));
  });

  addEndpoint(app, endpoints.share, 'user', async ({ params, request }) => {
    const own = { analysisId: params.id, ownerId: signedIn(request).id };
    return orNoAnalysis(await findShare(db, own)).share;
  });

  addEndpoint(app, endpoints.removeShare, 'user', async ({ params, request }) => {
    const own = { analysisId: params.id, ownerId: signedIn(request).id };
    orNoAnalysis(await findShare(db, own));
    await removeShare(db, own);
    return { success: true as const };
  });

  addEndpoint(app, endpoints.sharedAnalysis, 'anyone', async ({ params, reply }) => {
    reply.header(...NOINDEX);
    return orInvalidLink(await findSharedAnalysis(db, params.token));
  });

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/shared/:token/charts/:index',
    schema: {
      summary: 'The picture of one chart of a shared analysis',
      params: z.object({ token: z.string(), index: endpoints.chartCandles.params.shape.index }),
      produces: ['image/png', 'image/jpeg'],
    },
    config: { access: 'anyone' },
    async handler(request, reply) {
      const { token, index } = request.params;
      const { bytes, mediaType } = orInvalidLink(await findSharedPicture(db, token, index));
      return reply
        .type(mediaType)
        .header(...NOINDEX)
        .send(bytes);
    },
  });
}
