import { boxesAmong, groundUnder, type PriceBox } from './price-boxes.ts';
import type { ReadAxis } from './read-price-axis.ts';

/** A label this near to the close of the last candle may be its price. */
const CLOSE_TOLERANCE_PX = 2.5;

/**
 * The one label that is no multiple of what all others are: a last price printed in the colour of its ground, as hollow
 * candles have it, among round prices. Null if it is not beside the close of the last candle, or there are several.
 */
export function oddLabel({ ink, words, labels, axis }: ReadAxis, closeY: number): PriceBox | null {
  const boxes = boxesAmong(ink, words);
  const plain = labels
    .filter(({ word }) => !boxes.some((box) => box.word === word))
    .flatMap(({ word, y }) => {
      const label = axis.labels.find((inlier) => inlier.y === y);
      return label === undefined ? [] : [{ word, y, units: Math.round(label.price * 10 ** axis.decimals) }];
    });
  const [odd, ...more] = plain.filter((label) => {
    const step = plain
      .filter(({ word }) => word !== label.word)
      .reduce((divisor, { units }) => commonDivisor(divisor, units), 0);
    return step > 1 && label.units % step !== 0;
  });
  if (odd === undefined || more.length > 0 || Math.abs(odd.y - closeY) > CLOSE_TOLERANCE_PX) return null;
  return { word: odd.word, ink, colour: groundUnder(ink, odd.word), y: odd.y };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
