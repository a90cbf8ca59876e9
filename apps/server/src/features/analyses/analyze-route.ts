import {
  ACCEPTED_CHART_TYPES,
  endpoints,
  MAX_CHART_BYTES,
  MAX_CHARTS,
  timeframeChoiceSchema,
  type Analysis,
} from '@pipsight/contract';
import { limitReached } from '@pipsight/trading';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { usedThisMonth } from '../../db/usage-month.ts';
import { signedIn } from '../../http/authentication.ts';
import { endpointSchema } from '../../http/endpoint.ts';
import { HttpError } from '../../http/http-error.ts';
import { Admission } from './admission.ts';
import type { AnalyzeUpload } from './analyze-upload.ts';
import { clientGone } from './client-gone.ts';
import { streamProgress, wantsProgress } from './progress-stream.ts';
import type { OnStage } from './read-charts.ts';
import { readUpload } from './upload.ts';
import { reserveUse } from './usage-reservation.ts';

export interface AnalyzeRouteOptions {
  readonly db: Database;
  readonly analyzeUpload: AnalyzeUpload;
  readonly now: () => Date;
}

const formSchema = z.object({
  charts: z
    .array(
      z
        .file()
        .mime([...ACCEPTED_CHART_TYPES])
        .max(MAX_CHART_BYTES),
    )
    .min(1)
    .max(MAX_CHARTS),
  timeframes: z.array(timeframeChoiceSchema).max(MAX_CHARTS).optional(),
});

/** The analyze call. Its body is multipart and its answer may be a stream, so it is no plain endpoint. */
export function addAnalyzeRoute(app: FastifyInstance, { db, analyzeUpload, now }: AnalyzeRouteOptions): void {
  const admission = new Admission();
  app.route({
    method: endpoints.analyze.method,
    url: endpoints.analyze.path,
    schema: { ...endpointSchema(endpoints.analyze), body: formSchema, consumes: ['multipart/form-data'] },
    // The form is described here and read, with its own checks, by the handler.
    validatorCompiler: () => (value: unknown) => ({ value }),
    config: { access: ['canAccessAnalyze'] },
    // A compressor would hold the stages back.
    compress: false,
    async handler(request, reply) {
      const account = signedIn(request);
      const { analysisLimit } = account;
      // Known before the upload: nobody should send 30 MB to be told so.
      if (limitReached({ analysisLimit, analysisCount: usedThisMonth(account, now()) })) throw limitFailure();
      const leave = admission.enter(account.id);
      const signal = clientGone(reply);
      const analyze = async (): Promise<(onStage: OnStage) => Promise<Analysis>> => {
        const uploads = await readUpload(request);
        const reservationId = await reserveUse(db, account.id, now());
        if (reservationId === null) throw limitFailure();
        return (onStage) =>
          analyzeUpload({ userId: account.id, reservationId, uploads, signal, onStage }).finally(leave);
      };
      const work = await analyze().catch((error: unknown) => {
        leave();
        throw error;
      });
      if (wantsProgress(request)) return streamProgress(request, reply, work);
      return reply.send(await work(() => undefined));
    },
  });
}

function limitFailure(): HttpError {
  return new HttpError(403, 'Analysis limit reached. Please contact admin to renew your subscription.');
}
