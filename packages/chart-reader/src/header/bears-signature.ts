import type { Rect } from '../chart-reading.ts';
import { findWords, type Word } from '../ink/find-words.ts';
import { inkMap } from '../ink/ink-map.ts';
import { clipRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { readPiece } from './read-piece.ts';
import { letterHeight } from '../ink/letter-rows.ts';

/** Whether TradingView's name stands below the chart or in its lower left corner. */
export async function bearsSignature(picture: Picture, pane: Rect, textEngine: TextEngine): Promise<boolean> {
  const foot = { left: 0, top: pane.y + pane.h * 0.7, right: picture.width * 0.4, bottom: picture.height };
  const ink = inkMap(picture, clipRegion(foot, picture.width, picture.height));
  if (ink === null) return false;
  const candidates = findWords(ink, 1).filter(isSignatureLike);
  for (const candidate of candidates.slice(-3)) {
    const { text } = await readPiece(ink, candidate, textEngine);
    if (/Trading\s?View/i.test(text)) return true;
  }
  return false;
}

/** Eleven letters, some of which may touch, with or without the logo before them. */
function isSignatureLike(word: Word): boolean {
  const { left, right, letters } = word;
  const shape = (right - left) / letterHeight(word);
  return letters >= 5 && letters <= 16 && shape >= 5 && shape <= 11;
}
