import { endpoints, type AnalysisEngine } from '@pipsight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { usageMonthOf } from '../../../db/usage-month.ts';
import { addEndpoint } from '../../../http/endpoint.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { VisionModel } from '../../../providers/ai/port.ts';
import { clientGone } from '../client-gone.ts';
import { readFallsBack, writeFallsBack } from './fallback-setting.ts';
import { sumModelRuns } from './model-run-store.ts';
import { selfTestWords } from './self-test-words.ts';

interface EngineRoutesOptions {
  readonly db: Database;
  /** Null where the built-in analysis answers alone. */
  readonly visionModel: VisionModel | null;
  readonly now: () => Date;
}

/** Which engine answers, for administrators. */
export function addEngineRoutes(app: FastifyInstance, { db, visionModel, now }: EngineRoutesOptions): void {
  let isTesting = false;

  const present = async (): Promise<AnalysisEngine> => ({
    visionModel: visionModel && presentModel(visionModel),
    fallsBack: await readFallsBack(db),
    month: await sumModelRuns(db, new Date(`${usageMonthOf(now())}T00:00:00Z`)),
  });

  addEndpoint(app, endpoints.analysisEngine, 'admin', present);

  addEndpoint(app, endpoints.changeAnalysisEngine, 'admin', async ({ body }) => {
    await writeFallsBack(db, body.fallsBack);
    return present();
  });

  addEndpoint(app, endpoints.testAnalysisEngine, 'admin', async ({ reply }) => {
    if (visionModel === null) {
      throw new HttpError(409, 'No vision model is set up; the built-in analysis needs no test.');
    }
    if (isTesting) throw new HttpError(409, 'A self-test is under way. Please wait until it has ended.');
    isTesting = true;
    const signal = clientGone(reply);
    try {
      await visionModel.selfTest(signal);
    } catch (error) {
      if (signal.aborted) throw new HttpError(400, 'The self-test was cancelled.');
      throw error;
    } finally {
      isTesting = false;
    }
    return present();
  });
}

function presentModel({ provider, model, timeoutMs, lastSelfTest }: VisionModel): AnalysisEngine['visionModel'] {
  return {
    provider,
    model,
    timeoutMs,
    selfTest: lastSelfTest && {
      testedAt: lastSelfTest.testedAt.toISOString(),
      passed: lastSelfTest.result.ok,
      detail: selfTestWords(lastSelfTest.result),
    },
  };
}
