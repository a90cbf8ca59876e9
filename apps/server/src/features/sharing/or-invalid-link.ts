import { HttpError } from '../../http/http-error.ts';

/** @throws HttpError 404 where a link leads nowhere. */
export function orInvalidLink<T>(value: T | null): T {
  if (value === null) throw new HttpError(404, 'This shared analysis link is invalid or has expired.');
  return value;
}
