import { userMessageOf } from '../../api/request-error.ts';

/** Why a picture could not be made, as a sentence for the user. */
export function exportFailureText(error: unknown): string {
  return `Unable to generate PNG: ${userMessageOf(error, error instanceof Error ? error.message : String(error))}`;
}
