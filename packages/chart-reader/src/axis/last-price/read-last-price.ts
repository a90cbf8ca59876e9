import { closeOf } from '../../candles/field/body-ends.ts';
import type { CandleField, PixelCandle } from '../../candles/field/candle-field.ts';
import type { ChartReading } from '../../chart-reading.ts';
import type { Picture } from '../../picture/picture.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { PriceAnchor } from './anchor-axis.ts';
import type { BoxArea } from '../boxes/box-areas.ts';
import { boxOfLine } from './box-of-line.ts';
import { boxBesideAverage, chooseLastPriceBox, isAtClose, SAME_COLOUR } from './choose-last-price-box.ts';
import { isOfCrosshair } from './crosshair-box.ts';
import { areCutOff } from '../labels/are-cut-off.ts';
import { labelHeight } from '../labels/label-height.ts';
import { oddLabel } from './odd-label.ts';
import { outlineAround } from '../boxes/outline-around.ts';
import { boxesAmong, groundUnder, type PriceBox } from '../boxes/price-boxes.ts';
import { numberWithDecimals } from '../labels/parse-price-label.ts';
import { heightOf } from '../scale/price-height.ts';
import { priceLine } from './price-line.ts';
import { median } from '../../median.ts';
import { readBoxPrice } from './read-box-price.ts';
import type { ReadAxis } from '../read-price-axis.ts';
import { priceBoxOf } from '../boxes/price-box-of.ts';
import { textAtClose } from './text-at-close.ts';
import { timeBelow } from '../boxes/time-in-box.ts';
import { letterHeight, letterMiddle } from '../../ink/letter-rows.ts';
import { channelDistance, packed } from '../../picture/packed-colour.ts';

/** Candles asked for the colours of their bodies, and how many must share one. */
const CANDLES_ASKED = 60;
const MIN_COLOUR_SHARE = 0.1;

/** Space free of candles that says that the last one is the latest, besides the margin that labels keep. */
const FREE_PITCHES = 2.5;
const MARGIN_LETTERS = 2;

/** A text on a colour of its own that is not read as a number must have so many letters to be a price: times and volumes have fewer. */
const MIN_LETTERS = 4;

/** A line further than this from the close that the last price stands beside, pixels or letter heights, may be of something else, such as an order near it. */
const OFF_CLOSE_PX = 1.5;
const OFF_CLOSE = 0.15;

/** The last price, and where the picture shows that it lies whatever the axis says: its line, or else its box, and the close beside it. */
export interface ReadLastPrice {
  readonly lastPrice: NonNullable<ChartReading['lastPrice']>;
  readonly anchors: readonly PriceAnchor[];
}

/** The last price from its box on the axis, among `areas`, those over its labels. Null if no box can be told to be it, or its digits cannot be read for certain. */
export async function readLastPrice(
  picture: Picture,
  field: CandleField,
  read: ReadAxis,
  areas: readonly BoxArea[],
  textEngine: TextEngine,
): Promise<ReadLastPrice | null> {
  const { candles, problems } = field;
  const last = candles.at(-1);
  if (last === undefined) return null;
  const closeY = closeOf(last);
  const boxes = boxesOnAxis(picture, read, areas).filter(({ y }) => y >= topOfPrices(field, read));
  const isCrosshairs = (box: PriceBox): boolean => isOfCrosshair(picture, field.pane, box);
  const box =
    chooseLastPriceBox(
      boxes,
      last,
      bodyColours(picture, field),
      mayBeScrolledBack(picture, field, read),
      isCrosshairs,
    ) ??
    boxOfLine(picture, boxes, last) ??
    (problems.includes('heikin-ashi') ? boxBesideAverage(boxes, last) : null) ??
    oddLabel(read, closeY) ??
    textAtClose(read, closeY);
  if (box === null || box.word.cutOff === true || areCutOff(read.labels)) return null;
  const told = await readInBox(read, box, textEngine);
  if (told === null) return null;
  const { price, y } = told;
  // Averages of Heikin-Ashi are no prices, and hidden bodies are guessed.
  const isTraded = !problems.includes('heikin-ashi') && !problems.includes('hidden-bodies');
  const closed: readonly PriceAnchor[] = isTraded && isAtClose(y, last) ? [{ price, y: closeY, kind: 'candle' }] : [];
  const found = priceLine(picture, field.pane, read.axis, price, labelHeight(read.labels));
  const line = closed.length > 0 && found !== null && isOfOther(read, price, found, closeY) ? null : found;
  const drawn: readonly PriceAnchor[] =
    line !== null ? [{ price, y: line, kind: 'line' }] : box.isMiddle === true ? [{ price, y, kind: 'box' }] : [];
  return { lastPrice: { price, y }, anchors: [...drawn, ...closed] };
}

/** Where prices begin: at the top of the plot or the uppermost label. Buttons of a toolbar stand further up. */
function topOfPrices({ pane }: CandleField, { axis: { labels } }: ReadAxis): number {
  return Math.min(pane.y, ...labels.map(({ y }) => y));
}

/** The price in a box and the row that it belongs to: its own, or that in the middle of a box that says how long the candle has left. */
async function readInBox(
  read: ReadAxis,
  { centreY, ...box }: PriceBox,
  textEngine: TextEngine,
): Promise<{ readonly price: number; readonly y: number } | null> {
  for (const y of centreY === undefined ? [box.y] : [box.y, centreY]) {
    const price = await readBoxPrice(read, { ...box, y }, textEngine);
    if (price !== null) return { price, y };
  }
  return null;
}

