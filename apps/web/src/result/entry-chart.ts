import type { Chart } from '@pipsight/contract';

/** The chart an analysis takes its entry from; its first one where none is marked so, undefined without charts. */
export function entryChart<C extends Pick<Chart, 'role'>>({
  charts,
}: {
  readonly charts: readonly C[];
}): C | undefined {
  return charts.find(({ role }) => role === 'entry') ?? charts[0];
}
