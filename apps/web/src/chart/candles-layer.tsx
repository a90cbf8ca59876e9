import type { ChartCandles, Chart } from '@pipsight/contract';
import { yOfPrice } from '@pipsight/contract/overlay';
import { HaloShape } from './halo-shape.tsx';

interface CandlesLayerProps {
  candles: ChartCandles;
  chart: Pick<Chart, 'axis' | 'candlePitchPx'>;
}

/** Share of the distance between candles that a body takes. */
const BODY_SHARE = 0.64;

/** Outlines of the candles as they were read, to be compared with those of the picture beneath. */
export function CandlesLayer({ candles, chart }: CandlesLayerProps) {
  const { rising, falling } = candlePaths(candles, chart);
  return (
    <g className="animate-appear" pointerEvents="none">
      <HaloShape d={rising} widthPx={1} className="stroke-mark-up" />
      <HaloShape d={falling} widthPx={1} className="stroke-mark-down" />
    </g>
  );
}

/** One path for all rising candles and one for all falling; a candle that closes where it opened counts as rising. */
export function candlePaths(
  candles: ChartCandles,
  { axis, candlePitchPx }: CandlesLayerProps['chart'],
): { rising: string; falling: string } {
  const half = (candlePitchPx * BODY_SHARE) / 2;
  const paths = { rising: '', falling: '' };
  candles.x.forEach((x, index) => {
    const open = candles.open[index]!;
    const close = candles.close[index]!;
    const y = (price: number) => yOfPrice(axis, price).toFixed(1);
    const top = y(Math.max(open, close));
    const bottom = y(Math.min(open, close));
    const left = (x - half).toFixed(1);
    const right = (x + half).toFixed(1);
    const path = `M${x} ${y(candles.high[index]!)}V${top}M${left} ${top}H${right}V${bottom}H${left}ZM${x} ${bottom}V${y(candles.low[index]!)}`;
    if (close >= open) paths.rising += path;
    else paths.falling += path;
  });
  return paths;
}
