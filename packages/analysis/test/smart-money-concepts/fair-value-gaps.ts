import { emptyColumn, firstWhere, type Bars, type Column } from './columns.ts';

/** Fair value gaps of smart-money-concepts 0.0.27, stored at the middle bar; `joined` merges those of adjacent bars. */
export function referenceGaps({ open, high, low, close }: Bars, joined: boolean): Record<string, Column> {
  const bars = high.length;
  const FVG = emptyColumn(bars);
  const Top = emptyColumn(bars);
  const Bottom = emptyColumn(bars);
  const MitigatedIndex = emptyColumn(bars);
  for (let bar = 1; bar < bars - 1; bar++) {
    if (high[bar - 1]! < low[bar + 1]! && close[bar]! > open[bar]!) {
      [FVG[bar], Top[bar], Bottom[bar]] = [1, low[bar + 1]!, high[bar - 1]!];
    } else if (low[bar - 1]! > high[bar + 1]! && close[bar]! < open[bar]!) {
      [FVG[bar], Top[bar], Bottom[bar]] = [-1, low[bar - 1]!, high[bar + 1]!];
    }
  }
  for (let bar = 0; bar < bars - 1; bar++) {
    if (!joined || FVG[bar] !== FVG[bar + 1]) continue;
    Top[bar + 1] = Math.max(Top[bar]!, Top[bar + 1]!);
    Bottom[bar + 1] = Math.min(Bottom[bar]!, Bottom[bar + 1]!);
    FVG[bar] = Top[bar] = Bottom[bar] = Number.NaN;
  }
  for (const [bar, side] of FVG.entries()) {
    if (Number.isNaN(side)) continue;
    const met =
      side === 1
        ? firstWhere(low, bar + 2, (price) => price <= Top[bar]!)
        : firstWhere(high, bar + 2, (price) => price >= Bottom[bar]!);
    MitigatedIndex[bar] = Math.max(0, met);
  }
  return { FVG, Top, Bottom, MitigatedIndex };
}
