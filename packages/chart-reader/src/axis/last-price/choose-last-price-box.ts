import { closeOf } from '../../candles/field/body-ends.ts';
import type { PixelCandle } from '../../candles/field/candle-field.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import type { PriceBox } from '../boxes/price-boxes.ts';
import { channelDistance, unpacked } from '../../picture/packed-colour.ts';

/** A box this near to the close of the last candle is the last price's: pixels, and letter heights where letters are large. */
const NEAR_PX = 2.5;
const NEAR = 0.3;
/** Shades of one colour are this far apart at most, on any channel. */
export const SAME_COLOUR = 14;
/** What is drawn in one colour differs by rounding alone, on any channel. */
const ONE_COLOUR = 2;
const GREY_RANGE = 40;

/**
 * The box of the last price among those of lines, orders, crosshair, high and low: the one that says how long the candle has left, or the one at the
 * close of the last candle. Where none is at it, the chart is scrolled into the past or the last candle was misread: then the only box in a colour that
 * candles have. Else, scrolled back, the only grey one, or the only one there is; and where the last candle is the latest, the only one if it stands beside that, or the
 * grey one that is the nearest to it, which must stand beside it if lines have the colours of candles. That of a crosshair is none of them. Null if several could be it, and where
 * the box that is left lies over another, as those of crosshairs do: the other may be it.
 *
 * @param bodyColours what candles are filled with, `0xrrggbb`
 * @param scrolledBack whether later candles may lie beyond the edge of the plot
 * @param isOfCrosshair asked only where neither countdown nor close nor colour tells
 */
export function chooseLastPriceBox<Box extends Pick<PriceBox, 'y' | 'word' | 'colour' | 'hidesAnother' | 'countsDown'>>(
  boxes: readonly Box[],
  last: PixelCandle,
  bodyColours: readonly number[],
  scrolledBack: boolean,
  isOfCrosshair: (box: Box) => boolean = () => false,
): Box | null {
  const counting = onlyOne(boxes.filter(({ countsDown }) => countsDown === true));
  if (counting !== null) return counting;
  const closeY = closeOf(last);
  const [nearest] = boxes.toSorted((a, b) => Math.abs(a.y - closeY) - Math.abs(b.y - closeY));
  if (nearest === undefined) return null;
  if (Math.abs(nearest.y - closeY) <= nearPx(nearest)) return nearest;
  const inColourTo = (most: number) =>
    boxes.filter((box) => bodyColours.some((colour) => channelDistance(colour, box.colour) <= most));
  const coloured = inColourTo(SAME_COLOUR);
  // Levels are drawn in shades near those of candles.
  const [own, other] = coloured.length === 1 ? coloured : inColourTo(ONE_COLOUR);
  if (own !== undefined && other === undefined) return own;
  const others = boxes.filter((box) => !isOfCrosshair(box));
  const lone = lyingFree(onlyOne(others));
  const grey = lyingFree(onlyOne(others.filter((box) => isGrey(box.colour))));
  if (scrolledBack) return coloured.length > 1 ? null : (grey ?? lone);
  if (lone !== null && isBeside(last)(lone)) return lone;
  return grey !== null && grey === nearest && (coloured.length === 0 || isBeside(last)(grey)) ? grey : null;
}

/** The only box beside the last candle of Heikin-Ashi, which closes at an average: its high and low are prices, and the last one lies between them. */
export function boxBesideAverage<Box extends Pick<PriceBox, 'y' | 'word'>>(
  boxes: readonly Box[],
  last: PixelCandle,
): Box | null {
  return onlyOne(boxes.filter(isBeside(last)));
}

function isBeside({ highY, lowY }: PixelCandle) {
  return (box: Pick<PriceBox, 'y' | 'word'>): boolean => box.y >= highY - nearPx(box) && box.y <= lowY + nearPx(box);
}

/** Whether a row is where a candle closed. */
export function isAtClose(y: number, candle: PixelCandle): boolean {
  return Math.abs(y - closeOf(candle)) <= NEAR_PX;
}

/** How near to the close of the last candle a price in these letters stands that is its own, pixels. */
export function nearPx({ word }: Pick<PriceBox, 'word'>): number {
  return Math.max(NEAR_PX, NEAR * letterHeight(word));
}

function lyingFree<Box extends Pick<PriceBox, 'hidesAnother'>>(box: Box | null): Box | null {
  return box?.hidesAnother === true ? null : box;
}

/** Terminals draw the last price in grey and lines in strong colours. */
function isGrey(colour: number): boolean {
  const channels = unpacked(colour);
  return Math.max(...channels) - Math.min(...channels) <= GREY_RANGE;
}

function onlyOne<T>(items: readonly T[]): T | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}
