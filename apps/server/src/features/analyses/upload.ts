import { MAX_CHARTS, MAX_CHART_BYTES, timeframeChoiceSchema, type TimeframeChoice } from '@pipsight/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error.ts';
import { fileBytes, readMultipart } from '../../http/multipart.ts';
import { cleanFilename } from './clean-filename.ts';

/** One chart file as it was sent. */
export interface UploadedChart {
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly timeframe: TimeframeChoice;
}

/** One more of each than is allowed, so that the one too many can be named. */
const LIMITS = { files: MAX_CHARTS + 1, fileSize: MAX_CHART_BYTES, fields: 2 * MAX_CHARTS, fieldSize: 100 };

/**
 * Reads the one to three `charts` of a multipart request, and the `timeframes` that go with them in the same order;
 * charts without one are `AUTO`.
 * @throws HttpError 400, 413 or 415
 */
export function readUpload(request: FastifyRequest): Promise<UploadedChart[]> {
  return readMultipart(request, { field: 'charts', sends: 'the charts' }, () => readParts(request));
}

async function readParts(request: FastifyRequest): Promise<UploadedChart[]> {
  const files: { filename: string; bytes: Uint8Array }[] = [];
  const timeframes: TimeframeChoice[] = [];
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      if (part.fieldname === 'timeframes') timeframes.push(readTimeframe(part.value));
      continue;
    }
    if (part.fieldname !== 'charts') throw new HttpError(400, 'charts: send the files in fields of this name.');
    if (files.length === MAX_CHARTS) {
      throw new HttpError(
        400,
        `charts: You can upload a maximum of ${MAX_CHARTS} charts for multi-timeframe analysis.`,
      );
    }
    const filename = cleanFilename(part.filename);
    const bytes = await fileBytes(part, `File too large: "${filename}". Please select a file smaller than 10MB.`);
    files.push({ filename, bytes });
  }
  if (files.length === 0) throw new HttpError(400, 'charts: upload at least one chart to analyze.');
  if (timeframes.length > files.length) throw new HttpError(400, 'timeframes: there are more timeframes than charts.');
  return files.map((file, index) => ({ ...file, timeframe: timeframes[index] ?? 'AUTO' }));
}

function readTimeframe(value: unknown): TimeframeChoice {
  const parsed = timeframeChoiceSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new HttpError(400, `timeframes: must be one of ${timeframeChoiceSchema.options.join(', ')}.`);
}
