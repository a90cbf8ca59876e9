import { compatibleWire } from '../apps/server/test/model-wire/compatible-wire.ts';
import { reply, startVendorStub, status } from '../apps/server/test/vendor-stub.ts';
import { planFromQuestion } from './plan-from-question.ts';

/** How the model behaves: answers with a plan at listed levels, with one price off the scale, or not at all. */
export type VisionMood = 'sound' | 'off-the-scale' | 'no-credit' | 'hanging';

/** A vision model on the loopback interface that speaks as Ollama does. */
export interface ScriptedVision {
  /** What makes a server ask it. */
  readonly environment: Readonly<Record<string, string>>;
  setMood(mood: VisionMood): void;
  /** Questions it was asked about charts. */
  questions(): number;
  stop(): Promise<void>;
}

export const VISION_MODEL = 'qwen3-vl:8b';

export async function startScriptedVision(): Promise<ScriptedVision> {
  let mood: VisionMood = 'sound';
  let questions = 0;
  const stub = await startVendorStub(() => {
    const { parts } = compatibleWire.read(stub.requests.at(-1)!.body);
    const question = parts.at(-1) ?? '';
    // A self-test ends with its picture; nobody here can read it.
    if (!question.includes('Is there a trade?')) return status(503);
    questions += 1;
    if (mood === 'hanging') return reply(() => undefined);
    if (mood === 'no-credit') {
      const { noQuota } = compatibleWire;
      return status(noQuota.status, { 'content-type': 'application/json' }, JSON.stringify(noQuota.body));
    }
    const plan = planFromQuestion(parts);
    return compatibleWire.answer(
      JSON.stringify(mood === 'sound' ? plan : { ...plan, takeProfit1: plan.takeProfit1 * 2 }),
    );
  });
  return {
    environment: {
      ANALYZER: 'openai-compatible',
      AI_BASE_URL: stub.baseUrl,
      AI_MODEL: VISION_MODEL,
    },
    setMood: (next) => void (mood = next),
    questions: () => questions,
    stop: () => stub.close(),
  };
}
