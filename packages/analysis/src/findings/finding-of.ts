import type { Finding } from '../market-analysis.ts';
import type { PatternSighting } from '../patterns/find-patterns.ts';
import type { ChartSeries } from '../series/chart-series.ts';
import { levelRole, type KeyLevel } from '../structure/key-levels.ts';
import type { LiquidityPool, Sweep } from '../structure/liquidity.ts';
import type { StructureBreak } from '../structure/structure-breaks.ts';
import type { Swing } from '../structure/swings.ts';
import type { Zone } from '../structure/zones.ts';
import { capital } from '../words/capital.ts';
import { findingId } from './finding-id.ts';

export function swingFinding(swing: Swing): Finding {
  const { kind, label, formedAt, price } = swing;
  const side = label === 'HH' || label === 'HL' ? 'bullish' : label === null ? 'neutral' : 'bearish';
  const name = label ?? (kind === 'high' ? 'Swing high' : 'Swing low');
  return {
    id: findingId.swing(swing),
    kind: 'swing',
    side,
    label: name,
    from: formedAt,
    to: formedAt,
    price1: price,
    price2: null,
  };
}

/** A line at the broken price, from the swing to the bar that closed beyond it. */
export function breakFinding(broken: StructureBreak): Finding {
  const { kind, side, swing, formedAt, knownAt } = broken;
  return {
    id: findingId.break(broken),
    kind: 'structure-break',
    side,
    label: kind,
    from: formedAt,
    to: knownAt,
    price1: swing.price,
    price2: null,
  };
}

/** A band from the bar where it formed to the bar on which it failed. */
export function zoneFinding(zone: Zone): Finding {
  const { kind, side, top, bottom, formedAt, invalidatedAt } = zone;
  const name = kind === 'order-block' ? 'order block' : 'fair value gap';
  const label = `${side === 'bullish' ? 'Bullish' : 'Bearish'} ${name}`;
  return {
    id: findingId.zone(zone),
    kind,
    side,
    label,
    from: formedAt,
    to: invalidatedAt,
    price1: top,
    price2: bottom,
  };
}

export function poolFinding(pool: LiquidityPool): Finding {
  const { kind, price, formedAt, invalidatedAt } = pool;
  const side = kind === 'high' ? 'bearish' : 'bullish';
  return {
    id: findingId.pool(pool),
    kind: 'liquidity',
    side,
    label: `Equal ${kind}s`,
    from: formedAt,
    to: invalidatedAt,
    price1: price,
    price2: null,
  };
}

/** A line at the swept price, from the swing to the bar that swept it. */
export function sweepFinding(sweep: Sweep): Finding {
  const { side, swing, knownAt } = sweep;
  return {
    id: findingId.sweep(sweep),
    kind: 'liquidity',
    side,
    label: 'Sweep',
    from: swing.formedAt,
    to: knownAt,
    price1: swing.price,
    price2: null,
  };
}

/** A line from its first touch on, called by what it is to the price now. */
export function levelFinding(level: KeyLevel, now: number): Finding {
  const { price, touches, formedAt } = level;
  const role = capital(levelRole(level, now) ?? 'level at price');
  const label = `${role}, ${touches.length === 1 ? '1 touch' : `${touches.length} touches`}`;
  return {
    id: findingId.level(level),
    kind: 'key-level',
    side: 'neutral',
    label,
    from: formedAt,
    to: null,
    price1: price,
    price2: null,
  };
}

/** The box around a pattern's bars. */
export function patternFinding(pattern: PatternSighting, { candles }: ChartSeries): Finding {
  const { name, side, formedAt, knownAt } = pattern;
  const bars = candles.slice(formedAt, knownAt + 1);
  return {
    id: findingId.pattern(pattern),
    kind: 'pattern',
    side,
    label: name,
    from: formedAt,
    to: knownAt,
    price1: Math.max(...bars.map(({ high }) => high)),
    price2: Math.min(...bars.map(({ low }) => low)),
  };
}
