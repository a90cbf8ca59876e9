import { chartCorpus, LOOKS, renderChart } from '@pipsight/fixtures';

export interface FullScreenChart {
  readonly name: string;
  readonly bytes: Buffer;
  /** First column right of the plot, where the axis stands. */
  readonly axisLeft: number;
}

const SEED = 711;
const SIZE = { widthPx: 1920, heightPx: 1080, density: 1, effects: {} } as const;
const LEAST_PITCH_PX = 5;

/** PNGs of 1920 by 1080 pixels in looks with the axis on the right, spread over all there are. */
export async function fullScreenCharts(count: number): Promise<FullScreenChart[]> {
  const looks = LOOKS.filter(({ chrome, axisSide, axisPlace }) => {
    return chrome !== 'phone' && axisSide === 'right' && axisPlace === 'outside';
  });
  const spread = Array.from({ length: count }, (_, i) => looks[Math.floor((i * looks.length) / count)]!);
  const charts: FullScreenChart[] = [];
  for (const { id, spec } of chartCorpus(SEED, count, spread)) {
    const pitchPx = Math.max(LEAST_PITCH_PX, spec.pitchPx / (spec.density ?? 1));
    const { bytes, truth } = await renderChart({ ...spec, ...SIZE, pitchPx });
    charts.push({ name: id, bytes, axisLeft: Math.min(SIZE.widthPx - 40, Math.ceil(truth.plot.x + truth.plot.w)) });
  }
  return charts;
}
