import type { Schema, UserContent } from 'ai';
import { answerForm } from './answer-form.ts';
import { askModel, type Tokens } from './ask-model.ts';
import type { ModelFailure, ModelUse, SelfTestRecord, SelfTestResult, VisionModel } from './port.ts';
import { PROMPT_VERSION, PROMPTS } from './prompts.ts';
import { createProviderModel, type ModelChoice } from './provider-model.ts';
import { drawPrice } from './self-test/draw-price.ts';
import { randomPrice, seenPriceForm } from './self-test/see-price.ts';
import { taskContent } from './task-content.ts';
import { estimateCostUsd } from './token-prices.ts';

export type VisionModelOptions = ModelChoice & {
  readonly timeoutMs: number;
  readonly now: () => Date;
  /** Before a second attempt where the provider asks for no time of its own. */
  readonly firstWaitMs?: number;
  /** What the self-test shows. */
  readonly pickPrice?: () => string;
};

type Answered<T> = { readonly ok: true; readonly value: T; readonly use: ModelUse } | ModelFailure;

/** A model reached over the network. Asks nothing by itself. */
export function createVisionModel(options: VisionModelOptions): VisionModel {
  const { provider, model, timeoutMs, now, firstWaitMs = 1000, pickPrice = randomPrice } = options;
  const providerModel = createProviderModel(options);
  let lastSelfTest: SelfTestRecord | null = null;

  async function ask<T>(
    prompt: string,
    content: UserContent,
    form: Schema<T>,
    signal: AbortSignal,
  ): Promise<Answered<T>> {
    const shape = `${PROMPTS.jsonOnly}\n${JSON.stringify(await form.jsonSchema)}`;
    const instructions = providerModel.isHeldToSchema ? prompt : `${prompt}\n\n${shape}`;
    const startedAt = performance.now();
    const question = { instructions, content, form };
    const asked = await askModel(providerModel, question, { signal, timeoutMs, firstWaitMs, now });
    const durationMs = Math.round(performance.now() - startedAt);
    const useOf = (tokens: Tokens): ModelUse => ({
      model,
      ...tokens,
      durationMs,
      estimatedCostUsd: estimateCostUsd(provider, model, tokens),
      promptVersion: PROMPT_VERSION,
    });
    if (asked.ok) return { ok: true, value: asked.value, use: useOf(asked.tokens) };
    const { tokens, ...failure } = asked;
    return { ...failure, use: tokens && useOf(tokens) };
  }

  async function testSight(signal: AbortSignal): Promise<SelfTestResult> {
    const shown = pickPrice();
    const content: UserContent = [
      { type: 'text', text: 'Picture of a chart:' },
      { type: 'file', mediaType: 'image/png', data: await drawPrice(shown) },
    ];
    const seen = await ask(PROMPTS.selfTest, content, seenPriceForm, signal);
    if (!seen.ok || seen.value.price === Number(shown)) return seen.ok ? { ok: true } : seen;
    const detail = seen.value.price === null ? 'it sees no price' : 'it reads another price than the one shown';
    return { ok: false, failure: 'blind', retryAfterSeconds: null, detail, use: seen.use };
  }

  return {
    provider,
    model,
    timeoutMs,
    get lastSelfTest() {
      return lastSelfTest;
    },
    async propose(task, signal) {
      const asked = await ask(PROMPTS.instructions, await taskContent(task), answerForm, signal);
      return asked.ok ? { ok: true, answer: asked.value, use: asked.use } : asked;
    },
    async selfTest(signal) {
      const result = await testSight(signal);
      lastSelfTest = { result, testedAt: now() };
      return result;
    },
  };
}
