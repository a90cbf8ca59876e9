import { checkModelAnswer, type CheckedAnswer } from '@pipsight/analysis';
import type { CorrectClaim } from './correct-claims.ts';
import type { PlantedError } from './plant-error.ts';

/** What became of an error: the answer was refused, the wrong part was put right or left out, it is named as unmeasured, or nobody noticed. */
export type Outcome = 'refused' | 'put right' | 'marked' | 'missed';

const PLAN_FIELDS = { entryPrice: 'entry', stopLoss: 'stop', takeProfit1: 'target1', takeProfit2: 'target2' } as const;

/** Has an answer with an error checked. It is put right when what reaches the user is what was true, or nothing. */
export function judgeError({ chart, claim, barHeight }: CorrectClaim, error: PlantedError): Outcome {
  const checked = checkModelAnswer([chart], error.claim);
  if (checked.isRefused) return 'refused';
  if (isPutRight(checked, claim, error, barHeight)) return 'put right';
  const { wrongText } = error;
  const isMarked = wrongText !== null && checked.checks.some(({ detail }) => detail.includes(wrongText));
  return isMarked ? 'marked' : 'missed';
}

function isPutRight(
  { analysis }: CheckedAnswer,
  truth: CorrectClaim['claim'],
  { field, wrongText, claim }: PlantedError,
  barHeight: number,
): boolean {
  const { setup } = analysis;
  if (setup === null) return true;
  if (wrongText !== null) return !analysis.analysisText.includes(wrongText);
  if (field !== null) {
    const shown = setup[PLAN_FIELDS[field]];
    return shown === null || Math.abs(shown - truth[field]!) < 0.25 * barHeight;
  }
  return claim.entryType !== truth.entryType && setup.entryType === truth.entryType;
}
