import {
  endpoints,
  PROGRESS_MEDIA_TYPE,
  type Analysis,
  type ProgressEvent,
  type TimeframeChoice,
} from '@pipsight/contract';
import { readProgress } from './progress-stream.ts';
import { RequestError } from './request-error.ts';
import { request } from './request.ts';

export type StageEvent = Extract<ProgressEvent, { type: 'stage' }>;

export interface AnalyzeInput {
  readonly charts: readonly { readonly file: File; readonly timeframe: TimeframeChoice }[];
  readonly signal: AbortSignal;
  /** Called with each stage as it ends; never called by a server that answers in one piece. */
  readonly onStage: (stage: StageEvent) => void;
}

/**
 * Uploads the charts and waits for their analysis.
 * @throws RequestError when the server refuses or fails, also midway through its stages.
 */
export async function analyzeCharts({ charts, signal, onStage }: AnalyzeInput): Promise<Analysis> {
  const form = new FormData();
  for (const chart of charts) form.append('charts', chart.file, chart.file.name);
  for (const chart of charts) form.append('timeframes', chart.timeframe);
  const response = await request(endpoints.analyze.path, {
    method: endpoints.analyze.method,
    headers: { accept: `${PROGRESS_MEDIA_TYPE}, application/json;q=0.5` },
    body: form,
    signal,
  });
  const streamed = response.headers.get('content-type')?.startsWith(PROGRESS_MEDIA_TYPE) ?? false;
  if (!streamed || !response.body) return endpoints.analyze.response.parse(await response.json());
  for await (const event of readProgress(response.body)) {
    if (event.type === 'result') return event.analysis;
    if (event.type === 'failure') throw new RequestError(event.status, `${event.status}: ${event.error}`, event.error);
    onStage(event);
  }
  throw new Error('The connection closed before the analysis was complete');
}
