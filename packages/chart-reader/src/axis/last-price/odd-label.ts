import type { Word } from '../../ink/find-words.ts';
import { letterMiddle } from '../../ink/letter-rows.ts';
import { numberWithDecimals } from '../labels/parse-price-label.ts';
import { boxesAmong, groundUnder, type PriceBox } from '../boxes/price-boxes.ts';
import { heightOf } from '../scale/price-height.ts';
import { nearPx } from './choose-last-price-box.ts';
import type { ReadAxis } from '../read-price-axis.ts';

/**
 * The one label that is no multiple of what all others are: a last price printed in the colour of its ground, as hollow
 * candles have it, among round prices. Null if it is not beside the close of the last candle, or there are several.
 */
export function oddLabel({ ink, words, labels, axis, textOffsetPx }: ReadAxis, closeY: number): PriceBox | null {
  const boxes = boxesAmong(ink, words);
  const unitsOf = (price: number) => Math.round(price * 10 ** axis.decimals);
  const plain = labels
    .filter(({ word }) => !boxes.some((box) => box.word === word))
    .flatMap(({ word, y, printed }) => {
      const onScale = axis.labels.find((inlier) => inlier.y === y);
      if (onScale !== undefined) return [{ word, y, units: unitsOf(onScale.price) }];
      // A label that is hidden in part may lie a little off the scale, and one whose text stands near to a line of others may have been put on that.
      const price = numberWithDecimals(printed, axis.decimals);
      const own = letterMiddle(word) + textOffsetPx;
      return isNear(word, own, closeY) && isNear(word, own, heightOf(axis, price))
        ? [{ word, y: own, units: unitsOf(price) }]
        : [];
    });
  const [odd, ...more] = plain.filter((label) => {
    const step = plain
      .filter(({ word }) => word !== label.word)
      .reduce((divisor, { units }) => commonDivisor(divisor, units), 0);
    return step > 1 && label.units % step !== 0;
  });
  if (odd === undefined || more.length > 0 || !isNear(odd.word, odd.y, closeY)) return null;
  return { word: odd.word, ink, colour: groundUnder(ink, odd.word), y: odd.y };
}

function isNear(word: Word, y: number, row: number): boolean {
  return Math.abs(y - row) <= nearPx({ word });
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
