import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { unlistedPage } from '../../http/page.ts';
import { sendPage } from '../../http/web-client.ts';
import { NOINDEX } from './noindex.ts';
import { findShareVisibility } from './share-store.ts';

interface SharedPageOptions {
  readonly db: Database;
  /** The web client's page, which shows the analysis. */
  readonly page: string;
}

/** The page behind a link. Only one that its owner made public may be listed by search engines. */
export function addSharedPageRoute(app: FastifyInstance, { db, page }: SharedPageOptions): void {
  const unlisted = unlistedPage(page);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/shared/:token',
    schema: { hide: true, params: z.object({ token: z.string() }) },
    config: { access: 'anyone' },
    async handler(request, reply) {
      const share = await findShareVisibility(db, request.params.token);
      if (share?.isPublic) return sendPage(reply, page, 200);
      return sendPage(reply.header(...NOINDEX), unlisted, share ? 200 : 404);
    },
  });
}
