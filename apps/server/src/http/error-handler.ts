import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { HttpError } from './http-error.ts';

/** What a failed call answers. */
interface Answer {
  readonly status: number;
  readonly error: string;
  readonly retryAfterSeconds: number | null;
}

/** Sentences for failures that Fastify finds itself, whose own words are meant for developers. */
const KNOWN_CODES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty, but it must be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request body has a content type that this call does not take.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large.',
  FST_PARTS_LIMIT: 'The form has too many parts.',
  FST_FIELDS_LIMIT: 'The form has too many fields.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body does not have the length it was announced with.',
};

/** Makes every failure answer `{"error": sentence}`; what is not the caller's doing is logged and answered without detail. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = answerTo(error);
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    if (answer.retryAfterSeconds !== null) reply.header('retry-after', answer.retryAfterSeconds);
    return reply.code(answer.status).type('application/json').send({ error: answer.error });
  });
}

/** The status and sentence for whatever a handler threw. */
export function answerTo(error: unknown): Answer {
  if (error instanceof HttpError) {
    return { status: error.statusCode, error: error.message, retryAfterSeconds: error.retryAfterSeconds };
  }
  const answer = (status: number, sentence: string): Answer => ({ status, error: sentence, retryAfterSeconds: null });
  if (hasZodFastifySchemaValidationErrors(error)) {
    return answer(400, fieldSentence(error.validation[0]!));
  }
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    const code = 'code' in error ? String(error.code) : '';
    if (error.statusCode < 500) {
      return answer(error.statusCode, KNOWN_CODES[code] ?? 'The request could not be understood.');
    }
  }
  return answer(500, 'Something went wrong on the server. Please try again.');
}

/** A sentence that names the field at fault: `username is required.` */
function fieldSentence({ instancePath, message = 'is not valid' }: FastifySchemaValidationError): string {
  const field = instancePath.slice(1).replaceAll('/', '.') || 'The request body';
  if (message.endsWith('received undefined')) return `${field} is required.`;
  // The contract's own messages continue the field's name; zod's are sentences of their own.
  return /^[a-z]/.test(message) ? `${field} ${message}.` : `${field}: ${message}.`;
}
