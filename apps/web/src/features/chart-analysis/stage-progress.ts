import { READING_STAGES } from '@pipsight/contract';
import type { StageEvent } from '../../api/analyze-charts.ts';

export type StageName = (typeof READING_STAGES)[number];

/** A stage of one chart, or of all together. */
export interface StageState {
  readonly state: 'done' | 'running' | 'waiting';
  /** What was found; empty until it is done. */
  readonly detail: string;
}

/** Stages that each chart goes through on its own, in order. */
export const CHART_STAGES = ['picture', 'axis', 'candles', 'text'] as const satisfies readonly StageName[];
/** Stages that look at all charts together, once every chart has been read. Only some servers ask a vision model. */
export function commonStages(visionModel: boolean): readonly StageName[] {
  return visionModel ? ['structure', 'model', 'setup'] : ['structure', 'setup'];
}

/** Where one chart stands: ended stages are done, the first that has not ended is running. */
export function chartProgress(ended: readonly StageEvent[], chartIndex: number): StageState[] {
  return sequence(CHART_STAGES, (stage) =>
    ended.find((event) => event.stage === stage && event.chartIndex === chartIndex),
  );
}

/** Where the common stages stand; they wait until every chart has ended its own. */
export function commonProgress(
  ended: readonly StageEvent[],
  chartCount: number,
  stages: readonly StageName[],
): StageState[] {
  const read = Array.from({ length: chartCount }, (_, index) => chartProgress(ended, index)).flat();
  const states = sequence(stages, (stage) => ended.find((event) => event.stage === stage));
  if (read.every(({ state }) => state === 'done')) return states;
  return states.map((state) => (state.state === 'running' ? { ...state, state: 'waiting' } : state));
}

function sequence(stages: readonly StageName[], find: (stage: StageName) => StageEvent | undefined): StageState[] {
  const events = stages.map(find);
  const running = events.indexOf(undefined);
  return events.map((event, index) => ({
    state: event ? 'done' : index === running ? 'running' : 'waiting',
    detail: event?.detail ?? '',
  }));
}
