import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import { originOf, type SiteAddress } from './site-address.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses calls that change something when another site's page made the browser send them. */
export function addOriginCheck(app: FastifyInstance, site: SiteAddress): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isOwnPage(request, site)) return;
    throw new HttpError(
      403,
      'This request came from another site and was refused. Open the application and try again.',
    );
  });
}

/**
 * Browsers say where a request comes from in `Sec-Fetch-Site`, or, over plain HTTP and in old versions, in `Origin`
 * only. A request with neither comes from no browser and carries no visitor's cookie against their will.
 */
function isOwnPage(request: FastifyRequest, site: SiteAddress): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === originOf(request, site);
}
