import { READING_STAGES, type ReadingStage } from '../reading-stage.ts';

/** What a thread of the pool tells while it reads. */
export type WorkerMessage =
  | { readonly kind: 'begun' }
  | { readonly kind: 'stage'; readonly stage: ReadingStage; readonly detail: string };

export function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'begun') return true;
  return (
    value.kind === 'stage' &&
    'stage' in value &&
    'detail' in value &&
    READING_STAGES.some((stage) => stage === value.stage) &&
    typeof value.detail === 'string'
  );
}
