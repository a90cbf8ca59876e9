import type { Analysis, Chart } from '@pipsight/contract';
import type { Direction } from '@pipsight/trading';
import { tradeLevels } from '../../chart/trade-levels.ts';
import { drawText, measureWith, type TextStyle } from './canvas-text.ts';
import { drawBrandMark } from './draw-brand-mark.ts';
import { drawChart } from './draw-chart.ts';
import { drawNotes } from './draw-notes.ts';
import { exportContent, type ExportContent } from './export-content.ts';
import { EXPORT_PALETTE, LEVEL_COLOURS, TONE_COLOURS } from './export-palette.ts';
import { fitText } from './wrap-text.ts';

export const EXPORT_WIDTH = 800;
export const EXPORT_HEIGHT = 600;

const MARGIN = 20;
const RIGHT = EXPORT_WIDTH - MARGIN;
const CHART = { x: MARGIN, y: 98, width: EXPORT_WIDTH - 2 * MARGIN, height: 290 };
const ROWS_TOP = 404;
const ROW_HEIGHT = 42;
const LOWEST = EXPORT_HEIGHT - 16;
/** What lies under the chart. */
const BELOW = { top: ROWS_TOP, bottom: LOWEST };
/** Right ends of the columns of prices. */
const PRICE_X = 226;
const DISTANCE_X = 306;
const REWARD_X = 376;
const NOTES_X = 404;

/** What is drawn: an analysis, its chart with the picture (null where it has none), and the product's title. */
export interface ExportInput {
  readonly analysis: Analysis;
  readonly chart: { readonly chart: Chart; readonly picture: CanvasImageSource } | null;
  readonly productTitle: string;
}

/** Draws an analysis on 800 x 600 units of a canvas. Every text is drawn as it is; what has no room ends in `…`. */
export function drawExport(context: CanvasRenderingContext2D, { analysis, chart, productTitle }: ExportInput): void {
  const content = exportContent(analysis);
  context.fillStyle = EXPORT_PALETTE.page;
  context.fillRect(0, 0, EXPORT_WIDTH, EXPORT_HEIGHT);
  drawHeader(context, productTitle, content.date);
  drawVerdict(context, content);
  if (chart) {
    const levels = tradeLevels(analysis).filter(({ role }) => role !== 'current');
    drawChart(context, CHART, chart.chart, chart.picture, levels);
  } else {
    drawNoPicture(context);
  }
  drawRows(context, content);
  const { patterns, rejection, analysis: text } = content;
  if (content.rows.length > 0) {
    drawNotes(context, [patterns, rejection, text], { ...BELOW, left: NOTES_X, right: RIGHT });
  } else {
    drawNotes(context, [rejection, patterns], { ...BELOW, left: MARGIN, right: REWARD_X });
    drawNotes(context, [text], { ...BELOW, left: NOTES_X, right: RIGHT });
  }
}

function drawHeader(context: CanvasRenderingContext2D, productTitle: string, date: string): void {
  const title = { sizePx: 16, weight: 600, colour: EXPORT_PALETTE.ink } as const;
  drawBrandMark(context, MARGIN, 11, 24);
  drawText(context, fitText(productTitle, 480, measureWith(context, title)), MARGIN + 34, 29, title);
  drawText(context, date, RIGHT, 28, { sizePx: 13, weight: 400, colour: EXPORT_PALETTE.soft, align: 'right' });
  context.fillStyle = EXPORT_PALETTE.line;
  context.fillRect(0, 45, EXPORT_WIDTH, 1);
}