/** Whether a line runs so far from the close that one of them is not at the price, and the close is nearer to where the axis has that. */
function isOfOther({ axis, labels }: ReadAxis, price: number, lineY: number, closeY: number): boolean {
  const y = heightOf(axis, price);
  const isApart = Math.abs(lineY - closeY) > Math.max(OFF_CLOSE_PX, OFF_CLOSE * labelHeight(labels));
  return isApart && Math.abs(closeY - y) < Math.abs(lineY - y);
}

/** Boxes by their areas, and texts on a colour of their own that fill theirs. */
function boxesOnAxis(picture: Picture, read: ReadAxis, areas: readonly BoxArea[]): readonly PriceBox[] {
  const { labels, textOffsetPx, ink } = read;
  const size = labelHeight(labels);
  const middleX = median(labels.map(({ word }) => (word.left + word.right) / 2));
  const found = areas.flatMap((area) => {
    const box = priceBoxOf(picture, area, { size, middleX, textOffsetPx, noisy: ink.noisy });
    return box === null ? [] : [{ area, box }];
  });
  // Below a price its box may say how long the candle has left; what stands at its own price there has a box of its own, in the same colour.
  const others = boxesOfPrices(picture, read).filter((other) => {
    const isIn = (top: number, bottom: number): boolean =>
      other.word.letterTop < bottom && other.word.letterBottom > top;
    return !found.some(({ area, box: { word } }) => {
      const isWithin = isIn(area.top, area.bottom);
      return isWithin && (isIn(word.letterTop, word.letterBottom) || !standsAtPrice(read, other));
    });
  });
  return [...found.map(({ box }) => box), ...others];
}

/** Boxes, filled and outlined, without those that read as a number of another kind: countdowns, volumes, levels of other panes. */
function boxesOfPrices(picture: Picture, read: ReadAxis): readonly PriceBox[] {
  const { ink, words, labels, textOffsetPx } = read;
  const filled = boxesAmong(ink, words).map((box) => ({ ...box, y: box.y + textOffsetPx }));
  const outlined = words
    .filter((word) => !filled.some((box) => box.word === word))
    .flatMap((word): readonly PriceBox[] => {
      const ground = groundUnder(ink, word);
      const outline = outlineAround(picture, word, ground);
      if (outline !== null) return [{ word, ink, ...outline, isMiddle: true }];
      const time = timeBelow(ink, words, word);
      const both = time === undefined ? null : outlineAround(picture, word, ground, time);
      if (both === null) return [];
      return [
        { word, ink, colour: both.colour, y: letterMiddle(word) + textOffsetPx, countsDown: true, centreY: both.y },
      ];
    });
  return [...filled, ...outlined].filter((box) => {
    const label = labels.find(({ word }) => word === box.word);
    // A name in the box makes it no number.
    if (label === undefined) return box.word.letters >= MIN_LETTERS;
    // A digit misread shifts a price far, but then some of its digits still tell it from a countdown.
    return standsAtPrice(read, box) || label.printed.digits.length > 4;
  });
}

/** Whether a box stands where the price that it reads as does. */
function standsAtPrice({ labels, axis }: ReadAxis, { word, y }: PriceBox): boolean {
  const label = labels.find((other) => other.word === word);
  if (label === undefined) return false;
  const price = numberWithDecimals(label.printed, axis.decimals);
  return Math.abs(heightOf(axis, price) - y) <= Math.max(3, letterHeight(word));
}

/** Whether the last candle stands so near to the axis, or to the edge of the picture, that later ones may be out of sight. */
function mayBeScrolledBack(
  picture: Picture,
  { candles, pitchPx }: CandleField,
  { column, inside, words }: ReadAxis,
): boolean {
  const x = candles.at(-1)?.x ?? 0;
  const edge = !inside && column.left > x ? column.left : picture.width;
  const letterPx = Math.max(...words.map(letterHeight));
  return edge - x <= FREE_PITCHES * pitchPx + MARGIN_LETTERS * letterPx;
}

/** Colours that many bodies have, or their thin lines, which share each pixel with the ground; compression changes each of them a little. */
function bodyColours(picture: Picture, { candles, pitchPx }: CandleField): readonly number[] {
  const asked = candles.slice(-CANDLES_ASKED);
  return [
    ...commonOf(asked.map((candle) => bodyColour(picture, candle))),
    ...commonOf(asked.map((candle) => lineColour(picture, candle, pitchPx))),
  ];
}

function commonOf(colours: readonly number[]): readonly number[] {
  return [...new Set(colours)].filter((colour) => {
    const alike = colours.filter((other) => channelDistance(other, colour) <= SAME_COLOUR);
    return alike.length >= MIN_COLOUR_SHARE * colours.length;
  });
}

function bodyColour(picture: Picture, candle: PixelCandle): number {
  return packed(...channelsAt(picture, candle, 0));
}

/** The colour of a line one pixel wide that soft edges have spread over its neighbours: what all of them differ from the ground by. */
function lineColour(picture: Picture, candle: PixelCandle, pitchPx: number): number {
  const ground = channelsAt(picture, candle, Math.round(pitchPx / 2));
  const beside = [-1, 0, 1].map((offset) => channelsAt(picture, candle, offset));
  const [red, green, blue] = ground.map((value, channel) => {
    const full = value + beside.reduce((sum, colour) => sum + colour[channel]! - value, 0);
    return Math.min(255, Math.max(0, full));
  });
  return packed(red!, green!, blue!);
}

/** The colour beside the middle of a candle, in the middle of its body. */
function channelsAt({ width, rgb }: Picture, { x, bodyTopY, bodyBottomY }: PixelCandle, offset: number) {
  const i = (Math.floor((bodyTopY + bodyBottomY) / 2) * width + Math.floor(x) + offset) * 3;
  return [rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0] as const;
}
