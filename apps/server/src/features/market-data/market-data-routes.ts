import { endpoints } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { QuoteCache } from './quote-cache.ts';

/** The call for market prices, open to every signed-in user. */
export function addMarketDataRoutes(app: FastifyInstance, quotes: QuoteCache): void {
  addEndpoint(app, endpoints.quotes, 'user', async ({ query }) => [...(await quotes.quotes(query.symbols))]);
}
