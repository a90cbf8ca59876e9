import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { AppDeps } from '../src/app.ts';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { emptyDatabase, openTestDatabase } from './test-database.ts';

/** What a test file of the application works with. */
interface TestSuite {
  /** Starts the application; it is closed after the test. */
  start(overrides?: Partial<AppDeps>): Promise<TestApp>;
}

/** Gives a test file a database of its own, emptied before each test, and applications on it. */
export function useTestApp(): TestSuite {
  let database: OpenDatabase;
  const running: TestApp[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => emptyDatabase(database));
  afterEach(async () => {
    for (const app of running.splice(0)) await app.close();
  });
  afterAll(() => database.close());
  return {
    async start(overrides = {}) {
      const app = await startTestApp(database, overrides);
      running.push(app);
      return app;
    },
  };
}
