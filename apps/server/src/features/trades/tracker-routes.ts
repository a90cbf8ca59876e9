import { endpoints, type TrackerStatus } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { findTracker, startTracker, stopTracker, unwatchTrade, watchTrade } from './tracker-store.ts';

interface TrackerRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
  /** Milliseconds between two looks at the prices. */
  readonly trackerIntervalMs: number;
}

/** The signed-in user's tracker: started and stopped, and which trades it watches. Every call answers its status then. */
export function addTrackerRoutes(app: FastifyInstance, { db, now, trackerIntervalMs }: TrackerRoutesOptions): void {
  const statusOf = async (userId: string): Promise<TrackerStatus> => {
    const { isActive, activeTrades } = await findTracker(db, userId);
    return { isActive, activeTradesCount: activeTrades.length, checkInterval: trackerIntervalMs, activeTrades };
  };

  addEndpoint(app, endpoints.trackerStatus, ['canAccessTrades'], ({ request }) => statusOf(signedIn(request).id));

  addEndpoint(app, endpoints.startTracker, ['canAccessTrades'], async ({ request }) => {
    const { id: userId } = signedIn(request);
    await startTracker(db, userId, now());
    return statusOf(userId);
  });

  addEndpoint(app, endpoints.stopTracker, ['canAccessTrades'], async ({ request }) => {
    const { id: userId } = signedIn(request);
    await stopTracker(db, userId);
    return statusOf(userId);
  });

  addEndpoint(app, endpoints.watchTrade, ['canAccessTrades'], async ({ params, request }) => {
    const { id: userId } = signedIn(request);
    await watchTrade(db, userId, params.id, now());
    return statusOf(userId);
  });

  addEndpoint(app, endpoints.unwatchTrade, ['canAccessTrades'], async ({ params, request }) => {
    const { id: userId } = signedIn(request);
    await unwatchTrade(db, userId, params.id);
    return statusOf(userId);
  });
}
