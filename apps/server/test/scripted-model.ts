import type { ModelClaim } from '@pipsight/trading';
import { buyClaim } from '../../../packages/analysis/test/model-claims.ts';
import type { ModelFailure, ModelTask, ModelUse, VisionModel } from '../src/providers/ai/port.ts';
import { chartReading } from './fake-chart-reader.ts';
import type { ChartReading } from '@pipsight/chart-reader';

export const MODEL_USE: ModelUse = {
  model: 'seer-1',
  inputTokens: 2400,
  outputTokens: 310,
  durationMs: 4200,
  estimatedCostUsd: 0.0123,
  promptVersion: '2026-11-1',
};

/** A sound plan on {@link measuredReading}: buy the broken high, stop behind the middle of the range. */
export const SOUND_ANSWER: ModelClaim = buyClaim();

type Said = Partial<ModelClaim> | ModelFailure | ((signal: AbortSignal) => Promise<never>);

/** A model that says what it is told to, and remembers what it was asked. `blind` fails its self-test. */
export function scriptedModel(said: Said = {}, blind = false): VisionModel & { readonly tasks: ModelTask[] } {
  const tasks: ModelTask[] = [];
  let lastSelfTest: VisionModel['lastSelfTest'] = null;
  const model = {
    provider: 'openai',
    model: 'seer-1',
    timeoutMs: 1000,
    tasks,
    get lastSelfTest() {
      return lastSelfTest;
    },
    async propose(task: ModelTask, signal: AbortSignal) {
      tasks.push(task);
      if (typeof said === 'function') return said(signal);
      if ('failure' in said) return said;
      return { ok: true as const, answer: { ...SOUND_ANSWER, ...said }, use: MODEL_USE };
    },
    async selfTest() {
      const result = blind ? modelFailed('blind') : { ok: true as const };
      lastSelfTest = { result, testedAt: new Date('2026-11-21T10:00:00.000Z') };
      return result;
    },
  };
  return model;
}

export function modelFailed<Reason extends string>(failure: Reason, retryAfterSeconds: number | null = null) {
  return { ok: false as const, failure, retryAfterSeconds, detail: 'HTTP 500', use: null };
}

/** A reading of a rising market with swing highs at 1.0908, 1.1008 and 1.1128, on a scale from 1.065 to 1.1175. */
export function measuredReading(values: Partial<ChartReading> = {}): ChartReading {
  const turns = [1.07, 1.09, 1.078, 1.1, 1.086, 1.112, 1.104];
  const closes = [turns[0]!];
  for (const [i, turn] of turns.slice(1).entries()) {
    const from = turns[i]!;
    for (let bar = 1; bar <= 12; bar++) closes.push(from + ((turn - from) * bar) / 12);
  }
  const yOf = (price: number): number => ((1.1175 - price) / 0.0525) * 525;
  const candles = closes.map((close, i) => {
    const open = closes[i - 1] ?? close;
    const [high, low] = [Math.max(open, close) + 0.0008, Math.min(open, close) - 0.0008];
    const y = { openY: yOf(open), highY: yOf(high), lowY: yOf(low), closeY: yOf(close) };
    return { x: 10 + 9 * i, widthPx: 6, ...y, open, high, low, close };
  });
  return chartReading({
    plot: { x: 0, y: 0, w: 720, h: 525 },
    axis: { ...chartReading().axis!, y1: 0, price1: 1.1175, y2: 525, price2: 1.065 },
    lastPrice: { price: 1.104, y: yOf(1.104) },
    candles,
    candlePitchPx: 9,
    ...values,
  });
}
