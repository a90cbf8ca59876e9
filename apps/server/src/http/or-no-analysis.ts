import { HttpError } from './http-error.ts';

/** A found analysis, or what belongs to it. What is not there and what is not one's own look the same: HttpError 404. */
export function orNoAnalysis<T>(value: T | null): T {
  if (value === null) throw new HttpError(404, 'This analysis does not exist, or it is not yours.');
  return value;
}
