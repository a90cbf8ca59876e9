import { endpoints } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { signedIn } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { HttpError } from '../../http/http-error.ts';
import { NO_TRADE } from './messages.ts';
import { addTrade, changeTrade, listTrades, removeTrade, summariseMoods } from './trade-store.ts';

interface TradeRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
}

/** The signed-in user's trades. */
export function addTradeRoutes(app: FastifyInstance, { db, now }: TradeRoutesOptions): void {
  addEndpoint(app, endpoints.trades, ['canAccessTrades'], ({ request }) => listTrades(db, signedIn(request).id));

  addEndpoint(app, endpoints.moodStats, ['canAccessTrades'], ({ request }) => summariseMoods(db, signedIn(request).id));

  addEndpoint(app, endpoints.createTrade, ['canAccessTrades'], ({ body, request }) =>
    addTrade(db, signedIn(request).id, body, now()),
  );

  addEndpoint(app, endpoints.changeTrade, ['canAccessTrades'], ({ params, body, request }) =>
    changeTrade(db, signedIn(request).id, params.id, body, now()),
  );

  addEndpoint(app, endpoints.deleteTrade, ['canAccessTrades'], async ({ params, request }) => {
    const deleted = await removeTrade(db, signedIn(request).id, params.id);
    if (!deleted) throw new HttpError(404, NO_TRADE);
    return { success: true as const };
  });
}
