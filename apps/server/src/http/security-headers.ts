import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isSecure, type SiteAddress } from './site-address.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers that keep a page from loading, or being loaded by, what it should not. Styles may be inline, since component
 * libraries insert style elements; scripts may not. Pictures come from the server, from files the user chose (`blob:`)
 * and from canvases (`data:`).
 */
export async function addSecurityHeaders(app: FastifyInstance, site: SiteAddress): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (isSecure(request, site)) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
}
