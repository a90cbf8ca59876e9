import type { Stroke } from './stroke.ts';

/** Strokes at an end of the chain that stand apart from the rest are kept only if there are more than this many. */
const MOST_STRAYS = 12;
/** Fewer than `FEWEST_APART` strokes at least `FAR_CELLS` away are strays whatever they look like. */
const FAR_CELLS = 4;
const FEWEST_APART = 6;
/** Strays this much lower than most candles are letters. */
const LOW = 0.6;
/** So many strokes at an end that are equally high and stand in one line, clear of what follows by more than that height, are letters. */
const FEWEST_LETTERS = 4;
/** Letters end in one line but for their round ends and their edges. */
const UNEVEN_PX = 1.5;

/** Cuts strays off both ends of a chain, such as letters of labels beside the chart, which follow it after a gap or far above or below. */
export function trimChain(chain: readonly Stroke[]): Stroke[] {
  const typical = medianHeight(chain);
  return cutStrays(cutStrays(chain, typical).toReversed(), typical).toReversed();
}

function cutStrays(chain: readonly Stroke[], typical: number): readonly Stroke[] {
  const cut = strayEnd(chain, typical);
  return cut === 0 ? chain : cutStrays(chain.slice(cut), typical);
}

/** How many strokes at the start of the chain are strays. */
function strayEnd(chain: readonly Stroke[], typical: number): number {
  for (let i = 1; i <= MOST_STRAYS && i < chain.length; i++) {
    const gap = Math.abs(chain[i]!.cell - chain[i - 1]!.cell);
    if (i >= FEWEST_LETTERS && areLetters(chain.slice(0, i), chain[i]!)) return i;
    if (gap < 2) continue;
    const isLow = medianHeight(chain.slice(0, i)) < LOW * typical;
    if (isLow || (gap >= FAR_CELLS && i < FEWEST_APART)) return i;
  }
  return 0;
}

/** Whether strokes stand in one line that the next one does not come near. */
function areLetters(strokes: readonly Stroke[], next: Stroke): boolean {
  const tops = strokes.map(({ highY }) => highY);
  const bottoms = strokes.map(({ lowY }) => lowY);
  const top = Math.min(...tops);
  const bottom = Math.max(...bottoms);
  if (Math.max(...tops) - top > UNEVEN_PX || bottom - Math.min(...bottoms) > UNEVEN_PX) return false;
  return Math.max(next.highY - bottom, top - next.lowY) > bottom - top;
}

function medianHeight(strokes: readonly Stroke[]): number {
  const heights = strokes.map(({ top, bottom }) => bottom - top + 1).toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}
