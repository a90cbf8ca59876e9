import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import { type CliLine, failureLine, readingLine } from './cli/cli-line.ts';
import { createChartReaderPool } from './pool/chart-reader-pool.ts';

const USAGE = 'usage: npm run --silent read -- FILE...';

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  // npm starts scripts in the package's folder and keeps the caller's in INIT_CWD.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const pool = createChartReaderPool({ threads: Math.min(files.length, availableParallelism()) });
  const lines = files.map((file) => readFileLine(resolve(folder, file)));
  for (const line of lines) {
    const { failed, ...printed } = await line;
    process.stdout.write(`${JSON.stringify(printed)}\n`);
    if (failed) process.exitCode = 1;
  }
  await pool.close();

  async function readFileLine(path: string): Promise<CliLine & { failed: boolean }> {
    const startedAt = performance.now();
    const image = basename(path);
    const bytes = await readFile(path).catch(() => null);
    const result = bytes === null ? ({ ok: false, reason: 'unreadable-file' } as const) : await pool.read(bytes);
    const elapsedMs = Math.round(performance.now() - startedAt);
    return result.ok
      ? { ...readingLine(image, result.reading), failed: false }
      : { ...failureLine(image, result.reason, elapsedMs), failed: true };
  }
}
