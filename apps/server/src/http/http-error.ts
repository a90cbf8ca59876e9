/** Statuses of failures, as the API uses them. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502 | 503 | 504;

/** A failure to tell the caller about: its message is shown to the user as it stands. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: FailureStatus;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds: number | null;

  constructor(statusCode: FailureStatus, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
