import type { CandleShape } from './candle-shape.ts';
import type { InkMask } from './ink-mask.ts';
import type { Stroke } from './stroke.ts';

const MOST_SAMPLES = 12;

/** Whether most rows of a stroke are part of something much wider than a candle: a box, a button, a thick line. */
export function isBlock(mask: InkMask, shape: CandleShape, stroke: Stroke): boolean {
  const widest = 2.5 * shape.pitchPx;
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
