import { PassThrough } from 'node:stream';
import { PROGRESS_MEDIA_TYPE, type Analysis, type ProgressEvent } from '@pipsight/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerTo } from '../../http/error-handler.ts';
import type { OnStage } from './read-charts.ts';

/** Whether a client wants the stages of its analysis as they end. */
export function wantsProgress(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes(PROGRESS_MEDIA_TYPE);
}

/** Answers with one line per stage, then one with what `work` resolves to or fails with. */
export function streamProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (onStage: OnStage) => Promise<Analysis>,
): FastifyReply {
  const lines = new PassThrough();
  const write = (event: ProgressEvent): void => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
  };
  void work(write)
    .then((analysis) => write({ type: 'result', analysis }))
    .catch((error: unknown) => {
      const { status, error: sentence } = answerTo(error);
      if (status >= 500) request.log.error({ err: error }, 'analysis failed');
      write({ type: 'failure', status, error: sentence });
    })
    .finally(() => lines.end());
  return (
    reply
      .type(PROGRESS_MEDIA_TYPE)
      // Proxies that gather an answer before passing it on would hide the progress.
      .header('x-accel-buffering', 'no')
      .send(lines)
  );
}
