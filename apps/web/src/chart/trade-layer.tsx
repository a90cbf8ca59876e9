import type { Chart } from '@pipsight/contract';
import { yOfPrice } from '@pipsight/contract/overlay';
import { HaloShape } from './halo-shape.tsx';
import type { LevelRole, TradeLevel } from './trade-levels.ts';

interface TradeLayerProps {
  chart: Pick<Chart, 'axis' | 'plot'>;
  levels: readonly TradeLevel[];
  /** Where the lines end: the inner edge of the price tags, picture pixels. */
  edgeX: number;
}

const LEVEL_STROKES: Readonly<Record<LevelRole, string>> = {
  target2: 'stroke-mark-up',
  target1: 'stroke-mark-up',
  trigger: 'stroke-mark-entry',
  entry: 'stroke-mark-entry',
  stop: 'stroke-mark-down',
  current: 'stroke-mark-plain',
};

/** Part of the plot's width, from its right edge, that the zones of reward and risk cover. */
const ZONE_SHARE = 0.3;

/** Entry, stop and targets across the plot; reward and risk tinted between them where price goes next. */
export function TradeLayer({ chart: { axis, plot }, levels, edgeX }: TradeLayerProps) {
  const y = (role: LevelRole) => {
    const level = levels.find((candidate) => candidate.role === role);
    return level && yOfPrice(axis, level.price);
  };
  const start = y('entry') ?? y('trigger');
  const reward = y('target2') ?? y('target1');
  const zoneX = plot.x + plot.w * (1 - ZONE_SHARE);
  const plotBottom = plot.y + plot.h;
  // Beyond the plot lie other things (a header, volume) that the price scale says nothing about.
  const inPlot = (height: number) => Math.min(Math.max(height, plot.y), plotBottom);
  const zone = (to: number | undefined, className: string) =>
    start !== undefined &&
    to !== undefined && (
      <rect
        x={zoneX}
        y={Math.min(inPlot(start), inPlot(to))}
        width={plot.x + plot.w - zoneX}
        height={Math.abs(inPlot(to) - inPlot(start))}
        className={className}
      />
    );
  return (
    <g className="animate-appear" pointerEvents="none">
      {zone(reward, 'fill-mark-up opacity-15')}
      {zone(y('stop'), 'fill-mark-down opacity-15')}
      {levels
        .map(({ role, price }) => ({ role, height: yOfPrice(axis, price) }))
        .filter(({ height }) => inPlot(height) === height)
        .map(({ role, height }) => (
          <HaloShape
            key={role}
            d={`M${Math.min(plot.x, edgeX)} ${height}H${Math.max(plot.x + plot.w, edgeX)}`}
            className={LEVEL_STROKES[role]}
            strokeDasharray={role === 'trigger' ? '6 3' : undefined}
          />
        ))}
    </g>
  );
}
