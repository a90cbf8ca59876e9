/** No answer of a model to one question comes near it. */
const MAX_ANSWER_BYTES = 1_048_576;

/** Thrown while an answer is read. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * `fetch` for an address that is trusted with a key and with nothing else: follows no redirect, which would carry key and
 * pictures elsewhere, and reads no answer without end.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  let bytes = 0;
  const bounded = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_ANSWER_BYTES) throw new AnswerTooLong();
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status, statusText, headers });
};
