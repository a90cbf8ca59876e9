import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure, type SiteAddress } from './site-address.ts';

const NAME = 'session';

/** The browser's half of a session. */
export interface SessionCookie {
  /** The token a request carries, or null. */
  read(request: FastifyRequest): string | null;
  write(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** A cookie that scripts cannot read and other sites' forms do not send; over HTTPS it travels over HTTPS only. */
export function createSessionCookie(site: SiteAddress, maxAgeSeconds: number): SessionCookie {
  const attributes = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, site) }) as const;
  return {
    read: (request) => request.cookies[NAME] || null,
    write: (request, reply, token) =>
      void reply.setCookie(NAME, token, { ...attributes(request), maxAge: maxAgeSeconds }),
    clear: (request, reply) => void reply.clearCookie(NAME, attributes(request)),
  };
}
