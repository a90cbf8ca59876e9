import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { createChartReaderPool, type ChartReaderPool, type PoolReadResult } from '@pipsight/chart-reader';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPooledChartReader } from './pooled-chart-reader.ts';
import type { ReadOptions } from './port.ts';
import { warmUp } from './warm-up.ts';

/** A PNG of one black pixel. */
const ICON = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const SAMPLE = readFileSync(new URL('../../../../web/public/samples/eurusd-h1.png', import.meta.url));
const options = (signal = new AbortController().signal): ReadOptions => ({ signal, onStage: () => undefined });
let pool: ChartReaderPool;
beforeAll(() => {
  pool = createChartReaderPool({ threads: 1 });
});
afterAll(() => pool.close());

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const END_OF_HEADER = 33;

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that claims to be 30000 x 30000 pixels. */
function bomb(): Buffer {
  const header = pngChunk('IHDR', Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 1, 0, 0, 0, 0]));
  return Buffer.concat([SIGNATURE, header, pngChunk('IDAT', Buffer.alloc(9)), pngChunk('IEND', Buffer.alloc(0))]);
}

/** The sample with a comment in it. */
function commented(comment: string): Buffer {
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${comment}`, 'latin1'));
  return Buffer.concat([SAMPLE.subarray(0, END_OF_HEADER), text, SAMPLE.subarray(END_OF_HEADER)]);
}

it('reads a chart and keeps its picture without metadata, telling the stages', async () => {
  const stages: string[] = [];
  const reader = createPooledChartReader(pool);
  const result = await reader.read(commented('taken at home'), {
    ...options(),
    onStage: (stage) => stages.push(stage),
  });
  expect(result).toMatchObject({ ok: true, reading: { isChart: true }, picture: { mediaType: 'image/png' } });
  if (!result.ok || result.picture === null) throw new Error('no picture');
  expect([result.picture.width, result.picture.height]).toEqual([result.reading.width, result.reading.height]);
  expect(Buffer.from(result.picture.bytes).includes('taken at home')).toBe(false);
  expect(stages).toEqual(['picture', 'candles', 'axis', 'text']);
});

it.each([
  ['text that is called a picture', Buffer.from('this is no picture'), 'not-an-image-we-read'],
  ['a drawing that is called a picture', Buffer.from('<svg/>'), 'not-an-image-we-read'],
  ['an empty file', Buffer.alloc(0), 'empty-file'],
  ['an icon', ICON, 'too-small'],
  ['a picture that is cut off', SAMPLE.subarray(0, 5000), 'damaged'],
  ['a bomb', bomb(), 'too-many-pixels'],
])('refuses %s and reads on', async (_, file, reason) => {
  const reader = createPooledChartReader(pool);
  expect(await reader.read(file, options())).toMatchObject({ ok: false, reason });
  expect(await reader.read(SAMPLE, options())).toMatchObject({ ok: true });
});

it('warms a pool up with a picture that each thread can read', async () => {
  const results: PoolReadResult[] = [];
  const watched = {
    async read(bytes: Uint8Array) {
      const result = await pool.read(bytes);
      results.push(result);
      return result;
    },
  };
  await warmUp(watched, 2);
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
});

it('gives a reading up when asked to', async () => {
  const reader = createPooledChartReader(pool);
  await expect(reader.read(SAMPLE, options(AbortSignal.abort(new Error('gone'))))).rejects.toThrow('gone');
});

it('passes a crash on as an error with its cause, and a timeout as a reason', async () => {
  const answering = (result: PoolReadResult) => createPooledChartReader({ read: async () => result });
  const cause = new Error('out of memory');
  const crash = answering({ ok: false, reason: 'crashed', cause }).read(SAMPLE, options());
  await expect(crash).rejects.toMatchObject({ message: 'The chart reader crashed.', cause });
  const late = answering({ ok: false, reason: 'timed-out' });
  expect(await late.read(SAMPLE, options())).toEqual({ ok: false, reason: 'timed-out' });
});
