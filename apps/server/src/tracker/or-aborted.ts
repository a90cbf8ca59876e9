/** A promise's value, unless the signal aborts before it comes. */
export async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', onAbort));
}
