import type { Chart } from '@pipsight/contract';
import {
  axisSide,
  chartArea,
  clampView,
  fitView,
  type PictureView,
  stackTags,
  yOfPrice,
} from '@pipsight/contract/overlay';
import { gutterWidth } from '../../chart/stage-size.ts';
import { LEVEL_NAMES, type LevelRole, type TradeLevel } from '../../chart/trade-levels.ts';
import { drawText } from './canvas-text.ts';
import { EXPORT_PALETTE, LEVEL_COLOURS, MARK_COLOURS, MARK_HALO } from './export-palette.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TAG_HEIGHT_PX = 20;
const LEADER_PX = 10;
/** Part of the plot's width, from its right edge, that the zones of reward and risk cover. */
const ZONE_SHARE = 0.3;

/** Draws a chart's picture into a box with the plan's levels on it, their prices at the side of the axis. */
export function drawChart(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  chart: Chart,
  picture: CanvasImageSource,
  levels: readonly TradeLevel[],
): void {
  const gutter = gutterWidth(levels);
  const onLeft = axisSide(chart) === 'left';
  const stage = { width: width - gutter, height };
  const view = clampView(fitView(chartArea(chart, 'wide'), stage), chart, stage);
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 8);
  context.clip();
  context.fillStyle = EXPORT_PALETTE.surface;
  context.fillRect(x, y, width, height);
  context.translate(onLeft ? x + gutter : x, y);
  context.save();
  context.beginPath();
  context.rect(0, 0, stage.width, stage.height);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    -view.x * view.scale,
    -view.y * view.scale,
    chart.width * view.scale,
    chart.height * view.scale,
  );
  drawLevels(context, chart, levels, view, onLeft ? 0 : stage.width);
  context.restore();
  drawTags(context, chart, levels, view, { left: onLeft ? -gutter : stage.width, width: gutter, height, onLeft });
  context.restore();
}

/** The plan's lines across the plot up to the tags at `edgeX`, with reward and risk tinted between them. */
function drawLevels(
  context: CanvasRenderingContext2D,
  { axis, plot }: Chart,
  levels: readonly TradeLevel[],
  view: PictureView,
  edgeX: number,
): void {
  const stageX = (xPx: number): number => (xPx - view.x) * view.scale;
  const stageY = (price: number): number => (yOfPrice(axis, price) - view.y) * view.scale;
  const top = (plot.y - view.y) * view.scale;
  const bottom = (plot.y + plot.h - view.y) * view.scale;
  const inPlot = (yPx: number): number => Math.min(Math.max(yPx, top), bottom);
  const yOf = (role: LevelRole): number | undefined => {
    const level = levels.find((candidate) => candidate.role === role);
    return level && inPlot(stageY(level.price));
  };
  const start = yOf('entry') ?? yOf('trigger');
  const zone = (to: number | undefined, role: LevelRole): void => {
    if (start === undefined || to === undefined) return;
    context.globalAlpha = 0.15;
    context.fillStyle = MARK_COLOURS[role];
    const left = stageX(plot.x + plot.w * (1 - ZONE_SHARE));
    context.fillRect(left, Math.min(start, to), stageX(plot.x + plot.w) - left, Math.abs(to - start));
    context.globalAlpha = 1;
  };
  zone(yOf('target2') ?? yOf('target1'), 'target1');
  zone(yOf('stop'), 'stop');
  for (const { role, price } of levels) {
    const y = stageY(price);
    if (inPlot(y) !== y) continue;
    const from = Math.min(stageX(plot.x), edgeX);
    const to = Math.max(stageX(plot.x + plot.w), edgeX);
    for (const [lineWidth, strokeStyle] of [
      [4, MARK_HALO],
      [1.5, MARK_COLOURS[role]],
    ] as const) {
      Object.assign(context, { lineWidth, strokeStyle });
      context.setLineDash(role === 'trigger' ? [6, 3] : []);
      context.beginPath();
      context.moveTo(from, y);
      context.lineTo(to, y);
      context.stroke();
    }
  }
  context.setLineDash([]);
}

interface Gutter {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Whether it lies left of the picture. */
  readonly onLeft: boolean;
}

/** The prices of the plan, none covering another, each led to its line; one beyond the plot has an arrow instead. */
function drawTags(
  context: CanvasRenderingContext2D,
  { axis, plot }: Chart,
  levels: readonly TradeLevel[],
  view: PictureView,
  { left, width, height, onLeft }: Gutter,
): void {
  const top = Math.max(0, (plot.y - view.y) * view.scale);
  const bottom = Math.min(height, (plot.y + plot.h - view.y) * view.scale);
  const wanted = levels.map(({ price }) => (yOfPrice(axis, price) - view.y) * view.scale);
  // The last term keeps levels beyond the plot in their order.
  const middles = stackTags(
    wanted.map((y) => Math.min(Math.max(y, top), bottom) + y * 1e-6),
    TAG_HEIGHT_PX + 2,
    0,
    height,
  );
  levels.forEach(({ role, text }, index) => {
    const y = wanted[index]!;
    const middle = middles[index]!;
    const colour = LEVEL_COLOURS[role];
    const tagX = onLeft ? left : left + LEADER_PX;
    const tagWidth = width - LEADER_PX;
    context.strokeStyle = colour;
    context.fillStyle = colour;
    if (y >= top && y <= bottom)
      drawLeader(context, onLeft ? left + width : left, y, onLeft ? tagX + tagWidth : tagX, middle);
    else drawArrow(context, onLeft ? left + width - LEADER_PX / 2 : left + LEADER_PX / 2, middle, y < top ? -1 : 1);
    context.globalAlpha = 0.15;
    context.fillRect(tagX, middle - TAG_HEIGHT_PX / 2, tagWidth, TAG_HEIGHT_PX);
    context.globalAlpha = 1;
    context.fillRect(onLeft ? tagX + tagWidth - 2 : tagX, middle - TAG_HEIGHT_PX / 2, 2, TAG_HEIGHT_PX);
    drawText(context, LEVEL_NAMES[role].short, tagX + 8, middle + 4, { sizePx: 11, weight: 600, colour });
    drawText(context, text, tagX + tagWidth - 5, middle + 4.3, {
      sizePx: 12,
      weight: 500,
      colour: EXPORT_PALETTE.ink,
      align: 'right',
    });
  });
}

function drawLeader(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

/** A small arrow that points up (-1) or down (1), where a level lies beyond what the picture shows. */
function drawArrow(context: CanvasRenderingContext2D, x: number, y: number, way: -1 | 1): void {
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(x, y - 5 * way);
  context.lineTo(x, y + 4 * way);
  context.moveTo(x - 3, y + 1 * way);
  context.lineTo(x, y + 5 * way);
  context.lineTo(x + 3, y + 1 * way);
  context.stroke();
}
