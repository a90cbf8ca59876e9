import { expect, test } from 'vitest';
import { syntheticCandles } from '../../test/reference-data.ts';
import { chartSeries } from '../series/chart-series.ts';
import { readStructure, type ChartStructure } from './chart-structure.ts';

const candles = syntheticCandles().slice(0, 700);
const noise = 0.00002;
const structureOf = (bars: number): ChartStructure => readStructure(chartSeries(candles.slice(0, bars), noise));

/** What a structure said by the close of a bar: later events are taken out, as a trader would have read it then. */
function statementsAt({ swings, breaks, zones, pools, sweeps, levels }: ChartStructure, bar: number): unknown {
  const happened = (at: number | null): number | null => (at !== null && at <= bar ? at : null);
  const known = <T extends { readonly knownAt: number }>(things: readonly T[]): T[] =>
    things.filter(({ knownAt }) => knownAt <= bar);
  const ids = (list: typeof swings): string[] => known(list).map(({ kind, formedAt }) => `${kind} ${formedAt}`);
  return {
    swings: known(swings).map((swing) => ({ ...swing, supersededAt: happened(swing.supersededAt) })),
    breaks: known(breaks).map(({ swing, ...rest }) => ({ ...rest, swing: swing.formedAt, price: swing.price })),
    zones: known(zones).map((zone) => ({
      ...zone,
      touchedAt: happened(zone.touchedAt),
      halfwayAt: happened(zone.halfwayAt),
      filledAt: happened(zone.filledAt),
      invalidatedAt: happened(zone.invalidatedAt),
    })),
    pools: known(pools).map((pool) => ({
      ...pool,
      swings: ids(pool.swings),
      invalidatedAt: happened(pool.invalidatedAt),
    })),
    sweeps: known(sweeps).map(({ swing, ...rest }) => ({ ...rest, swing: swing.formedAt })),
    touches: levels.map(({ touches }) => ids(touches)).filter((touches) => touches.length > 1),
  };
}

test('replayed bar by bar, no statement about the past is ever rewritten', () => {
  const whole = structureOf(candles.length);
  for (let bars = 30; bars < candles.length; bars++) {
    // With so many bars the newest is still forming: the one before is the last that says something.
    const bar = bars - 2;
    expect(statementsAt(structureOf(bars), bar)).toEqual(statementsAt(whole, bar));
  }
});
