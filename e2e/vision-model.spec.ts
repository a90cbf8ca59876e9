import { expect, test } from '@playwright/test';
import { reply, startVendorStub } from '../apps/server/test/vendor-stub.ts';
import { startApp } from './running-app.ts';

test('the server is ready while its vision model has not answered the self-test', async () => {
  const asked = Promise.withResolvers<void>();
  const silent = await startVendorStub(() => reply(() => asked.resolve()));
  const app = await startApp({
    ANALYZER: 'openai-compatible',
    AI_MODEL: 'model-of-a-test',
    AI_BASE_URL: `${silent.baseUrl}/v1`,
    AI_TIMEOUT_MS: '300000',
  });
  expect((await fetch(`${app.address}/readyz`)).status).toBe(200);
  await asked.promise;
  expect(silent.requests).toMatchObject([{ url: '/v1/chat/completions' }]);
  await app.stop();
  await silent.close();
});