/** Market, direction and order from the left, what is known of their worth from the right. */
function drawVerdict(context: CanvasRenderingContext2D, { market, direction, headline, facts }: ExportContent): void {
  const baseline = 79;
  let right = RIGHT;
  for (const { text, tone } of facts.toReversed()) {
    const colour = tone === null ? EXPORT_PALETTE.ink : TONE_COLOURS[tone];
    const style = { sizePx: 12, weight: 500, colour } as const;
    const shown = fitText(text, 250, measureWith(context, style));
    const width = measureWith(context, style)(shown) + 16;
    context.fillStyle = EXPORT_PALETTE.raised;
    context.beginPath();
    context.roundRect(right - width, 61, width, 24, 4);
    context.fill();
    drawText(context, shown, right - width + 8, 77.5, style);
    right -= width + 8;
  }
  const large: TextStyle = { sizePx: 20, weight: 600, colour: EXPORT_PALETTE.ink };
  let left = MARGIN;
  const put = (text: string, style: TextStyle): void => {
    const shown = fitText(text, Math.max(0, right - left - 8), measureWith(context, style));
    drawText(context, shown, left, baseline, style);
    left += measureWith(context, style)(shown) + 12;
  };
  // A long name leaves room for what is to be done.
  put(fitText(market, 260, measureWith(context, large)), large);
  if (direction) {
    const colour = direction === 'BUY' ? EXPORT_PALETTE.up : EXPORT_PALETTE.down;
    drawDirectionArrow(context, left, baseline, direction, colour);
    left += 20;
    put(direction, { ...large, colour });
  }
  put(headline, { sizePx: 14, weight: 500, colour: EXPORT_PALETTE.soft });
}

/** The arrow of the direction badge: up or down to the right, as high as the capitals beside it. */
function drawDirectionArrow(
  context: CanvasRenderingContext2D,
  left: number,
  baseline: number,
  direction: Direction,
  colour: string,
): void {
  const size = 12;
  const [from, to] = direction === 'BUY' ? [baseline - 1, baseline - 1 - size] : [baseline - 1 - size, baseline - 1];
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(left + 1, from);
  context.lineTo(left + 1 + size, to);
  context.moveTo(left + 3, to);
  context.lineTo(left + 1 + size, to);
  context.lineTo(left + 1 + size, direction === 'BUY' ? to + size - 2 : to - size + 2);
  context.stroke();
  context.lineCap = 'butt';
  context.lineJoin = 'miter';
}

function drawNoPicture(context: CanvasRenderingContext2D): void {
  const style = { sizePx: 13, weight: 400, colour: EXPORT_PALETTE.faint } as const;
  const text = 'No chart picture';
  context.fillStyle = EXPORT_PALETTE.surface;
  context.beginPath();
  context.roundRect(CHART.x, CHART.y, CHART.width, CHART.height, 8);
  context.fill();
  const width = measureWith(context, style)(text);
  drawText(context, text, (EXPORT_WIDTH - width) / 2, CHART.y + CHART.height / 2, style);
}

/** The plan as a table: what, at which price, how far, and what it pays. */
function drawRows(context: CanvasRenderingContext2D, { rows }: ExportContent): void {
  const height = Math.min(ROW_HEIGHT, (LOWEST - ROWS_TOP) / Math.max(rows.length, 1));
  rows.forEach(({ role, name, price, distance, reward }, index) => {
    const top = ROWS_TOP + index * height;
    const baseline = top + height / 2 + 5;
    if (index > 0) {
      context.fillStyle = EXPORT_PALETTE.line;
      context.fillRect(MARGIN, top, REWARD_X - MARGIN, 1);
    }
    context.fillStyle = LEVEL_COLOURS[role];
    context.fillRect(MARGIN, top + 9, 3, height - 18);
    const figure = { sizePx: 13, weight: 400, colour: EXPORT_PALETTE.soft, align: 'right' } as const;
    drawText(context, name, MARGIN + 12, baseline, { sizePx: 13, weight: 500, colour: LEVEL_COLOURS[role] });
    drawText(context, fitText(price, 100, measureWith(context, figure)), PRICE_X, baseline, {
      ...figure,
      sizePx: 15,
      weight: 600,
      colour: EXPORT_PALETTE.ink,
    });
    drawText(context, distance, DISTANCE_X, baseline, figure);
    drawText(context, reward, REWARD_X, baseline, { ...figure, colour: EXPORT_PALETTE.ink, weight: 500 });
  });
}
