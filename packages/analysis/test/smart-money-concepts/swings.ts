import { emptyColumn, type Bars, type Column } from './columns.ts';

interface Candidate {
  readonly bar: number;
  readonly kind: 1 | -1;
  readonly level: number;
}

export interface SwingColumns {
  readonly HighLow: Column;
  readonly Level: Column;
}

/**
 * Swings of smart-money-concepts 0.0.27: extremes of `length` - 1 bars before and `length` after, thinned until they
 * alternate, closed by one of the opposite kind at both ends. It looks ahead, so the product does not work this way.
 */
export function referenceSwings({ high, low }: Bars, length: number): SwingColumns {
  const bars = high.length;
  const candidates: Candidate[] = [];
  for (let bar = 2 * length - 1; bar <= bars - length - 1; bar++) {
    const from = bar - length + 1;
    const to = bar + length + 1;
    const [top, bottom] = [Math.max(...high.slice(from, to)), Math.min(...low.slice(from, to))];
    if (high[bar] === top) candidates.push({ bar, kind: 1, level: top });
    else if (low[bar] === bottom) candidates.push({ bar, kind: -1, level: bottom });
  }
  const real = alternating(candidates);
  const HighLow = emptyColumn(bars);
  const Level = emptyColumn(bars);
  const write = (bar: number, kind: 1 | -1): void => {
    HighLow[bar] = kind;
    Level[bar] = kind === 1 ? high[bar]! : low[bar]!;
  };
  for (const { bar, kind } of real) write(bar, kind);
  if (real.length > 0) {
    write(0, real[0]!.kind === 1 ? -1 : 1);
    write(bars - 1, real.at(-1)!.kind === 1 ? -1 : 1);
  }
  return { HighLow, Level };
}

/** Of neighbours of one kind the more extreme stays, the earlier of equals, until kinds alternate. */
function alternating(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const last = kept.at(-1);
    if (last?.kind !== candidate.kind) kept.push(candidate);
    else if ((candidate.level - last.level) * candidate.kind > 0) kept[kept.length - 1] = candidate;
  }
  return kept;
}
