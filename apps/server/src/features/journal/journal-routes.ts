import { endpoints, MAX_IMPORT_BYTES } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { endpointSchema } from '../../http/endpoint.ts';
import { importTrades } from './import-trades.ts';
import { listForExport } from './journal-store.ts';
import { readImportForm } from './read-import-form.ts';
import { isTimeZone } from './read-moment.ts';
import { tradesCsv } from './trades-csv.ts';

interface JournalRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
}

const formSchema = z.object({
  file: z.file().max(MAX_IMPORT_BYTES),
  timeZone: z.string().optional(),
  columns: z.string().optional(),
  save: z.enum(['true', 'false']).optional(),
});

const exportQuerySchema = z.object({
  timeZone: z.string().refine(isTimeZone, 'must be a zone such as Europe/Berlin').default('UTC'),
});

/** The journal as a file, out and in. */
export function addJournalRoutes(app: FastifyInstance, { db, now }: JournalRoutesOptions): void {
  const { method, path: url } = endpoints.importTrades;
  app.route({
    method,
    url,
    schema: { ...endpointSchema(endpoints.importTrades), body: formSchema, consumes: ['multipart/form-data'] },
    // The form is described here and read, with its own checks, by the handler.
    validatorCompiler: () => (value: unknown) => ({ value }),
    config: { access: ['canAccessTrades'] },
    handler: async (request) => importTrades(db, signedIn(request).id, await readImportForm(request), now()),
  });

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/trades/export.csv',
    schema: { summary: 'The own trades as a CSV file, oldest first', querystring: exportQuerySchema },
    config: { access: ['canAccessTrades'] },
    async handler(request, reply) {
      const trades = await listForExport(db, signedIn(request).id);
      const day = now().toISOString().slice(0, 10);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="trades-${day}.csv"`)
        .send(tradesCsv(trades, request.query.timeZone));
    },
  });
}
