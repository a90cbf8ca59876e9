import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import type { Picture } from '../../picture/picture.ts';
import { isCountdown } from '../labels/is-countdown.ts';
import { boxEdges } from './box-middle.ts';
import { groundUnder } from './price-boxes.ts';

/** The time that a candle has left, where it stands below a price and no further from it than that is high; undefined without one. */
export function timeBelow(ink: InkMap, words: readonly Word[], price: Word): Word | undefined {
  return words.find(
    (time) =>
      time.left < price.right &&
      time.right > price.left &&
      time.letterTop >= price.letterBottom &&
      time.letterTop - price.letterBottom <= letterHeight(price) &&
      isCountdown(ink, time),
  );
}

/** The middle of a filled box that a price and the time below it are printed in; null where it holds no time, or has no edges close by. */
export function middleWithTime(picture: Picture, ink: InkMap, words: readonly Word[], price: Word): number | null {
  const time = timeBelow(ink, words, price);
  if (time === undefined) return null;
  const { top } = boxEdges(picture, price, groundUnder(ink, price));
  const { bottom } = boxEdges(picture, time, groundUnder(ink, time));
  return top === null || bottom === null ? null : (top + bottom) / 2;
}
