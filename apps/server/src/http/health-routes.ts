import * as z from 'zod';
import { failureSchema } from '@pipsight/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { HttpError } from './http-error.ts';

const statusSchema = z.object({ status: z.literal('ok') });
const READY_TIMEOUT_MS = 5000;

/** For a supervisor: `/healthz` says that the process answers, `/readyz` that it can do its work. */
export function addHealthRoutes(app: FastifyInstance, db: Database): void {
  const schema = { response: { 200: statusSchema, '5xx': failureSchema } };
  app.get('/healthz', { schema: { ...schema, summary: 'Whether the process runs' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { ...schema, summary: 'Whether the database answers' } }, async (request) => {
    try {
      await withTimeout(db.execute(sql`select 1`), READY_TIMEOUT_MS);
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new HttpError(503, 'The database does not answer.');
    }
    return { status: 'ok' };
  });
}

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer in ${timeoutMs} ms.`)), timeoutMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
