import { CLUTTERED, VARIATIONS } from '@pipsight/fixtures';
import { MEASURE_NAMES } from './bench-table.ts';
import type { StyleTallies } from './compare-tallies.ts';
import { BY_LOT, HELD_OUT_LIBRARIES, OPEN_LIBRARIES } from './libraries/library-chart.ts';
import { COPIED } from './picture-copies.ts';
import { type Measure, shareOf, sumTallies, type Tally } from './tally.ts';

/** Measures shown, and what each is to reach. */
const GOALS = {
  chart: 1,
  axis: 0.97,
  candles: 0.97,
  narrowCandles: 0.9,
  direction: 0.99,
  lastPrice: 0.95,
  symbol: 0.97,
  timeframe: 0.97,
} as const satisfies Partial<Record<Measure, number>>;
const SHOWN = ['chart', 'axis', 'candles', 'narrowCandles', 'direction', 'lastPrice', 'symbol', 'timeframe'] as const;

/** Shares below this all look the same. */
const LOWEST = 0.5;
const NAME_PX = 200;
const CELL = { w: 118, h: 26, barPx: 74 };
const HEAD_PX = 92;
const INK = { text: '#1f2937', faint: '#6b7280', line: '#e5e7eb', seen: '#b6c2d4', unseen: '#2563eb', goal: '#dc2626' };

interface Row {
  readonly name: string;
  readonly seen: Tally | null;
  readonly unseen: Tally | null;
}

/** Shares of every style as bars, seen above unseen, with a tick at the goal: an SVG. Likenesses are summed up by family. */
export function accuracyPicture(seen: StyleTallies, unseen: StyleTallies): string {
  const styles = [...new Set([...Object.keys(seen), ...Object.keys(unseen)])];
  const groups = [...Map.groupBy(styles, groupOf)].toSorted(([a], [b]) => GROUPS.indexOf(a) - GROUPS.indexOf(b));
  const rows = groups.flatMap(([group, members]): (Row | string)[] => {
    const named = [...Map.groupBy(members, (style) => (group === 'look-alikes' ? familyOf(style) : style))];
    return [group, ...named.map(([name, parts]) => ({ name, seen: sumOf(seen, parts), unseen: sumOf(unseen, parts) }))];
  });
  const all = { name: 'all', seen: sumOf(seen, styles), unseen: sumOf(unseen, styles) };
  const parts = [all, ...rows].map((row, index) => drawRow(row, HEAD_PX + index * CELL.h));
  const width = NAME_PX + SHOWN.length * CELL.w + 16;
  const height = HEAD_PX + parts.length * CELL.h + 16;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">` +
    `<rect width="${width}" height="${height}" fill="#ffffff"/>${head()}${parts.join('')}</svg>\n`
  );
}

const GROUPS = [
  'real screenshots',
  'look-alikes',
  'labels on the plot',
  'variations',
  'clutter',
  'charting libraries',
  'held-out libraries',
  'drawn by lot',
  'special',
  'copies',
  'no chart',
];

function groupOf(style: string): string {
  if (style.startsWith('real ')) return 'real screenshots';
  if (style.startsWith('on-plot-')) return 'labels on the plot';
  if (VARIATIONS.some(({ name }) => name === style)) return 'variations';
  if (CLUTTERED.some(({ name }) => name === style)) return 'clutter';
  if (OPEN_LIBRARIES.some((name) => name === style)) return 'charting libraries';
  if (HELD_OUT_LIBRARIES.some((name) => name === style)) return 'held-out libraries';
  if (style === BY_LOT) return 'drawn by lot';
  if (style === 'no chart') return 'no chart';
  if (style === COPIED) return 'copies';
  return ['two charts', 'tiled charts', 'small', 'axis cut off'].includes(style) ? 'special' : 'look-alikes';
}

function familyOf(look: string): string {
  return look.split('-')[0]!;
}

function sumOf(tallies: StyleTallies, styles: readonly string[]): Tally | null {
  const found = styles.flatMap((style) => tallies[style] ?? []);
  return found.length === 0 ? null : sumTallies(found);
}

function head(): string {
  const columns = SHOWN.map((measure, index) => {
    const x = NAME_PX + index * CELL.w;
    const goal = `goal ${Math.round(GOALS[measure] * 100)} %`;
    return text(x, 66, MEASURE_NAMES[measure], 12, INK.text, 600) + text(x, 82, goal, 11, INK.goal);
  });
  const legend =
    bar(NAME_PX, 30, 26, INK.seen) +
    text(NAME_PX + 32, 36, 'seen while building', 12, INK.faint) +
    bar(NAME_PX + 170, 30, 26, INK.unseen) +
    text(NAME_PX + 202, 36, 'never looked at', 12, INK.faint) +
    text(NAME_PX + 320, 36, 'bars begin at 50 %; figures: percent, seen over unseen', 12, INK.faint);
  return text(16, 36, 'Chart reader', 18, INK.text, 600) + legend + columns.join('');
}

function drawRow(row: Row | string, y: number): string {
  if (typeof row === 'string') return text(16, y + 18, row, 12, INK.faint, 600);
  const line = `<path d="M16 ${y}h${NAME_PX + SHOWN.length * CELL.w - 16}" stroke="${INK.line}"/>`;
  const cells = SHOWN.map((measure, index) => {
    const x = NAME_PX + index * CELL.w;
    const shares = [row.seen, row.unseen].map((tally) => (tally === null ? null : shareOf(tally[measure])));
    if (shares.every((share) => share === null)) return '';
    return cell(shares[0] ?? null, shares[1] ?? null, GOALS[measure], x, y);
  });
  return line + text(28, y + 17, row.name, 12, INK.text) + cells.join('');
}

function cell(seen: number | null, unseen: number | null, goal: number, x: number, y: number): string {
  const length = (share: number): number => (CELL.barPx * Math.max(0, share - LOWEST)) / (1 - LOWEST);
  const drawn = [seen, unseen].map((share, index) => {
    if (share === null) return '';
    const top = y + 6 + index * 9;
    const figure = text(x + CELL.barPx + 6, top + 7, (100 * share).toFixed(1), 9, index === 0 ? INK.faint : INK.text);
    return bar(x, top, length(share), index === 0 ? INK.seen : INK.unseen) + figure;
  });
  const tick = x + length(goal);
  return `${drawn.join('')}<path d="M${tick.toFixed(1)} ${y + 4}v19" stroke="${INK.goal}"/>`;
}

function bar(x: number, y: number, w: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${w.toFixed(1)}" height="7" fill="${fill}"/>`;
}

function text(x: number, y: number, words: string, sizePx: number, fill: string, weight = 400): string {
  const escaped = words.replaceAll('>', '&gt;');
  return `<text x="${x}" y="${y}" font-size="${sizePx}" fill="${fill}" font-weight="${weight}">${escaped}</text>`;
}
