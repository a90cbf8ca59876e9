import type { PictureView } from '@pipsight/contract/overlay';
import { classNames } from '../ui/class-names.ts';
import { LABEL_FONT_PX, LABEL_HEIGHT_PX, type MarkLabel } from './mark-labels.ts';

interface MarkNameTagsProps {
  labels: readonly MarkLabel[];
  view: PictureView;
  highlighted: ReadonlySet<string>;
}

const TEXT = { bullish: 'fill-mark-up', bearish: 'fill-mark-down', neutral: 'fill-mark-plain' } as const;

/** The names of marks on their own dark ground, of one size at every zoom. */
export function MarkNameTags({ labels, view, highlighted }: MarkNameTagsProps) {
  const unit = 1 / view.scale;
  return (
    <g aria-hidden pointerEvents="none">
      {labels.map(({ mark, text, x, y, width }) => (
        <g
          key={mark.id}
          transform={`translate(${view.x + x * unit} ${view.y + y * unit}) scale(${unit})`}
          className={classNames(
            'transition-opacity',
            highlighted.size > 0 && !highlighted.has(mark.id) && 'opacity-25',
          )}
        >
          <rect width={width} height={LABEL_HEIGHT_PX} rx={3} className="fill-mark-halo opacity-80" />
          <text
            x={width / 2}
            y={LABEL_HEIGHT_PX / 2}
            dy="0.35em"
            textAnchor="middle"
            fontSize={LABEL_FONT_PX}
            className={classNames('font-medium', TEXT[mark.side])}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
