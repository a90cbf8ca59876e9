import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { type ChartReaderPool, createChartReaderPool, type PoolReadResult } from './chart-reader-pool.ts';

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
    const preview = sharp({ create: { width: 320, height: 199, channels: 3, background: '#fff' } });
    expect(await pool.read(await preview.png().toBuffer())).toEqual({
      ok: false,
      reason: 'too-small',
      detail: '320 x 199 pixels',
    });
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

describe('twenty pictures at once', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => i);
  const reasonOf = async (reading: Promise<PoolReadResult>): Promise<string> => {
    const result = await reading;
    return result.ok ? 'read' : result.reason;
  };

  test('are all answered, whatever becomes of some of them', async () => {
    pool = createChartReaderPool({ threads: 2, timeoutMs: 100, worker: MISBEHAVING });
    const orders = ['fine', 'throw', 'fine', 'exit', 'hang'];
    const answers = ['damaged', 'crashed', 'damaged', 'crashed', 'timed-out'];
    const reasons = await Promise.all(twenty.map((i) => reasonOf(pool!.read(order(orders[i % 5]!)))));
    expect(reasons).toEqual(twenty.map((i) => answers[i % 5]));
    expect(await reasonOf(pool.read(order('fine')))).toBe('damaged');
  });

  test('of which some are given up, before their turn or in it, leave the others to be read', async () => {
    pool = createChartReaderPool({ threads: 1, worker: MISBEHAVING });
    const caller = new AbortController();
    const { signal } = caller;
    const readings = twenty.map((i) =>
      reasonOf(pool!.read(order(i === 0 ? 'hang' : 'fine'), i % 2 === 0 ? { signal } : {})),
    );
    caller.abort();
    expect(await Promise.all(readings)).toEqual(twenty.map((i) => (i % 2 === 0 ? 'aborted' : 'damaged')));
    expect(await reasonOf(pool.read(order('fine'), { signal }))).toBe('aborted');
  });

  test('are all answered when the pool is closed over them', async () => {
    pool = createChartReaderPool({ threads: 2, worker: MISBEHAVING });
    const readings = twenty.map(() => reasonOf(pool!.read(order('hang'))));
    await pool.close();
    expect(new Set(await Promise.all(readings))).toEqual(new Set(['crashed']));
    expect(await reasonOf(pool.read(order('fine')))).toBe('crashed');
  });
});
