import type { VisionModel } from './port.ts';

/** The part of the server's log that is written to. */
interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Runs a model's self-test and logs what came of it; nothing where the server stops meanwhile. */
export async function logSelfTest(visionModel: VisionModel, log: Log, signal: AbortSignal): Promise<void> {
  const { provider, model } = visionModel;
  try {
    const result = await visionModel.selfTest(signal);
    if (result.ok) log.info({ provider, model }, 'the vision model reads pictures');
    else {
      const { failure, detail } = result;
      log.warn({ provider, model, failure, detail }, 'the vision model failed its self-test');
    }
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'the self-test of the vision model failed');
  }
}
