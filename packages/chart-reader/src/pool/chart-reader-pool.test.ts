import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ChartReaderPool, createChartReaderPool } from './chart-reader-pool.ts';

// Starting threads and the recogniser takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MISBEHAVING = new URL('./test-data/misbehaving-worker.ts', import.meta.url);

let pool: ChartReaderPool | undefined;
afterEach(async () => {
  await pool?.close();
});

function order(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('reading', () => {
  test('tells of each step and answers the reading, while the calling thread stays free', async () => {
    pool = createChartReaderPool({ threads: 1 });
    const blank = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const stages: string[] = [];
    let turns = 0;
    const turning = setInterval(() => turns++, 1);
    const result = await pool.read(blank, { onStage: (stage, detail) => stages.push(`${stage}: ${detail}`) });
    clearInterval(turning);
    expect(result).toMatchObject({ ok: true, reading: { isChart: false, width: 320, problems: ['not-a-chart'] } });
    expect(stages).toEqual(['picture: 320 x 200 pixels', 'candles: no candles']);
    expect(turns).toBeGreaterThan(10);
  });

  test('answers what is wrong with a picture as a value', async () => {
    pool = createChartReaderPool({ threads: 1 });
    expect(await pool.read(order('hello'))).toEqual({ ok: false, reason: 'not-an-image-we-read' });
  });
});

describe('a thread that fails', () => {
  test('by ending or throwing fails its own picture only', async () => {
    pool = createChartReaderPool({ threads: 2, worker: MISBEHAVING });
    const [exited, fine, threw] = await Promise.all(['exit', 'fine', 'throw'].map((text) => pool!.read(order(text))));
    expect(exited).toMatchObject({ ok: false, reason: 'crashed' });
    expect(threw).toMatchObject({ ok: false, reason: 'crashed' });
    expect(fine).toEqual({ ok: false, reason: 'damaged' });
    expect(await pool.read(order('fine'))).toEqual({ ok: false, reason: 'damaged' });
  });

  test('by never ending is stopped in time, and the next picture is read', async () => {
    pool = createChartReaderPool({ threads: 1, timeoutMs: 50, worker: MISBEHAVING });
    const [hung, next] = await Promise.all([pool.read(order('hang')), pool.read(order('fine'))]);
    expect(hung).toEqual({ ok: false, reason: 'timed-out' });
    expect(next).toEqual({ ok: false, reason: 'damaged' });
  });

  test('is given up when the caller says so', async () => {
    pool = createChartReaderPool({ threads: 1, worker: MISBEHAVING });
    const caller = new AbortController();
    const hung = pool.read(order('hang'), { signal: caller.signal });
    caller.abort();
    expect(await hung).toEqual({ ok: false, reason: 'aborted' });
  });
});
