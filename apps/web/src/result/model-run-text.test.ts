import type { ModelRun } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { costText, modelRunText } from './model-run-text.ts';

const RUN: ModelRun = {
  provider: 'openai',
  model: 'seer-1',
  outcome: 'accepted',
  durationMs: 4200,
  promptVersion: '2026-11-1',
  inputTokens: 2400,
  outputTokens: 310,
  estimatedCostUsd: 0.0123,
};

it('tells what an analysis took', () => {
  expect(modelRunText(RUN)).toBe('2,400 tokens in, 310 out · 4.2 s · about $0.0123 · prompts 2026-11-1');
});

it('leaves out what is not known', () => {
  const unknown = { inputTokens: null, estimatedCostUsd: null, promptVersion: null };
  expect(modelRunText({ ...RUN, ...unknown })).toBe('4.2 s');
});

it.each([
  [0, '$0'],
  [0.0004, '$0.0004'],
  [12.345, '$12.35'],
])('writes %d as %s', (usd, text) => {
  expect(costText(usd)).toBe(text);
});
