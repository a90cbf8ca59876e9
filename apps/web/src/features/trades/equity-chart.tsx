import type { EquityPoint } from '@pipsight/trading';
import { format } from 'date-fns';
import { useRef, useState, type PointerEvent } from 'react';
import { useWidth } from '../../chart/use-width.ts';
import { highWater, type HighWaterPoint } from './high-water.ts';
import { niceTicks } from './nice-ticks.ts';
import { pipsText, tradesText } from './pips-text.ts';

const HEIGHT = 220;
const LEFT = 48;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 24;
const TICKS = 4;

/** Cumulative pips, trade by trade, with the fall below the highest point so far shaded. */
export function EquityChart({ curve }: { curve: readonly EquityPoint[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = curve.at(-1)!;
  const summary = `Cumulative pips over ${tradesText(curve.length)}, from ${dateOf(curve[0]!)} to ${dateOf(last)}: ${pipsText(last.pips)} in the end`;
  const plot = plotOf(curve, width);
  const point = (event: PointerEvent) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const index = Math.round(((x - LEFT) / (width - LEFT - RIGHT)) * curve.length) - 1;
    setPointed(Math.min(curve.length - 1, Math.max(0, index)));
  };
  const shown = pointed === null ? null : curve[pointed];
  return (
    <figure className="grid min-w-0 gap-1">
      <div ref={frame} className="h-55 min-w-0">
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            aria-hidden
            fill="none"
            onPointerMove={point}
            onPointerLeave={() => setPointed(null)}
          >
            {plot.ticks.map((tick) => (
              <g key={tick}>
                <path
                  d={`M${LEFT} ${plot.yOf(tick)}H${width - RIGHT}`}
                  className={tick === 0 ? 'stroke-field' : 'stroke-line'}
                />
                <text x={LEFT - 8} y={plot.yOf(tick)} dy="0.35em" textAnchor="end" className="fill-soft text-xs">
                  {tick}
                </text>
              </g>
            ))}
            <path d={plot.drawdown} className="fill-down/22" />
            <path d={plot.equity} className="stroke-accent" strokeWidth={2} strokeLinejoin="round" />
            {shown && pointed !== null && (
              <g>
                <path
                  d={`M${plot.xOf(pointed + 1)} ${TOP}V${HEIGHT - BOTTOM}`}
                  className="stroke-soft"
                  strokeDasharray="2 2"
                />
                <circle cx={plot.xOf(pointed + 1)} cy={plot.yOf(shown.pips)} r={3.5} className="fill-accent" />
              </g>
            )}
            <text x={LEFT} y={HEIGHT - 6} className="fill-soft text-xs">
              {dateOf(curve[0]!)}
            </text>
            <text x={width - RIGHT} y={HEIGHT - 6} textAnchor="end" className="fill-soft text-xs">
              {curve.length > 1 && dateOf(last)}
            </text>
          </svg>
        )}
      </div>
      <figcaption className="sr-only">{summary}</figcaption>
      <p aria-hidden className="flex min-h-5 flex-wrap items-center gap-x-4 text-sm text-soft">
        {shown && pointed !== null ? (
          <span>
            {`Trade ${pointed + 1}, ${dateOf(shown)}: ${pipsText(shown.pips)}`}
            {shown.drawdownPips > 0 && `, ${shown.drawdownPips} below the high`}
          </span>
        ) : (
          <>
            <span className="flex items-center gap-1.5">
              <span className="h-0.5 w-4 rounded-sm bg-accent" aria-hidden />
              Cumulative pips
            </span>
            <span className="flex items-center gap-1.5">
              <span className="size-3 rounded-sm bg-down/22" aria-hidden />
              Drawdown
            </span>
          </>
        )}
      </p>
    </figure>
  );
}

function dateOf({ at }: EquityPoint): string {
  return format(at, 'MMM dd, yyyy');
}

/** Places of the curve, which begins at 0 before the first trade. */
function plotOf(curve: readonly EquityPoint[], width: number) {
  const pips = [0, ...curve.map((point) => point.pips)];
  const peaks = highWater(pips);
  const lowest = Math.min(...pips);
  const highest = Math.max(...pips);
  const span = highest - lowest || 1;
  const xOf = (index: number) => LEFT + (index / curve.length) * (width - LEFT - RIGHT);
  const yOf = (value: number) => HEIGHT - BOTTOM - ((value - lowest) / span) * (HEIGHT - TOP - BOTTOM);
  const place = ({ at, level }: HighWaterPoint) => `${xOf(at).toFixed(1)} ${yOf(level).toFixed(1)}`;
  const places = pips.map((level, at) => place({ at, level }));
  return {
    ticks: niceTicks(lowest, highest, TICKS),
    xOf,
    yOf,
    equity: `M${places.join('L')}`,
    drawdown: `M${[...peaks.map(place), ...places.toReversed()].join('L')}Z`,
  };
}
