import type { Analysis } from '@pipsight/contract';
import type { Database } from '../../db/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { Semaphore } from '../../http/semaphore.ts';
import type { VisionModel } from '../../providers/ai/port.ts';
import type { ChartReader } from '../../providers/chart-reader/port.ts';
import { insertAnalysis } from './analysis-store.ts';
import { buildAnalysis, type Analyze } from './build-analysis.ts';
import { readCharts, type OnStage } from './read-charts.ts';
import type { UploadedChart } from './upload.ts';
import { giveBackUse, settleUse } from './usage-reservation.ts';
import { answerOfModel } from './vision/answer-of-model.ts';
import { insertModelRun } from './vision/model-run-store.ts';

/** Analyses read at once; each reads up to three charts, which the reader's threads share. */
const AT_ONCE = 3;
const READING_TIMEOUT_MS = 90_000;

export interface AnalyzeUploadDeps {
  readonly db: Database;
  readonly reader: ChartReader;
  readonly analyze: Analyze;
  /** Null where the built-in analysis answers alone. */
  readonly visionModel: VisionModel | null;
  readonly now: () => Date;
}

interface ReservedUpload {
  readonly userId: string;
  /** The use that the caller has reserved; settled on success, given back on any failure. */
  readonly reservationId: string;
  readonly uploads: readonly UploadedChart[];
  /** Aborts when nobody waits for the result any more. */
  readonly signal: AbortSignal;
  readonly onStage: OnStage;
}

export type AnalyzeUpload = (upload: ReservedUpload) => Promise<Analysis>;

/** Reads, analyses and stores uploaded charts, reading a few uploads at a time. Throws HttpError when the charts do not allow it. */
export function createAnalyzeUpload({ db, reader, analyze, visionModel, now }: AnalyzeUploadDeps): AnalyzeUpload {
  const turns = new Semaphore(AT_ONCE);

  const read = async ({ uploads, signal, onStage }: ReservedUpload) => {
    const charts = await readCharts(reader, uploads, signal, onStage);
    const built = buildAnalysis(analyze, charts);
    if (!built.ok) throw built.failure;
    const markCount = built.analysis.charts.reduce((sum, { marks }) => sum + marks.length, 0);
    onStage({ type: 'stage', stage: 'structure', chartIndex: null, detail: `${markCount} findings` });
    return { charts, built };
  };

  const run = async (upload: ReservedUpload): Promise<Analysis> => {
    const { userId, reservationId, signal, onStage } = upload;
    const { charts, built } = await turns.run(() => read(upload), signal);
    // Waiting for a model takes none of the turns, which are for reading.
    const { analysis, modelRun } =
      visionModel === null
        ? { analysis: built.analysis, modelRun: null }
        : await answerOfModel({ db, visionModel, now }, { userId, charts, built, signal, onStage });
    const verdict = analysis.setupRule ?? 'No setup';
    onStage({ type: 'stage', stage: 'setup', chartIndex: null, detail: verdict });
    signal.throwIfAborted();
    return db.transaction(async (tx) => {
      if (!(await settleUse(tx, reservationId))) throw new HttpError(401, 'This account no longer exists.');
      const stored = await insertAnalysis(tx, userId, now(), analysis, charts);
      if (modelRun) await insertModelRun(tx, { ...modelRun, userId, analysisId: stored.id, createdAt: now() });
      return stored;
    });
  };

  return async (upload) => {
    const deadline = AbortSignal.timeout(READING_TIMEOUT_MS + (visionModel?.timeoutMs ?? 0));
    const signal = AbortSignal.any([upload.signal, deadline]);
    try {
      return await run({ ...upload, signal });
    } catch (error) {
      await giveBackUse(db, upload.reservationId);
      // Nobody reads this answer; as a failure of the caller it is no error in the log.
      if (upload.signal.aborted) throw new HttpError(400, 'The analysis was cancelled; no use was counted.');
      if (deadline.aborted) {
        throw new HttpError(504, 'Reading the charts took too long. Please try again; no use was counted.');
      }
      throw error;
    }
  };
}
