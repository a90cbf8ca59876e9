import { requestErrorOf } from './request-error.ts';

/**
 * The one way to the server: sends the session cookie along.
 * @throws RequestError for every response that is not OK, TypeError where there was no response at all.
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw await requestErrorOf(response);
  return response;
}
