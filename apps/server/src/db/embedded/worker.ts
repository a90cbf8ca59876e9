// Runs the embedded PostgreSQL on a thread of its own: it computes on the thread that calls it, and a slow statement
// would otherwise stop the server from answering anybody.
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { FrontendBatches } from './frontend-batches.ts';
import { openCluster } from './open-cluster.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread only.');

function send(message: FromWorker): void {
  port!.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
}

function open(source: WorkerData): Promise<PGlite> {
  if (source.kind === 'folder') return openCluster(source.dataFolder);
  return PGlite.create(source.dump ? { loadDataDir: new Blob([new Uint8Array(source.dump)]) } : {});
}

let session = 0;
let batches = new FrontendBatches();

async function receive(pglite: PGlite, message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'connect':
      session = message.session;
      batches = new FrontendBatches();
      // There is one backend for all sessions: a new one must not inherit a transaction or settings.
      if (pglite.isInTransaction()) await pglite.exec('ROLLBACK');
      await pglite.exec('DISCARD ALL');
      return;
    case 'bytes':
      if (message.session !== session) return;
      for (const batch of batches.push(message.bytes)) {
        const answer = await pglite.execProtocolRaw(batch);
        // The answer to the startup packet is a view of PGlite's own buffer.
        if (answer.length > 0) send({ type: 'bytes', session, bytes: new Uint8Array(answer) });
      }
      return;
    case 'dump':
      send({ type: 'dump', bytes: new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()) });
      return;
    case 'close':
      await pglite.close();
      send({ type: 'closed' });
      port!.close();
  }
}

try {
  const source: WorkerData = workerData;
  const pglite = await open(source);
  let turn = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    turn = turn.then(() => receive(pglite, message));
  });
  send({ type: 'ready' });
} catch (error) {
  // The database's file system throws objects of its own.
  send({ type: 'failed', message: error instanceof Error ? error.message : inspect(error) });
  port.close();
}
