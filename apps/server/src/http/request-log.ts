import type { FastifyInstance } from 'fastify';

const QUIET_ROUTES = new Set(['/healthz', '/readyz']);

/**
 * One line per answered request. It names the route, not the address: addresses hold share tokens and ids, and headers
 * hold sessions.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? null;
    if (route !== null && QUIET_ROUTES.has(route) && reply.statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        userId: request.account?.id ?? null,
      },
      'request',
    );
  });
}
