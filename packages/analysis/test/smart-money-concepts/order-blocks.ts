import { emptyColumn, type Bars, type Column } from './columns.ts';
import type { SwingColumns } from './swings.ts';

interface Block {
  top: number;
  bottom: number;
  volume: number;
  percent: number;
  mitigatedAt: number | null;
}

/**
 * Order blocks of smart-money-concepts 0.0.27, mitigated by wicks. Blocks that price trades back over after they failed
 * are erased, so the result says nothing of how often they fail.
 */
export function referenceBlocks(bars: Bars, swings: SwingColumns): Record<string, Column> {
  const columns = Object.fromEntries(
    ['OB', 'Top', 'Bottom', 'OBVolume', 'MitigatedIndex', 'Percentage'].map((name) => [
      name,
      emptyColumn(bars.high.length),
    ]),
  );
  for (const side of [1, -1] as const) {
    for (const [bar, block] of blocksOf(bars, swings, side)) {
      columns['OB']![bar] = side;
      columns['Top']![bar] = block.top;
      columns['Bottom']![bar] = block.bottom;
      columns['OBVolume']![bar] = block.volume;
      columns['MitigatedIndex']![bar] = block.mitigatedAt ?? 0;
      columns['Percentage']![bar] = block.percent;
    }
  }
  return columns;
}

function blocksOf(bars: Bars, { HighLow }: SwingColumns, side: 1 | -1): Map<number, Block> {
  const { high, low, close } = bars;
  const blocks = new Map<number, Block>();
  const crossed = new Set<number>();
  let swing = -1;
  for (let bar = 0; bar < close.length; bar++) {
    if (bar > 0 && HighLow[bar - 1] === side) swing = bar - 1;
    for (const [at, block] of blocks) {
      const { top, bottom, mitigatedAt } = block;
      if (mitigatedAt === null) {
        if (side === 1 && low[bar]! < bottom) block.mitigatedAt = bar - 1;
        if (side === -1 && high[bar]! > top) block.mitigatedAt = bar;
      } else if (side === 1 ? high[bar]! > top : low[bar]! < bottom) blocks.delete(at);
    }
    if (swing < 0 || crossed.has(swing)) continue;
    const past = side === 1 ? close[bar]! - high[swing]! : low[swing]! - close[bar]!;
    if (past <= 0) continue;
    crossed.add(swing);
    const [at, block] = blockBetween(bars, swing, bar, side);
    blocks.set(at, block);
  }
  return blocks;
}

/** The extreme bar strictly between swing and break, the last of equals; none between, the bar before the break. */
function blockBetween({ high, low, volume }: Bars, swing: number, bar: number, side: 1 | -1): [number, Block] {
  let at = -1;
  for (let between = swing + 1; between < bar; between++) {
    const further = side === 1 ? low[at]! - low[between]! : high[between]! - high[at]!;
    if (at < 0 || further >= 0) at = between;
  }
  const found = at >= 0;
  if (!found) at = bar - 1;
  const swapped = !found && side === 1;
  const [recent, before] = [volume[bar]! + (volume[bar - 1] ?? 0), volume[bar - 2] ?? 0];
  const most = Math.max(recent, before);
  return [
    at,
    {
      top: Math.fround(swapped ? low[at]! : high[at]!),
      bottom: Math.fround(swapped ? high[at]! : low[at]!),
      volume: recent + before,
      percent: most === 0 ? 100 : (100 * Math.min(recent, before)) / most,
      mitigatedAt: null,
    },
  ];
}
