import { sharedPagePath } from '@pipsight/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../db/database.ts';
import { escapeMarkup } from '../../http/page.ts';
import { originOf, type SiteAddress } from '../../http/site-address.ts';
import { listPublicShares } from './share-store.ts';

/** What the sitemap protocol allows in one file. */
const MAX_PAGES = 50_000;
const MAX_AGE_SECONDS = 300;

/** What search engines may list: the pages that their owners made publicly discoverable, newest first. */
export function addSitemapRoutes(app: FastifyInstance, { db, site }: { db: Database; site: SiteAddress }): void {
  app.get('/sitemap.xml', { schema: { hide: true }, config: { access: 'anyone' } }, async (request, reply) => {
    const origin = originOf(request, site);
    const pages = (await listPublicShares(db, MAX_PAGES)).map(({ token, createdAt }) => {
      const address = escapeMarkup(origin + sharedPagePath(token));
      return `<url><loc>${address}</loc><lastmod>${createdAt.toISOString()}</lastmod></url>\n`;
    });
    return cachedShortly(reply)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`,
      );
  });

  // Private pages are not named here but carry `noindex`, which a crawler sees only when it may look at them.
  app.get('/robots.txt', { schema: { hide: true }, config: { access: 'anyone' } }, (request, reply) =>
    cachedShortly(reply)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${originOf(request, site)}/sitemap.xml\n`),
  );
}

function cachedShortly(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
}
