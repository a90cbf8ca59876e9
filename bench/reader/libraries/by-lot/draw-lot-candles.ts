import type { TimedCandle } from '@pipsight/fixtures';
import type { LotChart, LotFrame } from './lot-frame.ts';
import { svgLine, svgRect } from './svg-parts.ts';

/** Rows of open, high, low and close as they are drawn. */
export type LotRows = [open: number, high: number, low: number, close: number];

const GREY = '#808080';

/** The rows that a bar's prices are drawn at, rounded where the look says so. */
export function lotRows({ lot }: LotChart, { rowOf }: LotFrame, { open, high, low, close }: TimedCandle): LotRows {
  const snap = snapTo(lot.candle.snapPx);
  return [snap(rowOf(open)), snap(rowOf(high)), snap(rowOf(low)), snap(rowOf(close))];
}

/** Columns of the body around a middle, and the width and middle of its wick, rounded where the look says so. */
function lotColumns({ lot, pitchPx, candles }: LotChart, x: number) {
  const { candle } = lot;
  const snap = snapTo(candle.snapPx);
  const bodyPx = Math.max(candle.snapPx ?? 0, snap(pitchPx * candle.bodyShare));
  const left = snap(x - bodyPx / 2);
  const [wickPx, wickX] = snappedLine(candle.wickPx, candles === 'bars' ? x : left + bodyPx / 2, candle.snapPx);
  return { left, bodyPx, wickPx, wickX };
}

/** The middle of the wick of a candle. */
export const lotWickX = (chart: LotChart, x: number): number => lotColumns(chart, x).wickX;

/** Candles or bars as SVG. */
export function drawLotCandles(chart: LotChart, frame: LotFrame): string[] {
  const draw = chart.candles === 'bars' ? barParts : candleParts;
  return frame.bars.flatMap((bar, place) => draw(chart, lotRows(chart, frame, bar), frame.columnOf(place), bar));
}

function candleParts(chart: LotChart, [open, high, low, close]: LotRows, x: number, bar: TimedCandle): string[] {
  const { colours, lot } = chart;
  const { candle } = lot;
  const rises = bar.close >= bar.open;
  const colour = rises ? colours.up : colours.down;
  const edge = { same: colour, darker: darker(colour), one: colours.text }[candle.outline ?? 'same'];
  const wickColour = { own: colour, outline: edge, grey: GREY, text: colours.text }[candle.wickColour];
  const top = Math.min(open, close);
  const bottom = Math.max(open, close);
  const { left, bodyPx, wickPx, wickX } = lotColumns(chart, x);
  const wick = (from: number, to: number): string =>
    to <= from
      ? ''
      : svgLine(wickX, from, wickX, to, wickColour, { 'stroke-width': wickPx, 'stroke-linecap': candle.cap });
  const wicks = candle.wickReach === 'outside' ? [wick(high, top), wick(bottom, low)] : [wick(high, low)];
  const body = bodyPart(
    chart,
    { left, top, widthPx: bodyPx, heightPx: bottom - top },
    colour,
    edge,
    candle.fills[rises ? 0 : 1],
  );
  return candle.wickReach === 'over' ? [body, ...wicks] : [...wicks, body];
}

interface Body {
  readonly left: number;
  readonly top: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

function bodyPart({ lot }: LotChart, body: Body, colour: string, edge: string, fill: number): string {
  const { candle } = lot;
  const { left, top, widthPx } = body;
  if (body.heightPx === 0 && candle.leastBodyPx === 0) {
    const [linePx, row] = snappedLine(candle.wickPx, top, candle.snapPx);
    return svgLine(left, row, left + widthPx, row, edge, { 'stroke-width': linePx });
  }
  const heightPx = Math.max(candle.leastBodyPx, body.heightPx);
  const painted = { fill: fill === 0 ? 'none' : colour, 'fill-opacity': fill, rx: candle.cornerPx };
  if (candle.outline === null) return svgRect(left, top, widthPx, heightPx, painted);
  const outlinePx =
    candle.snapPx === null ? candle.outlinePx : Math.max(candle.snapPx, snapTo(candle.snapPx)(candle.outlinePx));
  const insetPx = candle.outlineInside ? Math.min(outlinePx, widthPx, heightPx) / 2 : 0;
  const strokePx = candle.outlineInside ? 2 * insetPx : outlinePx;
  return svgRect(left + insetPx, top + insetPx, widthPx - 2 * insetPx, heightPx - 2 * insetPx, {
    ...painted,
    stroke: edge,
    'stroke-width': strokePx,
  });
}

function barParts(chart: LotChart, [open, high, low, close]: LotRows, x: number, bar: TimedCandle): string[] {
  const { colours, lot, pitchPx } = chart;
  const { candle } = lot;
  const colour = bar.close >= bar.open ? colours.up : colours.down;
  const reachPx = Math.max(1.5, (pitchPx * candle.bodyShare) / 2);
  const { wickPx, wickX: lineX } = lotColumns(chart, x);
  const rest = { 'stroke-width': wickPx, 'stroke-linecap': candle.cap };
  return [
    svgLine(lineX, high, lineX, low, colour, rest),
    svgLine(lineX - reachPx, open, lineX, open, colour, rest),
    svgLine(lineX, close, lineX + reachPx, close, colour, rest),
  ];
}

function snapTo(px: number | null): (place: number) => number {
  return (place) => (px === null ? place : Math.round(place / px) * px);
}

/** Width and middle of a line, whose edges are rounded where the look says so. */
function snappedLine(widthPx: number, middle: number, snapPx: number | null): [widthPx: number, middle: number] {
  if (snapPx === null) return [widthPx, middle];
  const width = Math.max(snapPx, snapTo(snapPx)(widthPx));
  return [width, snapTo(snapPx)(middle - width / 2) + width / 2];
}

/** The same hue, two thirds as bright. */
function darker(hex: string): string {
  const channel = (at: number): string =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.66)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
