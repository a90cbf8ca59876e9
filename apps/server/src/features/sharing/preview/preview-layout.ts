import type { SharedAnalysis, SharedChart } from '@pipsight/contract';
import { axisSide, chartArea, clampView, fitView, type PictureView } from '@pipsight/contract/overlay';
import { previewLevels } from './preview-levels.ts';

/** What messengers ask for: 1.91 to 1. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
export const HEADER_HEIGHT = 92;
/** Width of the strip that holds the plan's prices, where there is a plan. */
export const GUTTER_WIDTH = 236;

export const PREVIEW_COLOURS = {
  page: '#0b0f15',
  gutter: '#10151c',
  line: '#272e37',
  ink: '#edf0f3',
  soft: '#aeb5be',
  up: '#3fcdbc',
  down: '#fb7a6b',
  accent: '#5db4f5',
  halo: '#0a1018',
} as const;

/** Where the chart's picture lies under the overlay, pixels of the preview. */
export interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly view: PictureView;
}

/** Beside the tags, which stand at the side of the chart's own axis. */
export function picturePlace(analysis: SharedAnalysis['analysis'], chart: SharedChart): PicturePlace {
  const gutter = previewLevels(analysis).length > 0 ? GUTTER_WIDTH : 0;
  const size = { width: PREVIEW_WIDTH - gutter, height: PREVIEW_HEIGHT - HEADER_HEIGHT };
  const view = clampView(fitView(chartArea(chart, 'wide'), size), chart, size);
  return { left: axisSide(chart) === 'left' ? gutter : 0, top: HEADER_HEIGHT, ...size, view };
}
