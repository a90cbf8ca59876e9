import { progressEventSchema, type ProgressEvent } from '@pipsight/contract';

/**
 * Reads the events of a streamed answer, one JSON object a line, as they arrive. Empty lines are skipped; a last line
 * without a line break counts.
 * @throws ZodError or SyntaxError for a line that is no event.
 */
export async function* readProgress(body: ReadableStream<Uint8Array>): AsyncGenerator<ProgressEvent> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const bytes of chunksOf(body)) {
    pending += decoder.decode(bytes, { stream: true });
    const lines = pending.split('\n');
    pending = lines.pop() ?? '';
    yield* lines.filter(isFilled).map(parseEvent);
  }
  yield* [pending + decoder.decode()].filter(isFilled).map(parseEvent);
}

/** Streams are not async iterable in every browser yet. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.releaseLock();
  }
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

function parseEvent(line: string): ProgressEvent {
  return progressEventSchema.parse(JSON.parse(line));
}
