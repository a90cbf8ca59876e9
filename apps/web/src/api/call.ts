import type { Endpoint } from '@pipsight/contract';
import type * as z from 'zod';
import { request } from './request.ts';

type Part<E, Key extends 'params' | 'query' | 'body'> =
  E extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

/** What a call carries, typed by its endpoint. */
export interface CallInput<E extends Endpoint> {
  readonly params?: Part<E, 'params'>;
  readonly query?: Part<E, 'query'>;
  readonly body?: Part<E, 'body'>;
  readonly signal?: AbortSignal;
  /** How the browser's own cache is used; by default as the answer's headers say. */
  readonly cache?: RequestCache;
}

/**
 * Makes one JSON call of the contract and checks the answer against its schema.
 * @throws RequestError for every response that is not OK, ZodError for an answer that breaks the contract.
 */
export async function call<E extends Endpoint, Answer extends z.ZodType>(
  endpoint: E & { readonly response: Answer },
  input: CallInput<E> = {},
): Promise<z.output<Answer>> {
  const response = await request(addressOf(endpoint.path, input.params, input.query), {
    method: endpoint.method,
    ...(input.signal && { signal: input.signal }),
    ...(input.cache && { cache: input.cache }),
    ...(input.body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input.body),
    }),
  });
  const answer: Answer = endpoint.response;
  return answer.parse(await response.json());
}

type Values = Readonly<Record<string, unknown>>;

/** Fills the `:name` parameters of a path and adds the query; values that are undefined or null are left out. */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(textOf(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, textOf(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** @throws TypeError for what has no place in an address. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError('An address is made of texts, numbers and booleans');
}
