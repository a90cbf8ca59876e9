import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/**
 * Reads a multipart form by `read`, and turns what the form parser throws into answers that name the form's main field.
 * @throws HttpError 415 where there is no form, 400 where it is broken or cut off, and whatever `read` throws
 */
export async function readMultipart<T>(
  request: FastifyRequest,
  { field, sends }: { readonly field: string; readonly sends: string },
  read: () => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new HttpError(415, `Send ${sends} as a multipart form.`);
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    // What the form parser throws has no status: it is the form that is broken or cut off.
    throw new HttpError(400, `${field}: the upload is incomplete or not a valid form. Please try again.`);
  }
}

/**
 * The bytes of one file of a form.
 * @throws HttpError 413 saying `tooLarge` where it is larger than the form's limit
 */
export async function fileBytes(part: { toBuffer(): Promise<Buffer> }, tooLarge: string): Promise<Uint8Array> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new HttpError(413, tooLarge);
    }
    throw error;
  }
}
