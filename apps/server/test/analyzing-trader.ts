import type { AppDeps } from '../src/app.ts';
import { upload, type TestFile } from './multipart.ts';
import type { TestApp } from './test-app.ts';
import { useTestApp } from './use-test-app.ts';

/** A chart to upload. */
export const CHART: TestFile = { name: 'eurusd.png', content: 'chart' };

/** Gives a test file an application, once started, and a signed-in trader who has charts analysed. */
export function analyzingTrader() {
  const suite = useTestApp();
  let test: TestApp;
  let cookie: string;
  return {
    /** The started application. */
    get test(): TestApp {
      return test;
    },
    /** The session that calls are made in, as a request header: the trader's, unless another is put here. */
    get cookie(): string {
      return cookie;
    },
    set cookie(other) {
      cookie = other;
    },
    start: async (overrides: Partial<AppDeps> = {}, user: Parameters<TestApp['addUser']>[0] = {}): Promise<void> => {
      test = await suite.start(overrides);
      await test.addUser(user);
      cookie = await test.signIn('trader');
    },
    analyze: async (files: readonly TestFile[], timeframes?: readonly string[]) => {
      const response = await test.app.inject(await upload(cookie, files, timeframes));
      return { status: response.statusCode, body: response.json() };
    },
    /** Uses counted this month. */
    used: async (): Promise<number> => {
      const stats = await test.app.inject({ url: '/api/user/stats', headers: { cookie } });
      return stats.json().analysisCount;
    },
  };
}
