import type { FastifyRequest } from 'fastify';

/** Where visitors find the site. */
export interface SiteAddress {
  /** Origin such as `https://charts.example.com`; null to go by each request. */
  readonly publicUrl: string | null;
}

/** Origin that pages of this site have, as the browser that sent a request sees it. */
export function originOf(request: FastifyRequest, { publicUrl }: SiteAddress): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** Whether the browser reached the site over HTTPS. */
export function isSecure(request: FastifyRequest, site: SiteAddress): boolean {
  return originOf(request, site).startsWith('https:');
}
