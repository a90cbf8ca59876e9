import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/chromium.ts';

const reportFile = process.env['REPORT_FILE'];
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  globalSetup: './seed-once.ts',
  testMatch: '**/*.spec.ts',
  // One application a worker; the machine that checks has two cores, on which a third one saves nothing.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may miss a deadline; a test that passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: reportFile === undefined ? 'line' : [['line'], ['json', { outputFile: reportFile }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    screenshot: 'only-on-failure',
  },
});
