import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { ReadChartResult } from '../read-chart.ts';
import type { OnStage } from '../reading-stage.ts';
import type { ReadingTask } from './chart-reader-worker.ts';
import { isWorkerMessage } from './worker-message.ts';

export interface ChartReaderPoolOptions {
  /** Pictures read at the same time; each thread takes one core and about 200 MB. */
  readonly threads: number;
  /** Longest time one picture may take, counted from when a thread takes it up. */
  readonly timeoutMs?: number;
  /** The module that each thread runs; tests put a misbehaving one here. */
  readonly worker?: URL;
}

export interface PoolReadOptions {
  readonly onStage?: OnStage;
  /** Gives the reading up. */
  readonly signal?: AbortSignal;
}

/** Failures of the thread, as opposed to those of the picture. None of them touches other pictures. */
export type PoolFailure =
  | { readonly ok: false; readonly reason: 'timed-out' }
  | { readonly ok: false; readonly reason: 'aborted' }
  | { readonly ok: false; readonly reason: 'crashed'; readonly cause: unknown };

export type PoolReadResult = ReadChartResult | PoolFailure;

export interface ChartReaderPool {
  /** Reads a PNG or JPEG off the calling thread. Never rejects; `bytes` are copied and stay usable. */
  read(bytes: Uint8Array, options?: PoolReadOptions): Promise<PoolReadResult>;
  /** Ends all threads; readings under way or asked for later answer `crashed`. */
  close(): Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const WORKER = new URL('./chart-reader-worker.ts', import.meta.url);

/** Threads that read charts, so that the calling thread stays free. The first starts at once, the others at first need; all are kept. */
export function createChartReaderPool({
  threads,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  worker = WORKER,
}: ChartReaderPoolOptions): ChartReaderPool {
  const piscina = new Piscina<ReadingTask, ReadChartResult>({
    filename: worker.href,
    // With none, pictures that wait behind a thread stopped for taking too long would wait for ever.
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: Infinity,
    concurrentTasksPerWorker: 1,
  });

  let closed = false;
  return { read, close };

  async function close(): Promise<void> {
    closed = true;
    await piscina.destroy();
  }

  async function read(bytes: Uint8Array, { onStage, signal }: PoolReadOptions = {}): Promise<PoolReadResult> {
    // The library would start a thread again, which nobody ends.
    if (closed) return { ok: false, reason: 'crashed', cause: new Error('The pool is closed.') };
    const clock = new AbortController();
    const { port1, port2 } = new MessageChannel();
    let timer: NodeJS.Timeout | undefined;
    const hear = (message: unknown) => {
      if (!isWorkerMessage(message)) return;
      if (message.kind === 'stage') onStage?.(message.stage, message.detail);
      else timer = setTimeout(() => clock.abort(), timeoutMs);
    };
    port1.on('message', hear);
    const signals = signal === undefined ? clock.signal : AbortSignal.any([clock.signal, signal]);
    try {
      const result = await piscina.run({ bytes, port: port2 }, { transferList: [port2], signal: signals });
      // The result comes by another channel and can overtake the last steps.
      for (let late = receiveMessageOnPort(port1); late !== undefined; late = receiveMessageOnPort(port1)) {
        hear(late.message);
      }
      return result;
    } catch (cause) {
      if (clock.signal.aborted) return { ok: false, reason: 'timed-out' };
      if (signal?.aborted === true) return { ok: false, reason: 'aborted' };
      return { ok: false, reason: 'crashed', cause };
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }
}
