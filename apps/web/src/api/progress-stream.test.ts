import type { ProgressEvent } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { readProgress } from './progress-stream.ts';

const axis = { type: 'stage', stage: 'axis', chartIndex: 0, detail: '18 labels · ±0.4 px' } as const;
const setup = { type: 'stage', stage: 'setup', chartIndex: null, detail: '' } as const;
const failure = { type: 'failure', status: 422, error: 'No chart.' } as const;

/** A body that arrives in pieces of a few bytes, so that lines and characters are cut anywhere. */
function body(text: string, pieceBytes: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceBytes) controller.enqueue(bytes.slice(at, at + pieceBytes));
      controller.close();
    },
  });
}

async function eventsOf(stream: ReadableStream<Uint8Array>): Promise<ProgressEvent[]> {
  const events: ProgressEvent[] = [];
  for await (const event of readProgress(stream)) events.push(event);
  return events;
}

it.each([1, 7, 4096])('reads events from pieces of %i bytes', async (pieceBytes) => {
  const text = [axis, setup, failure].map((event) => `${JSON.stringify(event)}\n`).join('');
  expect(await eventsOf(body(text, pieceBytes))).toEqual([axis, setup, failure]);
});

it('reads a last line without a line break, and skips empty lines', async () => {
  const text = `\n${JSON.stringify(axis)}\r\n\n${JSON.stringify(failure)}`;
  expect(await eventsOf(body(text, 64))).toEqual([axis, failure]);
});

it('reads nothing from nothing', async () => {
  expect(await eventsOf(body('', 1))).toEqual([]);
});

it('throws for a line that is no JSON', async () => {
  await expect(eventsOf(body('not json\n', 64))).rejects.toThrow(SyntaxError);
});

it('throws for a line that is no event', async () => {
  await expect(eventsOf(body('{"type":"unheard-of"}\n', 64))).rejects.toThrow('Invalid discriminator value');
});
