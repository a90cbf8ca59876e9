import { Worker } from 'node:worker_threads';
import { EmbeddedStream, type EmbeddedLink } from './embedded-stream.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

/** The embedded PostgreSQL in its worker thread, reached through one stream at a time. */
export interface EmbeddedServer {
  /** A new session. It ends the one before, so at most one client may be open. */
  createStream(): EmbeddedStream;
  /** The whole database as a tar file, for `{kind: 'memory', dump}`. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Starts the embedded database.
 * @param onCrash called when the worker ends by itself, after which every query fails
 * @throws Error when the database cannot be opened
 */
export async function startEmbeddedServer(
  source: WorkerData,
  onCrash: (error: Error) => void,
): Promise<EmbeddedServer> {
  // Without the process's own flags, some of which (`--input-type`) fit its main file only.
  const options = { workerData: source, execArgv: [] };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), options);
  const inbox = new Inbox(worker);
  await inbox.next('ready');
  let current: EmbeddedStream | null = null;
  let session = 0;
  let closing = false;
  const post = (message: ToWorker): void =>
    worker.postMessage(message, message.type === 'bytes' ? [message.bytes.buffer] : []);

  const link: EmbeddedLink = {
    open(stream) {
      current = stream;
      session += 1;
      post({ type: 'connect', session });
    },
    send(stream, bytes) {
      if (stream === current) post({ type: 'bytes', session, bytes });
    },
    end(stream) {
      if (stream === current) current = null;
    },
  };
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'bytes' && message.session === session) current?.push(message.bytes);
  });
  inbox.onEnd((error) => {
    current?.destroy(error);
    if (!closing) onCrash(error);
  });
  return {
    createStream: () => new EmbeddedStream(link),
    async dump() {
      post({ type: 'dump' });
      return (await inbox.next('dump')).bytes;
    },
    async close() {
      closing = true;
      post({ type: 'close' });
      await inbox.next('closed');
    },
  };
}

/** Awaits particular answers of a worker, or its end. */
class Inbox {
  readonly #ended: Promise<never>;
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.#ended = new Promise((_, reject) => {
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code}.`)));
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'failed') reject(new Error(message.message));
      });
    });
    // Whoever waits sees the rejection; when nobody waits it must not count as unhandled.
    this.#ended.catch(() => undefined);
  }

  onEnd(listener: (error: Error) => void): void {
    this.#ended.catch(listener);
  }

  next<T extends FromWorker['type']>(type: T): Promise<Extract<FromWorker, { type: T }>> {
    const isWanted = (message: FromWorker): message is Extract<FromWorker, { type: T }> => message.type === type;
    const arrived = new Promise<Extract<FromWorker, { type: T }>>((resolve) => {
      const listen = (message: FromWorker): void => {
        if (!isWanted(message)) return;
        this.#worker.off('message', listen);
        resolve(message);
      };
      this.#worker.on('message', listen);
    });
    return Promise.race([arrived, this.#ended]);
  }
}
