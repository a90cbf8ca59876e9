import type { MessagePort } from 'node:worker_threads';
import { readChart, type ReadChartResult } from '../read-chart.ts';
import type { WorkerMessage } from './worker-message.ts';

/** One picture to read, and where to tell of the steps. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly port: MessagePort;
}

/** Runs in a thread of the pool. */
export default async function readTask({ bytes, port }: ReadingTask): Promise<ReadChartResult> {
  const tell = (message: WorkerMessage) => port.postMessage(message);
  try {
    tell({ kind: 'begun' });
    return await readChart(bytes, { onStage: (stage, detail) => tell({ kind: 'stage', stage, detail }) });
  } finally {
    port.close();
  }
}
