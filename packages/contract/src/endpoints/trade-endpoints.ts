import * as z from 'zod';
import { importReportSchema } from '../journal.ts';
import { quoteSchema, quotesQuerySchema } from '../market-data.ts';
import { successSchema } from '../primitives.ts';
import { moodStatsSchema, newTradeSchema, trackerStatusSchema, tradeChangeSchema, tradeSchema } from '../trade.ts';
import { byId, type Endpoint } from './endpoint.ts';

/** Trades, their tracker and the prices they are held against. */
export const tradeEndpoints = {
  quotes: {
    method: 'GET',
    path: '/api/market-data/forex',
    summary: 'Newest prices of the symbols asked for, separated by commas; unknown ones are left out',
    status: 200,
    query: quotesQuerySchema,
    response: z.array(quoteSchema),
  },
  trades: {
    method: 'GET',
    path: '/api/trades',
    summary: 'The own trades, newest first',
    status: 200,
    response: z.array(tradeSchema),
  },
  moodStats: {
    method: 'GET',
    path: '/api/trades/mood-stats',
    summary: 'The own closed trades by mood and confidence at entry',
    status: 200,
    response: moodStatsSchema,
  },
  createTrade: {
    method: 'POST',
    path: '/api/trades',
    summary: 'Make a trade to follow',
    status: 201,
    body: newTradeSchema,
    response: tradeSchema,
  },
  importTrades: {
    method: 'POST',
    path: '/api/trades/import',
    summary:
      'Read closed trades from a CSV or a MetaTrader report, and add those the journal lacks (multipart: file, timeZone, columns, save)',
    status: 200,
    response: importReportSchema,
  },
  changeTrade: {
    method: 'PATCH',
    path: '/api/trades/:id',
    summary: 'Change mood and confidence of an own trade, or close it by hand with an exit price',
    status: 200,
    params: byId,
    body: tradeChangeSchema,
    response: tradeSchema,
  },
  deleteTrade: {
    method: 'DELETE',
    path: '/api/trades/:id',
    summary: 'Delete an own trade',
    status: 200,
    params: byId,
    response: successSchema,
  },
  trackerStatus: {
    method: 'GET',
    path: '/api/live-tracker/status',
    summary: 'Whether the own tracker is active, and the trades it watches',
    status: 200,
    response: trackerStatusSchema,
  },
  startTracker: {
    method: 'POST',
    path: '/api/live-tracker/start',
    summary: 'Start watching; does nothing more when active already',
    status: 200,
    response: trackerStatusSchema,
  },
  stopTracker: {
    method: 'POST',
    path: '/api/live-tracker/stop',
    summary: 'Stop watching',
    status: 200,
    response: trackerStatusSchema,
  },
  watchTrade: {
    method: 'POST',
    path: '/api/live-tracker/add-trade/:id',
    summary: 'Have the tracker watch an own open trade',
    status: 200,
    params: byId,
    response: trackerStatusSchema,
  },
  unwatchTrade: {
    method: 'DELETE',
    path: '/api/live-tracker/remove-trade/:id',
    summary: 'Have the tracker watch an own trade no longer; the trade stays',
    status: 200,
    params: byId,
    response: trackerStatusSchema,
  },
} as const satisfies Record<string, Endpoint>;
