import type { TextEngine } from '../../text/text-engine.ts';
import { boxesAmong, type PriceBox } from '../boxes/price-boxes.ts';
import { readExactPrice } from './read-exact-price.ts';
import type { ReadAxis } from '../read-price-axis.ts';

/**
 * The price printed in a box, exact to the digit, by the ink of its area, or else as a text of the labels' column that stands on a colour of its own there:
 * of small boxes letters that reach nearly from edge to edge leave hardly any area. Null where neither is certain.
 */
export async function readBoxPrice(
  read: Pick<ReadAxis, 'axis' | 'labels' | 'ink' | 'words'>,
  box: PriceBox,
  textEngine: TextEngine,
): Promise<number | null> {
  const price = await readExactPrice(read, box, textEngine);
  if (price !== null) return price;
  const { word, y } = box;
  const same = boxesAmong(read.ink, read.words).find(
    (other) =>
      other.word !== word && other.word.letterTop < word.letterBottom && other.word.letterBottom > word.letterTop,
  );
  return same === undefined ? null : readExactPrice(read, { ...same, y }, textEngine);
}
