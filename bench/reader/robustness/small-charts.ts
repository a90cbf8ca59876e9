import { type ChartSpec, chartCorpus, renderChart } from '@pipsight/fixtures';

const SIZE = { widthPx: 640, heightPx: 420, density: 1, effects: {} } as const;
const MOST_PITCH_PX = 9;

/** Charts of all looks in turn that are quickly read. */
export async function smallCharts(seed: number, count: number): Promise<Buffer[]> {
  const charts: Buffer[] = [];
  for (const { spec } of chartCorpus(seed, count)) {
    const small: ChartSpec = { ...spec, ...SIZE, pitchPx: Math.min(MOST_PITCH_PX, spec.pitchPx) };
    charts.push((await renderChart(small)).bytes);
  }
  return charts;
}
