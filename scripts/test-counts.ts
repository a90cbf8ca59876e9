/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts of a Vitest JSON report. A file that failed to load counts as one failure. */
export function countVitest(report: unknown): Counts {
  const files = readNumber(report, 'numFailedTestSuites') > 0 && readNumber(report, 'numFailedTests') === 0 ? 1 : 0;
  return {
    passed: readNumber(report, 'numPassedTests'),
    failed: readNumber(report, 'numFailedTests') + files,
    skipped: readNumber(report, 'numPendingTests') + readNumber(report, 'numTodoTests'),
  };
}

/** Counts of a Playwright JSON report. A test that passed only on its retry counts as passed; the run names it as flaky. */
export function countPlaywright(report: unknown): Counts {
  const stats = readField(report, 'stats');
  const errors = readField(report, 'errors');
  const broken = Array.isArray(errors) ? errors.length : 0;
  return {
    passed: readNumber(stats, 'expected') + readNumber(stats, 'flaky'),
    failed: readNumber(stats, 'unexpected') + broken,
    skipped: readNumber(stats, 'skipped'),
  };
}

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, next) => ({
      passed: sum.passed + next.passed,
      failed: sum.failed + next.failed,
      skipped: sum.skipped + next.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

function readField(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}

function readNumber(from: unknown, key: string): number {
  const value = readField(from, key);
  if (typeof value !== 'number') throw new Error(`The test report has no number "${key}".`);
  return value;
}
