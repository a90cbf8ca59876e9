import { defineConfig } from 'vitest/config';
import { FONTS_CONFIG } from './packages/fixtures/src/fonts/platform-fonts.ts';

export default defineConfig({
  test: {
    include: ['{packages,apps}/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Every core; the default leaves one idle, which is half of a machine that has two.
    maxWorkers: '100%',
    // Starting a process for each file and loading its modules anew took longer than most files run.
    isolate: false,
    unstubEnvs: true,
    // A process takes its fonts from where it finds them first.
    env: { FONTCONFIG_FILE: FONTS_CONFIG },
    // A hang must end, but no test may fail because the machine is busy: databases and the recogniser start in seconds at best.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
