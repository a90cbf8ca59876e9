import { ALL, type StyleTallies } from './compare-tallies.ts';
import { type Count, type Measure, MEASURES, shareOf, sumTallies, type Tally } from './tally.ts';
import { textTable } from './text-table.ts';

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  chart: 'chart or not',
  axis: 'axis 1.5px',
  axis1px: 'axis 1px',
  candles: 'F1 >=5px',
  narrowCandles: 'F1 3-4px',
  direction: 'direction',
  lastPrice: 'last price',
  symbol: 'symbol',
  timeframe: 'timeframe',
  unprinted: 'null kept',
  sound: 'conf. wrong',
};

/** One line a style, seen and unseen side by side as `97.5 | 92.1`, in percent; confidently wrong pictures as their number. */
export function benchTable(seen: StyleTallies, unseen: StyleTallies): string {
  const styles = [...new Set([...Object.keys(seen), ...Object.keys(unseen)])];
  const rows = styles.map((style) => row(style, seen[style], unseen[style]));
  const all = [seen, unseen].map((split) => sumTallies(Object.values(split)));
  return textTable(
    ['style (seen | unseen)', 'pictures', ...MEASURES.map((measure) => MEASURE_NAMES[measure])],
    [...rows, row(ALL, all[0], all[1])],
  );
}

function row(style: string, seen: Tally | undefined, unseen: Tally | undefined): string[] {
  const cell = (text: (tally: Tally) => string): string =>
    `${seen ? text(seen) : '-'} | ${unseen ? text(unseen) : '-'}`;
  return [
    style,
    cell(({ chart }) => String(chart.of)),
    ...MEASURES.map((measure) => cell((tally) => (measure === 'sound' ? wrong(tally.sound) : percent(tally[measure])))),
  ];
}

function wrong({ right, of }: Count): string {
  return String(of - right);
}

function percent(count: Count): string {
  const share = shareOf(count);
  return share === null ? '-' : (100 * share).toFixed(1);
}
