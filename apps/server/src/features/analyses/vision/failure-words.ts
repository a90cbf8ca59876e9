import type { MODEL_FAILURES } from '@pipsight/contract';
import { HttpError } from '../../../http/http-error.ts';

export type ModelFailureReason = (typeof MODEL_FAILURES)[number];

/** What users are told of each failure. The rest of the sentence says what was done about it. */
const WHAT_HAPPENED: Readonly<Record<ModelFailureReason, string>> = {
  'bad-key': 'The vision model did not accept the key of this service',
  'out-of-quota': "The vision model's account has no credit left",
  'rate-limited': 'The vision model gets too many requests at the moment',
  'unknown-model': 'The vision model that is set up does not exist',
  rejected: 'The vision model did not accept the charts',
  unavailable: 'The vision model could not be reached',
  'timed-out': 'The vision model took too long',
  refused: 'The vision model declined to answer',
  truncated: 'The answer of the vision model was cut off',
  'unreadable-answer': 'The answer of the vision model could not be read',
  blind: 'The vision model that is set up cannot see pictures',
  'inconsistent-charts': 'The charts do not fit together, so the vision model was not asked',
};
/** Those that pass by themselves; about the others only the administrator can do something. */
const PASSES = new Set<ModelFailureReason>([
  'rate-limited',
  'unavailable',
  'timed-out',
  'truncated',
  'unreadable-answer',
]);

/** Why the built-in analysis stands in, for the trader who reads the result. */
export function standsInWords(reason: ModelFailureReason): string {
  return `${WHAT_HAPPENED[reason]}; this is the built-in analysis.`;
}

/** The refusal of an analysis whose model gave no answer, where the built-in one may not stand in. */
export function modelFailure(reason: ModelFailureReason, retryAfterSeconds: number | null): HttpError {
  const next = PASSES.has(reason) ? 'Please try again later' : 'Please tell your administrator';
  const status = reason === 'timed-out' ? 504 : 502;
  return new HttpError(status, `${WHAT_HAPPENED[reason]}. ${next}; no use was counted.`, retryAfterSeconds);
}
