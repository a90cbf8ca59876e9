import {
  chartsTogether,
  checkModelAnswer,
  isContradiction,
  type CheckedAnswer,
  type MarketAnalysis,
} from '@pipsight/analysis';
import type { ModelOutcome } from '@pipsight/contract';
import type { ModelUse, VisionModel } from '../../../providers/ai/port.ts';
import { chartInput } from '../chart-input.ts';
import type { PicturedChart } from '../read-charts.ts';
import type { ModelFailureReason } from './failure-words.ts';
import type { NewModelRun } from './model-run-store.ts';
import { modelTask } from './model-task.ts';

/** What became of asking a model: an answer after the checks, or why there is none. `run` is to be stored either way. */
export type Consulted =
  | { readonly ok: true; readonly checked: CheckedAnswer; readonly run: NewModelRun }
  | {
      readonly ok: false;
      readonly reason: ModelFailureReason;
      readonly retryAfterSeconds: number | null;
      readonly run: NewModelRun;
    };

/**
 * Asks a vision model about charts that were read, and holds its answer against what was measured. A model that failed its
 * self-test by not seeing, and one for charts that contradict each other, is not asked.
 *
 * @throws the signal's reason when that aborts
 */
export async function consultModel(
  visionModel: VisionModel,
  charts: readonly PicturedChart[],
  market: MarketAnalysis,
  signal: AbortSignal,
): Promise<Consulted> {
  const inputs = charts.map(chartInput);
  const run = (outcome: ModelOutcome, use: ModelUse | null, durationMs: number | null): NewModelRun => ({
    provider: visionModel.provider,
    model: visionModel.model,
    outcome,
    durationMs,
    promptVersion: use?.promptVersion ?? null,
    inputTokens: use?.inputTokens ?? null,
    outputTokens: use?.outputTokens ?? null,
    estimatedCostUsd: use?.estimatedCostUsd ?? null,
    answer: null,
  });
  const notAsked = (reason: 'blind' | 'inconsistent-charts'): Consulted => ({
    ok: false,
    reason,
    retryAfterSeconds: null,
    run: run(reason, null, null),
  });
  if (chartsTogether(inputs).some(isContradiction)) return notAsked('inconsistent-charts');
  const seen = visionModel.lastSelfTest?.result;
  if (seen && !seen.ok && seen.failure === 'blind') return notAsked('blind');
  const startedAt = performance.now();
  const result = await visionModel.propose(modelTask(charts, market), signal);
  const durationMs = result.use?.durationMs ?? Math.round(performance.now() - startedAt);
  if (!result.ok) {
    const { failure, retryAfterSeconds, use } = result;
    return { ok: false, reason: failure, retryAfterSeconds, run: run(failure, use, durationMs) };
  }
  const { answer, use } = result;
  const checked = checkModelAnswer(inputs, answer);
  const outcome = checked.isRefused ? 'contradicted' : answer.hasSetup ? 'accepted' : 'no-setup';
  return { ok: true, checked, run: { ...run(outcome, use, durationMs), answer } };
}
