import { endpoints } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { HttpError } from '../../http/http-error.ts';
import { NOINDEX } from './noindex.ts';
import { orInvalidLink } from './or-invalid-link.ts';
import { findSharedAnalysis, findSharedPicture, shareAnalysis } from './share-store.ts';

interface SharingRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
}

/** Making links to own analyses, and what a link gives to anyone. */
export function addSharingRoutes(app: FastifyInstance, { db, now }: SharingRoutesOptions): void {
  addEndpoint(app, endpoints.shareAnalysis, 'user', async ({ body, request }) => {
    const share = await shareAnalysis(db, { ...body, ownerId: signedIn(request).id, now: now() });
    if (!share) throw new HttpError(404, 'This analysis does not exist, or it is not yours.');
    return share;
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
