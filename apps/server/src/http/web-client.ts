import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PublicConfig } from '@pipsight/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderPage } from './page.ts';

/** Paths that the web client has a screen for, besides those with a route of their own. Any other is its 404 page. */
const SCREENS = ['/', '/history', '/insights', '/trades', '/profile', '/admin', '/admin/history', '/export/:id'];
const YEAR_MS = 31_536_000_000;

/**
 * The page that answers every path which is no call and no file.
 * @throws Error when the web client has not been built
 */
export function readPage(folder: string, config: PublicConfig): string {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) {
    throw new Error(`The web client is not built: there is no ${file}. Run "npm run build" first.`);
  }
  return renderPage(readFileSync(file, 'utf8'), config);
}

/** Serves the built web client: its screens, and its files, of which those with a hash in their name never change. */
export async function addWebClient(app: FastifyInstance, folder: string, page: string): Promise<void> {
  const assets = join(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.startsWith(assets);
      reply.header('cache-control', immutable ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
    },
  });
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => reply.redirect('/', 301));
  for (const url of SCREENS) {
    app.get(url, { schema: { hide: true } }, (_request, reply) => sendPage(reply, page, 200));
  }
}

/** Sends the client's page; it shows its own 404 screen for paths it does not know. */
export function sendPage(reply: FastifyReply, page: string, status: 200 | 404): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
