import type { Mark } from '@pipsight/contract';
import { classNames } from '../ui/class-names.ts';
import { HaloShape } from './halo-shape.tsx';
import { isLow, type MarkBox } from './mark-geometry.ts';

interface MarkShapeProps {
  box: MarkBox;
  /** Picture pixels in one screen pixel. */
  unit: number;
  state: 'plain' | 'lit' | 'dimmed';
  /** What a screen reader says of it; a mark without one is left to the list of marks. */
  name?: string;
  onLight: (lit: boolean) => void;
}

const FILLED: ReadonlySet<Mark['kind']> = new Set(['order-block', 'fair-value-gap', 'pattern']);
const DASHES: Partial<Record<Mark['kind'], string>> = {
  'fair-value-gap': '2 3',
  'key-level': '7 4',
  liquidity: '2 4',
  'chart-pattern': '8 3',
};

const STROKES = { bullish: 'stroke-mark-up', bearish: 'stroke-mark-down', neutral: 'stroke-mark-plain' } as const;
const FILLS = { bullish: 'fill-mark-up', bearish: 'fill-mark-down', neutral: 'fill-mark-plain' } as const;

/** One finding, drawn where it lies on the picture. */
export function MarkShape({ box, unit, state, name, onLight }: MarkShapeProps) {
  const { mark } = box;
  const d = outline(box, unit);
  const filled = FILLED.has(mark.kind) || (box.bottom > box.top && box.lines.length === 0);
  const focusable = name !== undefined && { tabIndex: 0, role: 'img', 'aria-label': name };
  return (
    <g
      {...focusable}
      className={classNames('transition-opacity outline-none', state === 'dimmed' && 'opacity-25')}
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
    >
      {filled && (
        <path
          d={d}
          className={classNames('pointer-events-none', FILLS[mark.side], state === 'lit' ? 'opacity-35' : 'opacity-12')}
        />
      )}
      {box.lines.length > 0 && (
        <HaloShape
          d={linesPath(box, 'outline')}
          widthPx={1}
          strokeDasharray="1 4"
          strokeLinecap="round"
          className={STROKES[mark.side]}
        />
      )}
      <HaloShape
        d={d}
        widthPx={state === 'lit' ? 2.5 : filled ? 1 : 1.5}
        strokeDasharray={box.lines.length > 0 ? undefined : DASHES[mark.kind]}
        className={STROKES[mark.side]}
      />
      <path
        d={d}
        fill="none"
        stroke="transparent"
        strokeWidth={12}
        vectorEffect="non-scaling-stroke"
        pointerEvents="stroke"
      />
    </g>
  );
}

/** Path of a mark: a tick for a swing, a line for a level, a box for a zone, a chart pattern's necklines or boundaries. */
function outline(box: MarkBox, unit: number): string {
  const { mark, left, right, top, bottom } = box;
  if (box.lines.length > 0) return linesPath(box, 'edge');
  if (mark.kind === 'swing') {
    const arm = 4 * unit;
    const tip = isLow(mark) ? bottom + unit : top - unit;
    const base = isLow(mark) ? tip + arm : tip - arm;
    return `M${left - arm} ${base}L${left} ${tip}L${left + arm} ${base}`;
  }
  if (mark.kind === 'pattern') {
    const pad = 3 * unit;
    return boxPath(left - pad, top - pad, right + pad, bottom + pad);
  }
  return bottom > top ? boxPath(left, top, right, bottom) : `M${left} ${top}H${right}`;
}

/** The lines of one role, each from point to point. */
function linesPath({ lines }: MarkBox, role: 'outline' | 'edge'): string {
  return lines
    .filter((line) => line.role === role)
    .map(({ points }) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`)
    .join('');
}

function boxPath(left: number, top: number, right: number, bottom: number): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}
