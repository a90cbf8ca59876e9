import type { CandleShape } from './shapes/candle-shape.ts';

/** Lines as thick as bodies are thicker than wicks by at least this much, and outlined bodies wider than what fills them. */
const LEAST_OVERHANG_PX = 2;
/** Pitches that differ by no more than this share are the same. */
const SAME_PITCH = 0.01;
/** Share of the rating of lines that the candles they are bodies of come to: wicks in a paler colour are ink that they explain no better. */
const LEAST_RATED = 0.9;
/** The same of clear ones, which count less where they may be bars. */
const LEAST_CLEAR_RATED = 0.8;

/** Share of the rating of lines that the bars they are the middles of come to: ticks that hardly show leave ink unexplained. */
export const LEAST_BARS_RATED = 0.6;

/** Share of the rating of what fills bodies that the candles they are of come to: columns of volume in the colour of their outlines are ink that they do not explain. */
const LEAST_OUTLINED_RATED = 0.7;

/** Share of the rating of lines that the candles they are the wicks of come to, with bodies so much wider: these overlap, and what hides them is ink that they do not explain. */
const LEAST_WICKED_RATED = 0.5;
const LEAST_WIDER_PX = 4;

/** How candles or lines were read. */
interface Read {
  readonly shape: Pick<CandleShape, 'style' | 'pitchPx' | 'wickPx' | 'bodyPx'>;
  readonly rating: number;
}

/** Whether something stands as far from one to the next as candles do. */
export function isSamePitch(one: Pick<CandleShape, 'pitchPx'>, pitchPx: number): boolean {
  return Math.abs(pitchPx - one.pitchPx) <= SAME_PITCH * pitchPx;
}

/** Whether lines are the bodies of candles that were read as well, whose thinner wicks have a colour of their own or, where these are seen on most, are but a pixel thinner. */
export function areBodies(lines: Read, candles: Read & { readonly isClear: boolean }): boolean {
  const { style, pitchPx, wickPx, bodyPx } = candles.shape;
  const leastRated = candles.isClear ? LEAST_CLEAR_RATED : LEAST_RATED;
  if (style !== 'candles' || candles.rating < leastRated * lines.rating) return false;
  if (!isSamePitch(lines.shape, pitchPx)) return false;
  const least = wickPx + (candles.isClear ? 1 : LEAST_OVERHANG_PX);
  return lines.shape.wickPx >= least && lines.shape.wickPx <= bodyPx;
}

/** Whether lines are the wicks of candles that were read as well, or the sides of their bodies, which have colours of their own. */
export function areWicks(lines: Read, candles: Read & { readonly isClear: boolean }): boolean {
  const { style, pitchPx, wickPx, bodyPx } = candles.shape;
  if (style !== 'candles' || bodyPx < wickPx + LEAST_WIDER_PX || lines.shape.wickPx > wickPx) return false;
  if (isSamePitch(lines.shape, pitchPx)) return candles.isClear && candles.rating >= LEAST_WICKED_RATED * lines.rating;
  const areEven = Math.abs(bodyPx - lines.shape.wickPx - pitchPx / 2) <= LEAST_OVERHANG_PX;
  return isSamePitch(lines.shape, pitchPx / 2) && areEven && candles.rating >= LEAST_RATED * lines.rating;
}

/** Whether lines are the middles of bars that were read as well, with ticks that make a clear chart. */
export function areBars(lines: Read, bars: Read & { readonly isClear: boolean }): boolean {
  const { style, pitchPx, wickPx } = bars.shape;
  if (style !== 'bars' || !bars.isClear || bars.rating < LEAST_BARS_RATED * lines.rating) return false;
  return isSamePitch(lines.shape, pitchPx) && lines.shape.wickPx <= wickPx;
}

/** Whether candles are no more than what fills some bodies of others that were read as well, whose outlines and wicks have a colour of their own. */
export function areFills(fills: Read, candles: Read & { readonly isClear: boolean }): boolean {
  const { style, pitchPx, bodyPx } = candles.shape;
  if (style !== 'candles' || fills.shape.style !== 'candles' || !candles.isClear) return false;
  if (candles.rating < LEAST_OUTLINED_RATED * fills.rating) return false;
  return isSamePitch(fills.shape, pitchPx) && bodyPx >= fills.shape.bodyPx + LEAST_OVERHANG_PX;
}
