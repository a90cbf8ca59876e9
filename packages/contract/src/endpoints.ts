import * as z from 'zod';
import { analysisEntriesQuerySchema, analysisEntrySchema, analysisFiguresSchema } from './admin-history.ts';
import { analysisEngineChangeSchema, analysisEngineSchema } from './analysis-engine.ts';
import { analysesQuerySchema, analysisCountSchema, analysisSchema, correctionSchema } from './analysis.ts';
import { chartCandlesSchema } from './chart.ts';
import { importReportSchema } from './journal.ts';
import { quoteSchema, quotesQuerySchema } from './market-data.ts';
import { notificationsChangeSchema, notificationsSchema } from './notifications.ts';
import { idSchema, successSchema } from './primitives.ts';
import { sharedAnalysisSchema, shareRequestSchema, shareSchema } from './share.ts';
import { moodStatsSchema, newTradeSchema, trackerStatusSchema, tradeChangeSchema, tradeSchema } from './trade.ts';
import { newUserSchema, passwordResetSchema, userChangeSchema, userIdBodySchema } from './user-administration.ts';
import { credentialsSchema, passwordChangeSchema, userSchema, userStatsSchema } from './user.ts';

/** One call of the API. `response` is what a success answers, with status `status`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly status: 200 | 201;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

const byId = z.object({ id: idSchema });

/** Every JSON call that server and web agree on. The multipart upload's body is described at the route. */
export const endpoints = {
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    status: 200,
    response: userSchema,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    status: 200,
    body: credentialsSchema,
    response: userSchema,
  },
  logout: { method: 'POST', path: '/api/auth/logout', summary: 'Sign out', status: 200, response: successSchema },
  userStats: {
    method: 'GET',
    path: '/api/user/stats',
    summary: 'Usage of the signed-in user',
    status: 200,
    response: userStatsSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/change-password',
    summary: 'Change the own password; ends the own other sessions',
    status: 200,
    body: passwordChangeSchema,
    response: successSchema,
  },
  analyze: {
    method: 'POST',
    path: '/api/analyze-multi-timeframe',
    summary: 'Analyse one to three chart pictures (multipart: charts, timeframes)',
    status: 200,
    response: analysisSchema,
  },
  analyses: {
    method: 'GET',
    path: '/api/chart-analyses',
    summary: 'Own analyses, newest first: a page, or the newest 100; all, or those of one symbol or outcome',
    status: 200,
    query: analysesQuerySchema,
    response: z.array(analysisSchema),
  },
  analysisCounts: {
    method: 'GET',
    path: '/api/chart-analyses/counts',
    summary: 'How many own analyses there are of each symbol, with and without a setup; most first',
    status: 200,
    response: z.array(analysisCountSchema),
  },
  analysis: {
    method: 'GET',
    path: '/api/chart-analyses/:id',
    summary: 'One of the own analyses',
    status: 200,
    params: byId,
    response: analysisSchema,
  },
  correctAnalysis: {
    method: 'PATCH',
    path: '/api/chart-analyses/:id',
    summary: 'Correct what was read and analyse again; costs no use',
    status: 200,
    params: byId,
    body: correctionSchema,
    response: analysisSchema,
  },
  chartCandles: {
    method: 'GET',
    path: '/api/chart-analyses/:id/charts/:index/candles',
    summary: 'The candles read from one chart',
    status: 200,
    params: z.object({ id: idSchema, index: z.coerce.number().int().min(0).max(2) }),
    response: chartCandlesSchema,
  },
  shareAnalysis: {
    method: 'POST',
    path: '/api/analysis/share',
    summary: 'The link to one of the own analyses, private or publicly discoverable; made once, then changed',
    status: 201,
    body: shareRequestSchema,
    response: shareSchema,
  },
  sharedAnalysis: {
    method: 'GET',
    path: '/api/shared/:token',
    summary: 'A shared analysis, for anyone who has its link',
    status: 200,
    params: z.object({ token: z.string() }),
    response: sharedAnalysisSchema,
  },
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
  notifications: {
    method: 'GET',
    path: '/api/user/notifications',
    summary: 'Where the signed-in user is told of the own trades',
    status: 200,
    response: notificationsSchema,
  },
  changeNotifications: {
    method: 'PUT',
    path: '/api/user/notifications',
    summary: 'Set or clear the Telegram chat that is told of the own trades',
    status: 200,
    body: notificationsChangeSchema,
    response: notificationsSchema,
  },
  testNotifications: {
    method: 'POST',
    path: '/api/user/notifications/test',
    summary: 'Send a test message to the own Telegram chat',
    status: 200,
    response: successSchema,
  },
  users: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'All accounts, newest first',
    status: 200,
    response: z.array(userSchema),
  },
  createUser: {
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Make an account',
    status: 201,
    body: newUserSchema,
    response: userSchema,
  },
  updateUser: {
    method: 'PUT',
    path: '/api/admin/users/:id',
    summary: 'Change role, limit, permissions or activity of an account that is not the own',
    status: 200,
    params: byId,
    body: userChangeSchema,
    response: userSchema,
  },
  deactivateUser: {
    method: 'POST',
    path: '/api/admin/deactivate-user',
    summary: 'Prevent an account from signing in and end its sessions; its data is kept',
    status: 200,
    body: userIdBodySchema,
    response: successSchema,
  },
  reactivateUser: {
    method: 'POST',
    path: '/api/admin/reactivate-user',
    summary: 'Let a deactivated account sign in again',
    status: 200,
    body: userIdBodySchema,
    response: successSchema,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/admin/reset-password',
    summary: 'Set the password of an account and end its sessions',
    status: 200,
    body: passwordResetSchema,
    response: successSchema,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/delete-user/:id',
    summary: 'Delete an account with everything that belongs to it',
    status: 200,
    params: byId,
    response: successSchema,
  },
  analysisEngine: {
    method: 'GET',
    path: '/api/admin/analysis-engine',
    summary: 'Which engine answers, its self-test, and what it took this month',
    status: 200,
    response: analysisEngineSchema,
  },
  changeAnalysisEngine: {
    method: 'PUT',
    path: '/api/admin/analysis-engine',
    summary: 'Decide whether the built-in analysis stands in where the vision model gives none',
    status: 200,
    body: analysisEngineChangeSchema,
    response: analysisEngineSchema,
  },
  testAnalysisEngine: {
    method: 'POST',
    path: '/api/admin/analysis-engine/self-test',
    summary: 'Show the vision model a chart with a printed number and see whether it reads it',
    status: 200,
    response: analysisEngineSchema,
  },
  analysisFigures: {
    method: 'GET',
    path: '/api/admin/analysis-figures',
    summary: "All users' analyses in figures, in all and by user",
    status: 200,
    response: analysisFiguresSchema,
  },
  analysisEntries: {
    method: 'GET',
    path: '/api/admin/chart-analyses',
    summary: "All users' analyses, or one user's, in short and newest first: a page, or the newest 100",
    status: 200,
    query: analysisEntriesQuerySchema,
    response: z.array(analysisEntrySchema),
  },
} as const satisfies Record<string, Endpoint>;

/** Address of the stored picture of one chart, for the owner's `img`. */
export function chartPicturePath(analysisId: string, index: number): string {
  return `/api/chart-analyses/${encodeURIComponent(analysisId)}/charts/${index}`;
}
