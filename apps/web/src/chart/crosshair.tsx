import type { Point } from '@pipsight/contract/overlay';
import type { Candle } from '@pipsight/trading';
import { useEffect, useState, type RefObject } from 'react';
import { CandleLegend } from './candle-legend.tsx';

interface CrosshairProps {
  stageRef: RefObject<HTMLElement | null>;
  /** Where the picture begins and how large it is on the stage, screen pixels. */
  offsetX: number;
  width: number;
  height: number;
  /** Side of the price's tag: in the gutter, or over the picture's own axis where there is none. */
  side: 'left' | 'right';
  gutter: number;
  decimals: number;
  /** Price at a height of the stage; null outside the plot. */
  priceAt: (y: number) => number | null;
  /** Candle at a place across the stage, where the candles as read are shown. */
  candleUnder: (x: number) => Candle | null;
}

const TAG_PX = 72;

/** Lines through the pointer and the price at its height. With a mouse it follows, on touch it stands where was tapped. */
export function Crosshair(props: CrosshairProps) {
  const { offsetX, width, height, side, gutter, decimals } = props;
  const at = usePointer(props.stageRef);
  if (!at || at.x < offsetX || at.x > offsetX + width) return null;
  const tagWidth = gutter || TAG_PX;
  const tagX = side === 'left' ? 0 : width + gutter - tagWidth;
  const price = props.priceAt(at.y);
  if (price === null) return null;
  const candle = props.candleUnder(at.x);
  return (
    <g aria-hidden pointerEvents="none" shapeRendering="crispEdges">
      <path
        d={`M${offsetX} ${at.y}H${offsetX + width}M${at.x} 0V${height}`}
        strokeWidth={3}
        className="stroke-mark-halo opacity-40"
      />
      <path
        d={`M${offsetX} ${at.y}H${offsetX + width}M${at.x} 0V${height}`}
        strokeDasharray="3 3"
        className="stroke-mark-plain"
      />
      <g transform={`translate(${tagX} ${Math.min(Math.max(at.y, 10), height - 10) - 10})`}>
        <rect width={tagWidth} height={20} rx={3} className="fill-ink" />
        <text x={tagWidth - 5} y={10} dy="0.35em" fontSize={12} textAnchor="end" className="fill-page font-semibold">
          {price.toFixed(decimals)}
        </text>
      </g>
      {candle && <CandleLegend candle={candle} decimals={decimals} x={offsetX + 8} bottom={height - 8} />}
    </g>
  );
}

/** Place of the mouse over an element, or of the last tap, from its left and top; null when there is none. */
function usePointer(ref: RefObject<HTMLElement | null>): Point | null {
  const [at, setAt] = useState<Point | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const follow = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      setAt({ x: Math.round(event.clientX - box.left) + 0.5, y: Math.round(event.clientY - box.top) + 0.5 });
    };
    const onMove = (event: PointerEvent) => event.pointerType === 'mouse' && follow(event);
    const onLeave = (event: PointerEvent) => event.pointerType === 'mouse' && setAt(null);
    const onClick = (event: MouseEvent) => event instanceof PointerEvent && follow(event);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('click', onClick);
    };
  }, [ref]);
  return at;
}
