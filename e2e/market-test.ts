import { startApp, type RunningApp } from './running-app.ts';
import { startScriptedMarket, type ScriptedMarket } from './scripted-market.ts';
import { test as base } from './test.ts';

/** A test of the running product in a market whose prices the test sets. */
export const test = base.extend<object, { app: RunningApp; market: ScriptedMarket }>({
  market: [
    async ({}, use) => {
      const market = await startScriptedMarket();
      await use(market);
      await market.stop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ market }, use) => {
      const app = await startApp(market.environment);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
export { expect } from './test.ts';
