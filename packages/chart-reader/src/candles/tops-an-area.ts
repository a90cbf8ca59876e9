import { channelDistance, packedAt } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';
import type { PixelCandle } from './field/candle-field.ts';

/** Beyond the soft edges of a line. */
const BEYOND_PX = 3;
/** Colours of one ground differ by no more than this on any channel, those of an area and the pane by more. */
const SAME = 6;
/** Share of the candles, at least, that show the commonest ground above them and below; soft edges of pieces beside them hide it from the others. */
const LEAST_SHARE = 0.3;
/** Share of them, at most, that show it on the other side. */
const MOST_ELSEWHERE = 0.1;

/**
 * Whether candles have one ground above and another below, as pieces of the edge of an area have: zones and clouds behind a chart begin and end here and there, and
 * candles within one have it on both sides.
 */
export function topsAnArea({ width, height, rgb }: Picture, candles: readonly PixelCandle[]): boolean {
  const coloursAt = (rowOf: (candle: PixelCandle) => number): readonly number[] =>
    candles.flatMap((candle) => {
      const [x, y] = [Math.floor(candle.x), Math.floor(rowOf(candle))];
      return x < 0 || x >= width || y < 0 || y >= height ? [] : [packedAt(rgb, y * width + x)];
    });
  const above = coloursAt(({ highY }) => highY - BEYOND_PX);
  const below = coloursAt(({ lowY }) => lowY + BEYOND_PX);
  const [pane, area] = [commonest(above), commonest(below)];
  const share = (colours: readonly number[], of: number): number => countLike(colours, of) / candles.length;
  return (
    Math.min(share(above, pane), share(below, area)) >= LEAST_SHARE &&
    Math.max(share(below, pane), share(above, area)) <= MOST_ELSEWHERE
  );
}

function commonest(colours: readonly number[]): number {
  const counts = colours.map((colour) => countLike(colours, colour));
  return colours[counts.indexOf(Math.max(...counts))] ?? 0;
}

function countLike(colours: readonly number[], colour: number): number {
  return colours.filter((other) => channelDistance(other, colour) <= SAME).length;
}
