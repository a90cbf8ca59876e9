import type { ModelOutcome, ModelRun } from '@pipsight/contract';

/** What became of a model's analysis, in a few words for an administrator. */
export const OUTCOME_NAMES: Readonly<Record<ModelOutcome, string>> = {
  accepted: 'Setup stood',
  'no-setup': 'No setup seen',
  contradicted: 'Contradicted by the picture',
  'bad-key': 'Key not accepted',
  'out-of-quota': 'No credit left',
  'rate-limited': 'Too many requests',
  'unknown-model': 'Unknown model',
  rejected: 'Request rejected',
  unavailable: 'Not reachable',
  'timed-out': 'Took too long',
  refused: 'Declined to answer',
  truncated: 'Answer cut off',
  'unreadable-answer': 'Answer not readable',
  blind: 'Cannot see pictures',
  'inconsistent-charts': 'Charts do not fit, not asked',
};

const counts = new Intl.NumberFormat('en');

/** An estimate: `$0.0123`, `$4.20`, `$0`. */
export function costText(usd: number): string {
  return usd === 0 ? '$0' : `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}

/** What one analysis by a model took: `2,400 in, 310 out · 4.2 s · about $0.0123 · texts 2026-11-1`. */
export function modelRunText({
  inputTokens,
  outputTokens,
  durationMs,
  estimatedCostUsd,
  promptVersion,
}: ModelRun): string {
  const tokens =
    inputTokens === null || outputTokens === null
      ? null
      : `${counts.format(inputTokens)} tokens in, ${counts.format(outputTokens)} out`;
  return [
    tokens,
    durationMs === null ? null : `${(durationMs / 1000).toFixed(1)} s`,
    estimatedCostUsd === null ? null : `about ${costText(estimatedCostUsd)}`,
    promptVersion === null ? null : `prompts ${promptVersion}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
