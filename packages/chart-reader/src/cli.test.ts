import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chart-reader-'));
  const blank = sharp({ create: { width: 320, height: 200, channels: 3, background: '#fff' } });
  writeFileSync(join(folder, 'blank.png'), await blank.png().toBuffer());
  writeFileSync(join(folder, 'text.png'), 'hello');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(...files: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [CLI, ...files], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status, stdout };
}

test('prints one line a file in their order, relative to the caller', () => {
  const { status, stdout } = run('blank.png', 'text.png', 'absent.png');
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ image, isChart, problems }) => ({ image, isChart, problems }))).toEqual([
    { image: 'blank.png', isChart: false, problems: ['not-a-chart'] },
    { image: 'text.png', isChart: false, problems: ['not-an-image-we-read'] },
    { image: 'absent.png', isChart: false, problems: ['unreadable-file'] },
  ]);
  expect(Object.keys(lines[0] ?? {})).toEqual([
    'image',
    'isChart',
    'platform',
    'symbol',
    'timeframe',
    'plot',
    'axis',
    'lastPrice',
    'candles',
    'problems',
    'elapsedMs',
  ]);
  expect(status).toBe(1);
});

test('succeeds when every file could be read, and asks for files when there are none', () => {
  expect(run('blank.png').status).toBe(0);
  expect(run()).toEqual({ status: 2, stdout: '' });
});
