import type { SelfTestResult } from '../../../providers/ai/port.ts';

type Failure = Extract<SelfTestResult, { ok: false }>['failure'];

const WHAT_TO_DO: Readonly<Record<Failure, string>> = {
  'bad-key': 'The key is missing, wrong, or not allowed to use this model. Check the key and restart.',
  'out-of-quota': 'The account has no credit left, or its spending limit is reached. Top it up with the provider.',
  'rate-limited': 'The provider allows no more requests for now. Test again later, or raise the limit there.',
  'unknown-model':
    'The provider does not know this model, or has nothing at the address. Check AI_MODEL and AI_BASE_URL.',
  rejected: 'The provider calls the request invalid. Does the model take pictures?',
  unavailable: 'The provider could not be reached, or failed. Check AI_BASE_URL, or test again later.',
  'timed-out': 'No answer in time. Test again, or raise AI_TIMEOUT_MS.',
  refused: 'The model declined to answer.',
  truncated: 'The answer was cut off at the length limit of the model.',
  'unreadable-answer': 'The model does not answer in the form it is asked for. Choose another model.',
  blind:
    'The model does not see pictures: it could not read a number printed in one. It is not asked; choose another model.',
};

/** What a self-test found, for the administrator who can do something about it. */
export function selfTestWords(result: SelfTestResult): string {
  if (result.ok) return 'It read the number printed in a picture of a chart.';
  return `${WHAT_TO_DO[result.failure]} (${result.detail})`;
}
