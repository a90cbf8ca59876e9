import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LibraryChart, LibraryGeometry } from './library-chart.ts';
import { makePageTools } from './page-tools.ts';

const SCRIPT = join(import.meta.dirname, 'draw_matplotlib.py');

/** Draws with matplotlib in a process of its own. */
export function drawMatplotlib(python: string, chart: LibraryChart, probes: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'matplotlib-chart-'));
  try {
    const path = join(folder, 'chart.png');
    const times = chart.bars.map(({ timeMs }) => makePageTools().time(chart, timeMs));
    const input = JSON.stringify({ chart, probes, times });
    const told = execFileSync(python, [SCRIPT, path], { input, encoding: 'utf8' });
    const geometry: LibraryGeometry = JSON.parse(told);
    return { bytes: new Uint8Array(readFileSync(path)), geometry };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
