import { checkModelAnswer, type CheckedAnswer } from '@pipsight/analysis';
import { MODEL_FAILURES, NO_MODEL_CHECK } from '@pipsight/contract';
import type { Database } from '../../../db/database.ts';
import type { StoredAnalysis } from '../../../db/schema.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { VisionModel } from '../../../providers/ai/port.ts';
import type { BuiltAnalysis } from '../build-analysis.ts';
import { chartInput } from '../chart-input.ts';
import { presentAnalysis } from '../present-analysis.ts';
import type { ReadChart } from '../read-chart.ts';
import type { OnStage, PicturedChart } from '../read-charts.ts';
import { consultModel, type Consulted } from './consult-model.ts';
import { modelFailure, standsInWords, type ModelFailureReason } from './failure-words.ts';
import { readFallsBack } from './fallback-setting.ts';
import { insertModelRun, type findModelRun, type NewModelRun } from './model-run-store.ts';

interface Deps {
  readonly db: Database;
  readonly visionModel: VisionModel;
  readonly now: () => Date;
}

interface ReadUpload {
  readonly userId: string;
  readonly charts: readonly PicturedChart[];
  readonly built: Extract<BuiltAnalysis, { ok: true }>;
  readonly signal: AbortSignal;
  readonly onStage: OnStage;
}

/** The analysis to keep, and the run to keep with it. */
interface Answered {
  readonly analysis: StoredAnalysis;
  readonly modelRun: NewModelRun;
}

/**
 * Has a vision model answer for charts that were read. Where it gives no answer the built-in analysis stands in and says
 * why, unless the administrator decided otherwise.
 *
 * @throws HttpError 422, 502 or 504 where it may not stand in; the run is kept then, too
 */
export async function answerOfModel({ db, visionModel, now }: Deps, upload: ReadUpload): Promise<Answered> {
  const { userId, charts, built, signal, onStage } = upload;
  const consulted = await consultModel(visionModel, charts, built.market, signal);
  const { run: modelRun } = consulted;
  if (consulted.ok) {
    const seconds = ((modelRun.durationMs ?? 0) / 1000).toFixed(1);
    onStage({ type: 'stage', stage: 'model', chartIndex: null, detail: `${visionModel.model}, ${seconds} s` });
    return { analysis: presentChecked(charts, visionModel.model, consulted.checked), modelRun };
  }
  if (!(await readFallsBack(db))) {
    await insertModelRun(db, { ...modelRun, userId, analysisId: null, createdAt: now() });
    throw refusal(consulted, built.analysis);
  }
  onStage({ type: 'stage', stage: 'model', chartIndex: null, detail: 'no answer, the built-in analysis stands in' });
  return { analysis: standingIn(built.analysis, consulted.reason), modelRun };
}

/** The same answer, or the same lack of one, for charts that were corrected since. */
export function answeredAgain(
  { model, outcome, answer }: NonNullable<Awaited<ReturnType<typeof findModelRun>>>,
  charts: readonly ReadChart[],
  builtin: StoredAnalysis,
): StoredAnalysis {
  if (answer) return presentChecked(charts, model, checkModelAnswer(charts.map(chartInput), answer));
  const reason = MODEL_FAILURES.find((failure) => failure === outcome);
  return reason === undefined ? builtin : standingIn(builtin, reason);
}

function presentChecked(
  charts: readonly ReadChart[],
  model: string,
  { analysis, checks }: CheckedAnswer,
): StoredAnalysis {
  return presentAnalysis(charts, analysis, { engine: model, checks: checks.map((check) => ({ ...check })) });
}

function standingIn(builtin: StoredAnalysis, reason: ModelFailureReason): StoredAnalysis {
  const why = { name: NO_MODEL_CHECK, status: 'not-checkable', detail: standsInWords(reason) } as const;
  return { ...builtin, checks: [why, ...builtin.checks] };
}

function refusal(
  { reason, retryAfterSeconds }: Extract<Consulted, { ok: false }>,
  { checks }: StoredAnalysis,
): HttpError {
  if (reason !== 'inconsistent-charts') return modelFailure(reason, retryAfterSeconds);
  const contradictions = checks.filter(({ name, status }) => status === 'failed' && DOUBTS.has(name));
  return new HttpError(422, contradictions.map(({ detail }) => detail).join(' '));
}

const DOUBTS: ReadonlySet<string> = new Set(['Timeframes', 'Same moment']);
