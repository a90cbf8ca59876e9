import type { Candle } from '@pipsight/trading';

interface CandleLegendProps {
  candle: Candle;
  decimals: number;
  /** Left and bottom, screen pixels. */
  x: number;
  bottom: number;
}

const HEIGHT_PX = 20;
/** Inter at 12 px, weight 500. */
const CHARACTER_PX = 7.4;
const SPACE_PX = 3.4;

/** Open, high, low and close as they were read, at the foot: what the platform prints at the head can be held against it. */
export function CandleLegend({ candle, decimals, x, bottom }: CandleLegendProps) {
  const { open, high, low, close } = candle;
  const text = Object.entries({ O: open, H: high, L: low, C: close })
    .map(([name, price]) => `${name} ${price.toFixed(decimals)}`)
    .join('   ');
  const spaces = text.split(' ').length - 1;
  const width = (text.length - spaces) * CHARACTER_PX + spaces * SPACE_PX + 16;
  return (
    <g transform={`translate(${x} ${bottom - HEIGHT_PX})`}>
      <rect width={width} height={HEIGHT_PX} rx={3} className="fill-mark-halo opacity-90" />
      <text
        x={8}
        y={HEIGHT_PX / 2}
        dy="0.35em"
        fontSize={12}
        xmlSpace="preserve"
        className={close >= open ? 'fill-mark-up font-medium' : 'fill-mark-down font-medium'}
      >
        {text}
      </text>
    </g>
  );
}
