import type { SharedAnalysis, SharedChart } from '@pipsight/contract';
import { parsePrice, riskReward } from '@pipsight/trading';
import { levelShapes } from './level-shapes.ts';
import {
  HEADER_HEIGHT,
  picturePlace,
  PREVIEW_COLOURS as COLOURS,
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
} from './preview-layout.ts';
import { previewLevels } from './preview-levels.ts';
import { strokeText, strokeTextWidth } from './stroke-text.ts';

type Shared = SharedAnalysis['analysis'];

const MARGIN = 36;
const MIDDLE_Y = HEADER_HEIGHT / 2;
const MARK_SIZE = 44;
/** A long name leaves room for what is to be done. */
const MAX_PAIR_WIDTH = 420;
const MAX_TIMEFRAME_WIDTH = 120;

/**
 * Everything of a preview but the picture, as an SVG that lies over it: what was analysed, what came of it, and the plan's
 * levels. All text is drawn as strokes, so that no name can become markup and no font is needed.
 */
export function previewOverlay(analysis: Shared, chart: SharedChart | null): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">`,
    chart ? levelShapes(previewLevels(analysis), chart, picturePlace(analysis, chart)) : '',
    `<rect width="${PREVIEW_WIDTH}" height="${HEADER_HEIGHT}" fill="${COLOURS.page}"/>`,
    `<rect y="${HEADER_HEIGHT - 1}" width="${PREVIEW_WIDTH}" height="1" fill="${COLOURS.line}"/>`,
    brandMark(MARGIN, MIDDLE_Y - MARK_SIZE / 2),
    headline(analysis),
    rewardText(analysis),
    '</svg>',
  ].join('');
}

/** Market, then the order or that there is none. */
function headline({ currencyPair, timeframe, direction, entryType, hasSetup }: Shared): string {
  let x = MARGIN + MARK_SIZE + 22;
  let shapes = '';
  const put = (text: string, heightPx: number, colour: string, gapPx: number, maxWidthPx = Infinity): void => {
    shapes += strokeText(text, x, { middleY: MIDDLE_Y, heightPx, colour, maxWidthPx });
    x += Math.min(strokeTextWidth(text, heightPx), maxWidthPx) + gapPx;
  };
  put(currencyPair ?? 'Unknown', 30, COLOURS.ink, 22, MAX_PAIR_WIDTH);
  if (timeframe !== null) put(timeframe, 22, COLOURS.soft, 44, MAX_TIMEFRAME_WIDTH);
  if (hasSetup !== 'yes') put('No clear setup', 22, COLOURS.soft, 0);
  else {
    if (direction) put(direction, 30, direction === 'BUY' ? COLOURS.up : COLOURS.down, 18);
    if (entryType) put(entryType.replace(/^(buy|sell)_/, ''), 22, COLOURS.soft, 0);
  }
  return shapes;
}

/** Reward of the first target in units of risk, where it is defined. */
function rewardText({ hasSetup, entryPrice, stopLoss, takeProfit1 }: Shared): string {
  const [entry, stop, target1] = [parsePrice(entryPrice), parsePrice(stopLoss), parsePrice(takeProfit1)];
  if (hasSetup !== 'yes' || entry === null || stop === null || target1 === null) return '';
  const reward = riskReward({ entry, stop, target1 });
  if (reward === null) return '';
  const style = { align: 'right', middleY: MIDDLE_Y, heightPx: 24, colour: COLOURS.ink } as const;
  return strokeText(`R:R ${reward.toFixed(1)}`, PREVIEW_WIDTH - MARGIN, style);
}

/** The product's mark, as the web client draws it. */
function brandMark(x: number, y: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${MARK_SIZE / 32})" fill="none" stroke-width="2" stroke-linecap="round">`,
    `<g stroke="${COLOURS.accent}"><circle cx="16" cy="16" r="10.5"/><path d="M16 2v4.5M16 25.5V30M2 16h4.5M25.5 16H30"/></g>`,
    `<path d="M16 10v12" stroke="${COLOURS.ink}"/>`,
    `<rect x="13" y="12.5" width="6" height="7" rx="1" fill="${COLOURS.ink}"/></g>`,
  ].join('');
}
