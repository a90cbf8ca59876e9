import type { Chart } from '../chart.ts';
import type { Area } from './picture-view.ts';

type ChartFrame = Pick<Chart, 'width' | 'height' | 'plot'>;

/** Share of the plot's width that is taken for the strip of axis labels, where more than that lies beside the plot. */
const AXIS_SHARE = 0.1;
/** Up to this share of the plot's width, all that lies beside it is taken to be axis. */
const MOST_AXIS_SHARE = 0.2;
/** Share of the plot's height shown above and below it, for the platform's header and dates. */
const MARGIN_SHARE = 0.05;
/** Width for height of what a narrow stage shows: fewer candles, large enough to be told apart. */
const NARROW_ASPECT = 1.125;

/** The side of the plot on which the price axis stands: where the picture leaves room, and right when in doubt. */
export function axisSide({ width, plot }: ChartFrame): 'left' | 'right' {
  const leftPx = plot.x;
  const rightPx = width - plot.x - plot.w;
  return leftPx > 3 * rightPx && leftPx > width * 0.03 && rightPx < width * 0.03 ? 'left' : 'right';
}

/**
 * The part of a screenshot worth looking at first. On a wide stage its plot and axis with a little above and below, so
 * that a platform's tool bars and watch lists take no room; on a narrow one the latest candles without the axis.
 */
export function chartArea(chart: ChartFrame, stage: 'wide' | 'narrow'): Area {
  const { plot, width, height } = chart;
  const margin = plot.h * MARGIN_SHARE;
  const top = Math.max(0, plot.y - margin);
  const h = Math.min(height, plot.y + plot.h + margin) - top;
  const plotRight = plot.x + plot.w;
  if (stage === 'narrow') {
    const w = Math.min(plot.w, h * NARROW_ASPECT);
    return { x: plotRight - w, y: top, w, h };
  }
  const onLeft = axisSide(chart) === 'left';
  const beside = onLeft ? plot.x : width - plotRight;
  const axis = beside <= plot.w * MOST_AXIS_SHARE ? beside : plot.w * AXIS_SHARE;
  return { x: plot.x - (onLeft ? axis : 0), y: top, w: plot.w + axis, h };
}
