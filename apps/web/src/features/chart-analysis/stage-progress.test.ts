import { expect, it } from 'vitest';
import type { StageEvent } from '../../api/analyze-charts.ts';
import { chartProgress, commonProgress, commonStages } from './stage-progress.ts';

const ended = (stage: StageEvent['stage'], chartIndex: number | null, detail = ''): StageEvent => ({
  type: 'stage',
  stage,
  chartIndex,
  detail,
});
const read = (chartIndex: number) =>
  (['picture', 'axis', 'candles', 'text'] as const).map((stage) => ended(stage, chartIndex));
const states = (list: { state: string }[]) => list.map(({ state }) => state);

it('runs the first stage at once', () => {
  expect(states(chartProgress([], 0))).toEqual(['running', 'waiting', 'waiting', 'waiting']);
});

it('follows each chart on its own', () => {
  const events = [ended('picture', 1), ended('picture', 0), ended('axis', 0, '18 labels')];
  expect(states(chartProgress(events, 0))).toEqual(['done', 'done', 'running', 'waiting']);
  expect(states(chartProgress(events, 1))).toEqual(['done', 'running', 'waiting', 'waiting']);
  expect(chartProgress(events, 0)[1]!.detail).toBe('18 labels');
});

it('lets the common stages wait until every chart is read', () => {
  expect(states(commonProgress(read(0), 2, commonStages(false)))).toEqual(['waiting', 'waiting']);
  expect(states(commonProgress([...read(0), ...read(1)], 2, commonStages(false)))).toEqual(['running', 'waiting']);
  expect(states(commonProgress([...read(0), ended('structure', null)], 1, commonStages(false)))).toEqual([
    'done',
    'running',
  ]);
});

it('takes stages that end out of order as they come', () => {
  expect(states(chartProgress([ended('text', 0)], 0))).toEqual(['running', 'waiting', 'waiting', 'done']);
});

it('waits for the vision model where one is asked', () => {
  const events = [...read(0), ended('structure', null)];
  expect(states(commonProgress(events, 1, commonStages(true)))).toEqual(['done', 'running', 'waiting']);
});
