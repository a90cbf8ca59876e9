import { letterMiddle } from '../../ink/letter-rows.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { boxesAmong, DIFFERENT, groundUnder, type PriceBox } from '../boxes/price-boxes.ts';
import { readExactPrice } from './read-exact-price.ts';
import type { ReadAxis } from '../read-price-axis.ts';
import { channelDistance } from '../../picture/packed-colour.ts';

/**
 * The price printed in a box, exact to the digit, by the ink of its area, or else as a text of the labels' column that stands on a colour of its own there:
 * of small boxes letters that reach nearly from edge to edge leave hardly any area. Null where neither is certain.
 */
export async function readBoxPrice(
  read: Pick<ReadAxis, 'axis' | 'labels' | 'ink' | 'words'>,
  box: PriceBox,
  textEngine: TextEngine,
): Promise<number | null> {
  const price = await readWhole(read, box, textEngine);
  if (price !== null) return price;
  const { word, y } = box;
  const same = boxesAmong(read.ink, read.words).find(
    (other) =>
      other.word !== word && other.word.letterTop < word.letterBottom && other.word.letterBottom > word.letterTop,
  );
  return same === undefined ? null : readWhole(read, { ...same, y }, textEngine);
}

async function readWhole(
  read: Pick<ReadAxis, 'axis' | 'labels'>,
  box: PriceBox,
  textEngine: TextEngine,
): Promise<number | null> {
  return endsOnItsGround(box) ? readExactPrice(read, box, textEngine) : null;
}

/** Whether the colour that a text is printed on goes on at both of its ends: half of a digit that runs out of its box reads as another one. */
function endsOnItsGround({ ink, word }: PriceBox): boolean {
  const ground = groundUnder(ink, word);
  const y = Math.floor(letterMiddle(word)) - ink.region.top;
  return [word.left - 1, word.right].every((end) => {
    const x = end - ink.region.left;
    return x < 0 || x >= ink.width || channelDistance(ink.ground[y * ink.width + x]!, ground) < DIFFERENT;
  });
}
