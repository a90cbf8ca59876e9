import { sharedPagePath, sharedPreviewPath } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { pageWithHead, unlistedPage } from '../../http/page.ts';
import { originOf, type SiteAddress } from '../../http/site-address.ts';
import { sendPage } from '../../http/web-client.ts';
import { NOINDEX } from './noindex.ts';
import { findSharedAnalysis } from './share-store.ts';
import { sharedPageHead } from './shared-page-head.ts';

interface SharedPageOptions {
  readonly db: Database;
  /** The web client's page, which shows the analysis. */
  readonly page: string;
  readonly appTitle: string;
  readonly site: SiteAddress;
}

/** The page behind a link. Only one that its owner made public may be listed by search engines. */
export function addSharedPageRoute(app: FastifyInstance, { db, page, appTitle, site }: SharedPageOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/shared/:token',
    schema: { hide: true, params: z.object({ token: z.string() }) },
    config: { access: 'anyone' },
    async handler(request, reply) {
      const { token } = request.params;
      const shared = await findSharedAnalysis(db, token);
      if (!shared) return sendPage(reply.header(...NOINDEX), unlistedPage(page), 404);
      const origin = originOf(request, site);
      const head = sharedPageHead(shared, {
        appTitle,
        pageUrl: origin + sharedPagePath(token),
        previewUrl: origin + sharedPreviewPath(token),
      });
      const own = pageWithHead(page, head);
      if (shared.isPublic === 'true') return sendPage(reply, own, 200);
      return sendPage(reply.header(...NOINDEX), unlistedPage(own), 200);
    },
  });
}
