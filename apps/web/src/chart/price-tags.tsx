import { stackTags } from '@pipsight/contract/overlay';
import { classNames } from '../ui/class-names.ts';
import { LEVEL_NAMES, type LevelRole, type TradeLevel } from './trade-levels.ts';

interface PriceTagsProps {
  levels: readonly TradeLevel[];
  /** Height of a price on the stage, screen pixels. */
  stageY: (price: number) => number;
  width: number;
  /** Top and bottom of the plot on the stage, as far as they are in sight. */
  top: number;
  bottom: number;
  height: number;
  side: 'left' | 'right';
}

const TAG_HEIGHT_PX = 20;
/** From the picture's edge to the tag, where the leader runs. */
const LEADER_PX = 10;

const COLOURS: Readonly<Record<LevelRole, { fill: string; stroke: string }>> = {
  target2: { fill: 'fill-up', stroke: 'stroke-up' },
  target1: { fill: 'fill-up', stroke: 'stroke-up' },
  trigger: { fill: 'fill-accent', stroke: 'stroke-accent' },
  entry: { fill: 'fill-accent', stroke: 'stroke-accent' },
  stop: { fill: 'fill-down', stroke: 'stroke-down' },
  current: { fill: 'fill-soft', stroke: 'stroke-soft' },
};

/** The prices of the plan at the side of the axis, none covering another, each led to its line. In screen pixels. */
export function PriceTags({ levels, stageY, width, top, bottom, height, side }: PriceTagsProps) {
  const wanted = levels.map(({ price }) => stageY(price));
  // The last term keeps levels beyond the plot in their order.
  const placed = wanted.map((y) => Math.min(Math.max(y, top), bottom) + y * 1e-6);
  const middles = stackTags(placed, TAG_HEIGHT_PX + 2, 0, height);
  const mirrored = side === 'left';
  return (
    <g>
      {levels.map(({ role, text }, index) => {
        const y = wanted[index]!;
        const middle = middles[index]!;
        const outside = y < top ? '↑' : y > bottom ? '↓' : '';
        const { fill, stroke } = COLOURS[role];
        return (
          <g key={role}>
            {outside === '' ? (
              <path
                d={mirrored ? `M${width} ${y}L${width - LEADER_PX} ${middle}` : `M0 ${y}L${LEADER_PX} ${middle}`}
                className={stroke}
                strokeWidth={1.5}
                fill="none"
              />
            ) : (
              <text
                x={mirrored ? width - 1 : LEADER_PX - 1}
                y={middle}
                dy="0.35em"
                fontSize={12}
                textAnchor="end"
                className={classNames('font-semibold', fill)}
              >
                {outside}
              </text>
            )}
            <g transform={`translate(${mirrored ? 0 : LEADER_PX} ${middle - TAG_HEIGHT_PX / 2})`}>
              <rect
                width={width - LEADER_PX}
                height={TAG_HEIGHT_PX}
                rx={3}
                className={classNames(fill, 'opacity-15')}
              />
              <rect width={2} height={TAG_HEIGHT_PX} x={mirrored ? width - LEADER_PX - 2 : 0} className={fill} />
              <text x={8} y={TAG_HEIGHT_PX / 2} dy="0.35em" fontSize={11} className={classNames('font-semibold', fill)}>
                {LEVEL_NAMES[role].short}
              </text>
              <text
                x={width - LEADER_PX - 5}
                y={TAG_HEIGHT_PX / 2}
                dy="0.35em"
                fontSize={12}
                textAnchor="end"
                className="fill-ink font-medium"
              >
                {text}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
