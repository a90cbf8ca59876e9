import type { CandleShape } from './candle-shape.ts';
import type { InkMask } from './ink-mask.ts';
import type { Stroke } from './stroke.ts';

const MOST_SAMPLES = 12;
/** A candle and its neighbours where they touch reach over so many pitches at most; bodies as wide as the pitch touch one after the other. */
const WIDEST = 2.5;
const WIDEST_TOUCHING = 6;
/** Bodies with less room than this between them touch some of their neighbours, smoothed ones all of them. */
const TOUCHING_PX = 1;
const TOUCHING_BLURRED_PX = 1.5;
/** Letters stand as near to each other as narrower bodies. */
const NARROWEST_PX = 4;

/** Whether most rows of a stroke are part of something much wider than a candle: a box, a button, a thick line. */
export function isBlock(mask: InkMask, shape: CandleShape, stroke: Stroke, blurred: boolean): boolean {
  const { pitchPx, bodyPx } = shape;
  const touching = pitchPx - bodyPx < (blurred ? TOUCHING_BLURRED_PX : TOUCHING_PX) && bodyPx >= NARROWEST_PX;
  const widest = (touching ? WIDEST_TOUCHING : WIDEST) * pitchPx;
  const step = Math.max(1, Math.floor((stroke.bottom - stroke.top) / MOST_SAMPLES));
  const column = Math.min(mask.width - 1, Math.floor(stroke.x));
  let rows = 0;
  let wide = 0;
  for (let y = stroke.top; y <= stroke.bottom; y += step) {
    const offset = y * mask.width;
    let left = column;
    let right = column;
    while (left > 0 && column - left <= widest && mask.ink[offset + left - 1] === 1) left--;
    while (right < mask.width - 1 && right - column <= widest && mask.ink[offset + right + 1] === 1) right++;
    rows++;
    if (right - left + 1 > widest) wide++;
  }
  return wide * 2 > rows;
}
