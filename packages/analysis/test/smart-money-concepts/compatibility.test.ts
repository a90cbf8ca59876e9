import { describe, expect, test } from 'vitest';
import { isPresent, MARKET_DATA, numberColumns } from '../reference-data.ts';
import { type Bars, type Column } from './columns.ts';
import { referenceGaps } from './fair-value-gaps.ts';
import { referenceLiquidity } from './liquidity.ts';
import { referenceBlocks } from './order-blocks.ts';
import { referenceBreaks } from './structure-breaks.ts';
import { referenceSwings } from './swings.ts';

const SWING_LENGTH = 5;
const OWN = new URL('../../test-data/', import.meta.url);
const PUBLISHED = new URL('smc/', MARKET_DATA);

describe('on synthetic candles with volume', () => {
  equalsLibrary(barsIn(new URL('synthetic_H1.csv.gz', OWN)), {
    swings: new URL('synthetic_smc_swings.csv.gz', OWN),
    gaps: new URL('synthetic_smc_fvg.csv.gz', OWN),
    joinedGaps: new URL('synthetic_smc_fvg_joined.csv.gz', OWN),
    breaks: new URL('synthetic_smc_bos_choch.csv.gz', OWN),
    blocks: new URL('synthetic_smc_ob.csv.gz', OWN),
    liquidity: new URL('synthetic_smc_liquidity.csv.gz', OWN),
  });
});

describe.runIf(isPresent(PUBLISHED))('on the published EURUSD M15', () => {
  if (!isPresent(PUBLISHED)) return;
  equalsLibrary(barsIn(new URL('EURUSD_15M.csv.gz', PUBLISHED)), {
    swings: new URL('swing_highs_lows_result_data.csv.gz', PUBLISHED),
    gaps: new URL('fvg_result_data.csv.gz', PUBLISHED),
    joinedGaps: new URL('fvg_consecutive_result_data.csv.gz', PUBLISHED),
    breaks: new URL('bos_choch_result_data.csv.gz', PUBLISHED),
    blocks: new URL('ob_result_data.csv.gz', PUBLISHED),
    liquidity: new URL('liquidity_result_data.csv.gz', PUBLISHED),
  });
});

type Files = Record<'swings' | 'gaps' | 'joinedGaps' | 'breaks' | 'blocks' | 'liquidity', URL>;

function equalsLibrary(bars: Bars, files: Files): void {
  const swings = referenceSwings(bars, SWING_LENGTH);
  test.each([
    ['swings', { ...swings }, files.swings],
    ['fair value gaps', referenceGaps(bars, false), files.gaps],
    ['joined fair value gaps', referenceGaps(bars, true), files.joinedGaps],
    ['breaks of structure', referenceBreaks(bars, swings), files.breaks],
    ['order blocks', referenceBlocks(bars, swings), files.blocks],
    ['liquidity', referenceLiquidity(bars, swings), files.liquidity],
  ])('%s differ in no cell', (_name, ours, file) => {
    const theirs = numberColumns(file);
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(theirs).toSorted());
    expect(
      Object.values(theirs)
        .flat()
        .filter((cell) => !Number.isNaN(cell)).length,
    ).toBeGreaterThan(50);
    expect(differingCells(ours, theirs)).toEqual([]);
  });
}

function differingCells(ours: Record<string, Column>, theirs: Record<string, Column>): string[] {
  return Object.entries(theirs).flatMap(([name, column]) => {
    const mine = ours[name]!;
    if (mine.length !== column.length) return [`${name} has ${mine.length} rows, not ${column.length}`];
    return column.flatMap((cell, row) =>
      isEqual(mine[row]!, cell) ? [] : [`${name} ${row}: ${mine[row]}, not ${cell}`],
    );
  });
}

/** The library keeps prices in 32 bits. */
function isEqual(ours: number, theirs: number): boolean {
  if (Number.isNaN(theirs) || Number.isNaN(ours)) return Number.isNaN(theirs) && Number.isNaN(ours);
  return Math.abs(ours - theirs) <= 1e-6 * Math.abs(theirs);
}

function barsIn(file: URL): Bars {
  const columns = numberColumns(file);
  const column = (name: string): Column => columns[name] ?? columns[`${name[0]!.toUpperCase()}${name.slice(1)}`]!;
  return {
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
  };
}
