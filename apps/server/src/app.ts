import compress from '@fastify/compress';
import cookies from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { PublicConfig } from '@pipsight/contract';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { constants } from 'node:zlib';
import type { Database } from './db/database.ts';
import { addAccountRoutes } from './features/accounts/account-routes.ts';
import { createChangePassword } from './features/accounts/change-password.ts';
import type { Passwords } from './features/accounts/passwords.ts';
import { createSessions, SESSION_DAYS } from './features/accounts/sessions.ts';
import { createSignIn } from './features/accounts/sign-in.ts';
import { addUserAdministrationRoutes } from './features/accounts/user-administration-routes.ts';
import { addAdminHistoryRoutes } from './features/analyses/admin-history-routes.ts';
import { addAnalysesRoutes } from './features/analyses/analyses-routes.ts';
import { addAnalyzeRoute } from './features/analyses/analyze-route.ts';
import { createAnalyzeUpload } from './features/analyses/analyze-upload.ts';
import type { Analyze } from './features/analyses/build-analysis.ts';
import { addPictureRoute } from './features/analyses/picture-route.ts';
import { addEngineRoutes } from './features/analyses/vision/engine-routes.ts';
import { addJournalRoutes } from './features/journal/journal-routes.ts';
import { addMarketDataRoutes } from './features/market-data/market-data-routes.ts';
import { createQuoteCache, type QuoteCache } from './features/market-data/quote-cache.ts';
import { addPreviewRoute } from './features/sharing/preview/preview-route.ts';
import { addNotificationRoutes } from './features/notifications/notification-routes.ts';
import { addSharedPageRoute } from './features/sharing/shared-page-route.ts';
import { addSharingRoutes } from './features/sharing/sharing-routes.ts';
import { addSitemapRoutes } from './features/sharing/sitemap-routes.ts';
import { addTradeRoutes } from './features/trades/trade-routes.ts';
import { addTrackerRoutes } from './features/trades/tracker-routes.ts';
import { addAuthentication } from './http/authentication.ts';
import { closeConnectionsWithServer } from './http/close-connections.ts';
import { addErrorHandler } from './http/error-handler.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { addOpenApi } from './http/openapi.ts';
import { addOriginCheck } from './http/origin-check.ts';
import { addRequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createSessionCookie } from './http/session-cookie.ts';
import { addWebClient, readPage, sendPage } from './http/web-client.ts';
import type { VisionModel } from './providers/ai/port.ts';
import type { ChartReader } from './providers/chart-reader/port.ts';
import type { MarketData } from './providers/market-data/port.ts';
import type { Messenger } from './providers/messenger/port.ts';

/** Everything the application needs from outside. Tests give fakes. */
export interface AppDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly chartReader: ChartReader;
  readonly analyze: Analyze;
  /** Null when the built-in engine is asked alone. */
  readonly visionModel: VisionModel | null;
  readonly marketData: MarketData;
  /** Null when users cannot be messaged. */
  readonly messenger: Messenger | null;
  readonly now: () => Date;
  /** Milliseconds between two looks of the tracker at the prices. */
  readonly trackerIntervalMs: number;
  readonly publicConfig: PublicConfig;
  /** The site's origin as visitors see it; null to go by each request. */
  readonly publicUrl: string | null;
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  /** Folder of the built web client. */
  readonly webFolder: string;
  readonly logger: FastifyServerOptions['logger'];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Newest market prices, the same for callers and the tracker. */
    quotes: QuoteCache;
  }
}

const DAY_SECONDS = 86_400;
/** A request must have arrived whole in this time, uploads included. */
const REQUEST_TIMEOUT_MS = 120_000;
const MAX_JSON_BYTES = 262_144;
const MAX_ADDRESS_LENGTH = 16_384;
/** Brotli's default, 11, takes seconds for a large answer. */
const BROTLI_QUALITY = 4;

/** The whole application, not yet listening. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, now, publicConfig, analyze } = deps;
  const page = readPage(deps.webFolder, publicConfig);
  const app = fastify({
    logger: deps.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy,
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // An id of any length is one that finds nothing; the length of an address is bounded by Node.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_ADDRESS_LENGTH },
    forceCloseConnections: 'idle',
    // Addresses that cannot be decoded never reach a route, nor its error handler.
    frameworkErrors: (_error, _request, reply) => answerBadAddress(reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandler(app);
  addRequestLog(app);
  closeConnectionsWithServer(app);
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) return reply.code(404).send({ error: 'There is no such call.' });
    return sendPage(reply, page, 404);
  });

  const site = { publicUrl: deps.publicUrl };
  await addSecurityHeaders(app, site);
  await app.register(cookies);
  await app.register(multipart);
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  app.addHook('onRequest', async (request, reply) => {
    // What a call answers is one user's; a route that may be cached says so itself.
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
  });
  addOriginCheck(app, site);
  const cookie = createSessionCookie(site, SESSION_DAYS * DAY_SECONDS);
  const sessions = createSessions(db, now);
  addAuthentication(app, sessions, cookie);
  await addOpenApi(app, publicConfig.appTitle);
  addHealthRoutes(app, db);
  const signIn = createSignIn(db, deps.passwords, now);
  const changePassword = createChangePassword(db, deps.passwords, now);
  addAccountRoutes(app, { signIn, changePassword, sessions, cookie, now });
  addUserAdministrationRoutes(app, { db, passwords: deps.passwords, now });
  const analyzeUpload = createAnalyzeUpload({
    db,
    reader: deps.chartReader,
    analyze,
    visionModel: deps.visionModel,
    now,
  });
  addAnalyzeRoute(app, { db, analyzeUpload, now });
  addAnalysesRoutes(app, { db, analyze });
  addPictureRoute(app, db);
  addAdminHistoryRoutes(app, db);
  addEngineRoutes(app, { db, visionModel: deps.visionModel, now });
  addSharingRoutes(app, { db, now });
  addPreviewRoute(app, db);
  addSharedPageRoute(app, { db, page, appTitle: publicConfig.appTitle, site });
  addSitemapRoutes(app, { db, site });
  const quotes = createQuoteCache({ source: deps.marketData, now, log: app.log });
  app.decorate('quotes', quotes);
  addMarketDataRoutes(app, quotes);
  addTradeRoutes(app, { db, now });
  addJournalRoutes(app, { db, now });
  addTrackerRoutes(app, { db, now, trackerIntervalMs: deps.trackerIntervalMs });
  addNotificationRoutes(app, { db, messenger: deps.messenger, now });
  await addWebClient(app, deps.webFolder, page);
  return app;
}

function answerBadAddress(reply: Pick<FastifyReply, 'raw'>): void {
  reply.raw.writeHead(400, { 'content-type': 'application/json' });
  reply.raw.end(JSON.stringify({ error: 'This address is not valid.' }));
}

function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}
