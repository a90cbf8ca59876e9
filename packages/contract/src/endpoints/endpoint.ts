import * as z from 'zod';
import { idSchema } from '../primitives.ts';

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

export const byId = z.object({ id: idSchema });
