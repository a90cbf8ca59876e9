import type { FastifyInstance } from 'fastify';

/**
 * Lets a closing server end as soon as its last answer is sent. An answer that began before keeps its connection alive
 * for the next request, and the server would wait for that until the connection times out.
 */
export function closeConnectionsWithServer(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onResponse', async () => {
    // The connection counts as idle only once the event that led here is over.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
