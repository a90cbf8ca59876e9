import { columnChoiceSchema, MAX_IMPORT_BYTES, type ColumnChoice } from '@pipsight/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error.ts';
import type { ImportInput } from './import-trades.ts';
import { isTimeZone } from './read-moment.ts';

const LIMITS = { files: 1, fileSize: MAX_IMPORT_BYTES, fields: 4, fieldSize: 65_536 };

/**
 * Reads the multipart form of an import: `file`, and `timeZone` (an IANA name, UTC by default), `columns` (JSON, by column
 * name what it holds) and `save` (`true` or `false`).
 * @throws HttpError 400, 413 or 415
 */
export async function readImportForm(request: FastifyRequest): Promise<ImportInput> {
  if (!request.isMultipart()) throw new HttpError(415, 'Send the file as a multipart form.');
  try {
    return await readParts(request);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new HttpError(413, 'file: This file is larger than 5 MB. Split it and import the parts.');
    }
    if ('statusCode' in error) throw error;
    // What the form parser throws has no status: it is the form that is broken or cut off.
    throw new HttpError(400, 'file: the upload is incomplete or not a valid form. Please try again.');
  }
}

async function readParts(request: FastifyRequest): Promise<ImportInput> {
  let bytes: Uint8Array | null = null;
  const texts = new Map<string, string>();
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') bytes = await part.toBuffer();
    else if (typeof part.value === 'string') texts.set(part.fieldname, part.value);
  }
  if (!bytes || bytes.length === 0) throw new HttpError(400, 'file: choose a file that is not empty.');
  const timeZone = texts.get('timeZone') ?? 'UTC';
  if (!isTimeZone(timeZone)) throw new HttpError(400, 'timeZone: must be a zone such as Europe/Berlin.');
  const save = texts.get('save') ?? 'false';
  if (save !== 'true' && save !== 'false') throw new HttpError(400, 'save: must be true or false.');
  return { bytes, timeZone, columns: readColumns(texts.get('columns')), save: save === 'true' };
}

function readColumns(text: string | undefined): ColumnChoice | null {
  if (text === undefined) return null;
  try {
    return columnChoiceSchema.parse(JSON.parse(text));
  } catch {
    throw new HttpError(400, 'columns: must say by column name what each column holds.');
  }
}
