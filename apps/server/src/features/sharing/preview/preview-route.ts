import { createHash } from 'node:crypto';
import type { SharedAnalysis } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../../db/database.ts';
import { orInvalidLink } from '../or-invalid-link.ts';
import { findSharedAnalysis, findSharedPicture } from '../share-store.ts';
import { PreviewCache } from './preview-cache.ts';
import { picturePlace } from './preview-layout.ts';
import { previewOverlay } from './preview-overlay.ts';
import { renderPreview } from './render-preview.ts';

/** A correction or a withdrawn link shows in messengers after this time. */
const MAX_AGE_SECONDS = 300;

/** The picture that messengers show beside a publicly discoverable link. Private links have none. */
export function addPreviewRoute(app: FastifyInstance, db: Database): void {
  const previews = new PreviewCache();
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/shared/:token/preview.png',
    schema: {
      summary: 'The chart of a publicly discoverable analysis with its plan, 1200 x 630, for messengers',
      params: z.object({ token: z.string() }),
      produces: ['image/png'],
    },
    config: { access: 'anyone' },
    async handler(request, reply) {
      const { token } = request.params;
      const shared = orInvalidLink(await findSharedAnalysis(db, token));
      const { analysis } = orInvalidLink(shared.isPublic === 'true' ? shared : null);
      const chart = entryChart(analysis);
      const overlay = previewOverlay(analysis, chart);
      const version = createHash('sha256').update(overlay).digest('base64url').slice(0, 16);
      reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('etag', `"${version}"`);
      if (request.headers['if-none-match'] === `"${version}"`) return reply.code(304).send();
      const png = await previews.get(`${token} ${version}`, async () => {
        const picture = chart && (await findSharedPicture(db, token, chart.index));
        return renderPreview(overlay, picture && { bytes: picture.bytes, place: picturePlace(analysis, chart) });
      });
      return reply.type('image/png').send(png);
    },
  });
}

/** The chart the entry was taken from; the first where none is marked so. */
function entryChart({ charts }: SharedAnalysis['analysis']) {
  return charts.find(({ role }) => role === 'entry') ?? charts[0] ?? null;
}
