import { failureSchema } from '@pipsight/contract';

/** A response that was not OK. The message is for logs: `{status}: {body or status text}`. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  /** The server's own sentence for the user; null where the answer had none (a proxy's error page, say). */
  readonly userMessage: string | null;
  /** The status in words, `Forbidden`; its number where the protocol carries no words. */
  readonly statusText: string;

  constructor(status: number, message: string, userMessage: string | null, statusText = '') {
    super(message);
    this.status = status;
    this.userMessage = userMessage;
    this.statusText = statusText || String(status);
  }
}

/** Reads a failed response to its end. */
export async function requestErrorOf(response: Response): Promise<RequestError> {
  const body = await response.text();
  const said = failureSchema.safeParse(jsonOrNull(body));
  return new RequestError(
    response.status,
    `${response.status}: ${body || response.statusText}`,
    said.success ? said.data.error : null,
    response.statusText,
  );
}

/** What to tell the user about a failure: the server's sentence, or `fallback` where there is none. */
export function userMessageOf(error: unknown, fallback: string): string {
  return (error instanceof RequestError ? error.userMessage : null) ?? fallback;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
