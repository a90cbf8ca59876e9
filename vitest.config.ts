import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Every core; the default leaves one idle, which is half of a machine that has two.
    maxWorkers: '100%',
    // Starting a process for each file and loading its modules anew took longer than most files run.
    isolate: false,
    // A hang must end, but no test may fail because the machine is busy: databases and the recogniser start in seconds at best.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
