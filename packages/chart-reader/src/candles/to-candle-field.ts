import type { Picture } from '../picture/picture.ts';
import { atPrices } from './field/at-prices.ts';
import { barAtEdges } from './field/bar-at-edges.ts';
import { barKinds } from './colours/body-fills.ts';
import { candleDirections } from './colours/candle-directions.ts';
import type { CandleField, PixelCandle } from './field/candle-field.ts';
import type { CandleShape } from './shapes/candle-shape.ts';
import { findPane } from './find-pane.ts';
import { hiddenClose } from './strokes/hidden-close.ts';
import { inferBodies } from './field/infer-bodies.ts';
import type { InkMask } from './mask/ink-mask.ts';
import { isHeikinAshi } from './field/is-heikin-ashi.ts';
import { priceInsets, ROW_MIDDLES } from './field/price-insets.ts';
import type { Reading } from './read-cells.ts';
import { settleBars } from './field/settle-bars.ts';
import type { Stroke } from './field/stroke.ts';
import { ownBodies, withUnseenBodies } from './field/unseen-bodies.ts';

/** Fewer candles than this are reported as few. */
const FEW_CANDLES = 20;
/** Blur is reported where candles stand closer than this: bodies are then hard to tell from wicks. */
const SMALL_PITCH_PX = 6;

/**
 * The candles of a reading as a field: each with its direction, by what fills it or by its ticks, and with its ends moved from the edges that are drawn to
 * where the prices are. What was found out about them on the way is named in `problems`.
 */
export function toCandleField(picture: Picture, mask: InkMask, reading: Reading): CandleField {
  const { shape, blurred } = reading;
  const measured = directed(picture, mask, reading);
  const { pitchPx } = shape;
  const isLines = shape.style === 'lines';
  const style = shape.style === 'bars' ? 'bars' : 'candles';
  const isHeikin = !isLines && isHeikinAshi({ style, candles: measured, pitchPx });
  const insets = isHeikin ? ROW_MIDDLES : priceInsets({ candles: measured, pitchPx });
  const bodied = style === 'bars' ? measured.map(barAtEdges) : atPrices(measured, insets, shape.wickPx);
  const candles = isLines ? inferBodies(measured, pitchPx) : bodied;
  return {
    style,
    candles,
    pitchPx,
    pane: findPane(picture, candles),
    problems: [
      ...(shape.style === 'bars' ? (['ohlc-bars'] as const) : []),
      ...(isLines ? (['hidden-bodies'] as const) : []),
      ...(isHeikin ? (['heikin-ashi'] as const) : []),
      ...(candles.length < FEW_CANDLES ? (['few-candles'] as const) : []),
      ...(blurred && shape.pitchPx < SMALL_PITCH_PX ? (['blurred'] as const) : []),
    ],
  };
}

/** The candles of a chain, each with its direction. */
function directed(picture: Picture, mask: InkMask, { shape, chain, colours, blurred }: Reading): PixelCandle[] {
  const drawing = { colours, blurred };
  if (shape.style === 'bars') {
    const whole = chain.with(chain.length - 1, closed(picture, chain.at(-1)!, shape.pitchPx));
    const bars = settleBars(whole, barKinds(picture, mask, shape, chain, drawing).ofBodies);
    return bars.map(({ stroke, up }) => toCandle(stroke, shape, up));
  }
  const directions = candleDirections(picture, mask, shape, chain, drawing);
  const candles = chain.map((stroke, index) => toCandle(stroke, shape, directions[index]!));
  if (shape.style === 'lines') return candles;
  const found = chain.map(({ bodyTop }) => bodyTop >= 0);
  const seen = ownBodies(candles, found, shape.pitchPx);
  return withUnseenBodies(candles, seen, shape.pitchPx);
}

/** The last bar with its close, where a line hides it. */
function closed(picture: Picture, last: Stroke, pitchPx: number): Stroke {
  return last.rightTick >= 0 ? last : { ...last, rightTick: hiddenClose(picture, last, pitchPx) };
}

function toCandle(stroke: Stroke, shape: CandleShape, up: boolean): PixelCandle {
  const { x, highY, lowY, highEdgeY, lowEdgeY } = stroke;
  const [bodyTopY, bodyBottomY] = bodyOf(stroke, shape);
  return {
    x,
    widthPx: shape.bodyPx,
    highY: Math.min(highY, bodyTopY),
    bodyTopY,
    bodyBottomY,
    lowY: Math.max(lowY, bodyBottomY),
    ...(highEdgeY !== undefined && { highEdgeY }),
    ...(lowEdgeY !== undefined && { lowEdgeY }),
    up,
  };
}

/** Upper and lower end of the body; a stroke without one has it where its middle is. */
function bodyOf(stroke: Stroke, { style }: CandleShape): [top: number, bottom: number] {
  const middle = (stroke.highY + stroke.lowY) / 2;
  if (style !== 'bars') return stroke.bodyTop < 0 ? [middle, middle] : [stroke.bodyTopY, stroke.bodyBottomY];
  const ticks = [stroke.leftTick, stroke.rightTick].filter((row) => row >= 0).map((row) => row + 0.5);
  return ticks.length === 0 ? [middle, middle] : [Math.min(...ticks), Math.max(...ticks)];
}
