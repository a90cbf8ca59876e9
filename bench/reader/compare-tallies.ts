import { MEASURES, shareOf, sumTallies, type Tally } from './tally.ts';

/** Tallies of every style of a split. */
export type StyleTallies = Readonly<Record<string, Tally>>;

/** Name of the row of all styles together. */
export const ALL = 'all';

const ROUNDING = 1e-9;

/**
 * Where a split has lost against its baseline, as sentences: a share that fell by more than one picture makes. Styles
 * that only one of the two knows are not compared, and all together only where the styles are the same.
 */
export function lossesAgainst(baseline: StyleTallies, now: StyleTallies): string[] {
  const styles = Object.keys(now).filter((style) => style in baseline);
  const isWhole = styles.length === Object.keys(now).length && styles.length === Object.keys(baseline).length;
  const losses = styles.flatMap((style) => lossesOf(style, baseline[style]!, now[style]!));
  return isWhole
    ? [...losses, ...lossesOf(ALL, sumTallies(Object.values(baseline)), sumTallies(Object.values(now)))]
    : losses;
}

function lossesOf(style: string, baseline: Tally, now: Tally): string[] {
  return MEASURES.flatMap((measure) => {
    const [was, is] = [shareOf(baseline[measure]), shareOf(now[measure])];
    if (was === null || is === null || is >= was - 1 / baseline[measure].pictures - ROUNDING) return [];
    return [`${style}: ${measure} ${(100 * is).toFixed(1)} %, was ${(100 * was).toFixed(1)} %`];
  });
}
