import type { Chart } from '@pipsight/contract';
import { chartArea } from '@pipsight/contract/overlay';
import { TradeLayer } from './trade-layer.tsx';
import type { TradeLevel } from './trade-levels.ts';

interface ChartThumbnailProps {
  chart: Chart;
  pictureUrl: string;
  levels: readonly TradeLevel[];
  className?: string;
}

/** The latest part of a chart with the plan's levels, small and not to be touched. Decorative: give it no text. */
export function ChartThumbnail({ chart, pictureUrl, levels, className }: ChartThumbnailProps) {
  const { x, y, w, h } = chartArea(chart, 'narrow');
  return (
    <svg viewBox={`${x} ${y} ${w} ${h}`} preserveAspectRatio="xMaxYMid slice" className={className} aria-hidden>
      <image href={pictureUrl} width={chart.width} height={chart.height} />
      <TradeLayer chart={chart} levels={levels} edgeX={x + w} />
    </svg>
  );
}
