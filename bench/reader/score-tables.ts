import type { ChartScore, Verdict } from './score-chart.ts';
import type { Summary } from './summarise.ts';
import { textTable } from './text-table.ts';

const PICTURE_COLUMNS =
  'picture|chart|axis px|last|symbol|tf|platform|read/true|prec|recall|F1|pixels|dir|ms|problems'.split('|');
const GROUP_COLUMNS =
  'style|n|chart|axis<=1px|misread|median px|last|symbol|tf|platform|wrong|prec|recall|pixels|dir|ms'.split('|');

/** One line a picture. */
export function pictureTable(scores: readonly ChartScore[]): string {
  return textTable(PICTURE_COLUMNS, scores.map(pictureRow));
}

/** One line a group of pictures. */
export function groupTable(summaries: readonly Summary[]): string {
  return textTable(GROUP_COLUMNS, summaries.map(groupRow));
}

function pictureRow(score: ChartScore): string[] {
  const { candles } = score;
  return [
    score.name,
    score.chartTold ? 'ok' : 'WRONG',
    pixels(score.axisErrorPx),
    word(score.lastPrice),
    word(score.symbol),
    word(score.timeframe),
    word(score.platform),
    candles ? `${candles.read}/${candles.expected}` : '',
    percent(candles?.precision),
    percent(candles?.recall),
    percent(candles?.f1),
    percent(candles && candles.rightInPixels / candles.expected),
    percent(candles && candles.directionKnown > 0 ? candles.directionRight / candles.directionKnown : null),
    score.elapsedMs.toFixed(0),
    score.problems.join(' '),
  ];
}

function groupRow(summary: Summary): string[] {
  return [
    summary.group,
    String(summary.pictures),
    percent(summary.chartTold),
    percent(summary.axisWithinOnePx),
    percent(summary.axisMisread),
    pixels(summary.medianAxisErrorPx),
    percent(summary.lastPrice),
    percent(summary.symbol),
    percent(summary.timeframe),
    percent(summary.platform),
    String(summary.wrongFields),
    percent(summary.precision),
    percent(summary.recall),
    percent(summary.recallInPixels),
    percent(summary.direction),
    summary.medianMs?.toFixed(0) ?? '',
  ];
}

function word(verdict: Verdict | null): string {
  if (verdict === null) return '';
  return { right: 'ok', wrong: 'WRONG', missing: '-' }[verdict];
}

function percent(share: number | null | undefined): string {
  return share === null || share === undefined ? '' : (100 * share).toFixed(1);
}

function pixels(px: number | null): string {
  return px === null ? '' : px > 999 ? '>999' : px.toFixed(2);
}
