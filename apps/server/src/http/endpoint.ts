import { failureSchema, type Endpoint } from '@pipsight/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type * as z from 'zod';
import type { Access } from './authentication.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a call's handler gets: its validated input, and the exchange itself. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type UncheckedCall = Record<'params' | 'query' | 'body', unknown> & Pick<Call<Endpoint>, 'request' | 'reply'>;

/** Adds one call of the contract. What its handler resolves to is checked against the contract and sent. */
export function addEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  access: Access,
  handler: (call: Call<E>) => Promise<z.output<E['response']>>,
): void;
// Fastify calls the handler only with input that the endpoint's schemas accept, which its own types cannot say.
export function addEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  access: Access,
  handler: (call: UncheckedCall) => Promise<unknown>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: endpointSchema(endpoint),
    config: { access },
    async handler(request, reply) {
      const { params, query, body } = request;
      const response = await handler({ params, query, body, request, reply });
      return reply.code(endpoint.status).send(response);
    },
  });
}

/** What a call takes and answers, for validation and the OpenAPI document. */
export function endpointSchema(endpoint: Endpoint): FastifySchema {
  const { summary, params, query, body, status, response } = endpoint;
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [status]: response, '4xx': failureSchema, '5xx': failureSchema },
  };
}
