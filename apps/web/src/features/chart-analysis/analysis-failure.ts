import { userMessageOf } from '../../api/request-error.ts';

/** Why there is no analysis, as it is told to the user. */
export interface AnalysisFailure {
  readonly title: string;
  readonly text: string;
}

export function analysisFailure(error: unknown): AnalysisFailure {
  const message = userMessageOf(error, 'Failed to analyze charts. Please try again.');
  return /limit reached/i.test(message) ? LIMIT_REACHED : { title: 'Analysis Failed', text: message };
}

export const LIMIT_REACHED: AnalysisFailure = {
  title: 'Analysis Limit Reached',
  text: "You've reached your analysis limit. Please contact admin to renew your subscription.",
};
