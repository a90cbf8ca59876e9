export type { AxisLabel, CandleReading, ChartReading, Platform, PriceAxis, Problem, Rect } from './chart-reading.ts';
export { PLATFORMS, PROBLEMS, priceAt } from './chart-reading.ts';
export { notAChart } from './not-a-chart.ts';
export { type NormalisedChartPicture, normaliseChartPicture } from './picture/normalise-chart-picture.ts';
export { type FailedPicture, MAX_PIXELS, type PictureFailure } from './picture/open-picture.ts';
export {
  type ChartReaderPool,
  type ChartReaderPoolOptions,
  createChartReaderPool,
  type PoolFailure,
  type PoolReadOptions,
  type PoolReadResult,
} from './pool/chart-reader-pool.ts';
export { MIN_SIDE_PX, readChart, type ReadChartOptions, type ReadChartResult } from './read-chart.ts';
export { type OnStage, READING_STAGES, type ReadingStage } from './reading-stage.ts';
