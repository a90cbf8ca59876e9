import type { ReadChartResult } from '../../read-chart.ts';
import type { ReadingTask } from '../chart-reader-worker.ts';

/** Does what the bytes say, so that tests can see what becomes of the other pictures. */
export default async function misbehave({ bytes, port }: ReadingTask): Promise<ReadChartResult> {
  const order = new TextDecoder().decode(bytes);
  port.postMessage({ kind: 'begun' });
  if (order === 'exit') process.exit(1);
  if (order === 'throw') throw new Error('no such pixel');
  if (order === 'hang') for (;;);
  port.postMessage({ kind: 'stage', stage: 'picture', detail: order });
  port.close();
  return { ok: false, reason: 'damaged' };
}
