import { startApp, type RunningApp } from './running-app.ts';
import { startScriptedVision, type ScriptedVision } from './scripted-vision.ts';
import { test as base } from './test.ts';

/** A test of the running product that asks a scripted vision model. */
export const test = base.extend<object, { app: RunningApp; vision: ScriptedVision }>({
  vision: [
    async ({}, use) => {
      const vision = await startScriptedVision();
      await use(vision);
      await vision.stop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ vision }, use) => {
      const app = await startApp(vision.environment);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
export { expect } from './test.ts';
