import { columnChoiceSchema, MAX_IMPORT_BYTES, type ColumnChoice } from '@pipsight/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error.ts';
import { fileBytes, readMultipart } from '../../http/multipart.ts';
import type { ImportInput } from './import-trades.ts';
import { isTimeZone } from './read-moment.ts';

const TOO_LARGE = 'file: This file is larger than 5 MB. Split it and import the parts.';
const LIMITS = { files: 1, fileSize: MAX_IMPORT_BYTES, fields: 4, fieldSize: 65_536 };

/**
 * Reads the multipart form of an import: `file`, and `timeZone` (an IANA name, UTC by default), `columns` (JSON, by column
 * name what it holds) and `save` (`true` or `false`).
 * @throws HttpError 400, 413 or 415
 */
export function readImportForm(request: FastifyRequest): Promise<ImportInput> {
  return readMultipart(request, { field: 'file', sends: 'the file' }, () => readParts(request));
}

async function readParts(request: FastifyRequest): Promise<ImportInput> {
  let bytes: Uint8Array | null = null;
  const texts = new Map<string, string>();
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') bytes = await fileBytes(part, TOO_LARGE);
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
