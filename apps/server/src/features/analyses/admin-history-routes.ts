import { endpoints, MAX_PAGE_SIZE } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { countAnalyses, listEntries } from './admin-history-store.ts';

/** The analyses of all users, for administrators. */
export function addAdminHistoryRoutes(app: FastifyInstance, db: Database): void {
  addEndpoint(app, endpoints.analysisFigures, 'admin', () => countAnalyses(db));

  addEndpoint(app, endpoints.analysisEntries, 'admin', ({ query }) => {
    const { userId = null, limit = MAX_PAGE_SIZE, before = null } = query;
    return listEntries(db, { userId, limit, before });
  });
}
