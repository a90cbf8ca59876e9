import { closeOf } from '../field/body-ends.ts';
import type { PixelCandle } from '../field/candle-field.ts';
import type { Stroke } from '../field/stroke.ts';
import { rgbDistance } from '../../picture/rgb.ts';
import type { FillKind } from './body-fills.ts';

/** A body in whole rows. */
export interface Body extends Pick<Stroke, 'cell'>, Pick<PixelCandle, 'bodyTopY' | 'bodyBottomY'> {}

/** Bodies that are filled in the colour of most empty ones, or the other way round, and the shares of them that must lie beyond the close before and may lie short of it. */
const FEWEST_OTHERS = 3;
const LEAST_BEYOND = 0.6;
const MOST_SHORT = 0.05;
/** Share of the distance to the colour of most filled bodies that one in the colour of empty ones is from these: border and fill of others differ, too. */
const NEARER = 0.5;
/** Where candles open at the close before, their bodies begin within so many pixels of it. */
const OPENED_THERE_PX = 1.5;

/**
 * Whether bodies are empty where they rise, and coloured by whether they closed above the close before, as platforms draw "hollow candles": then filled bodies in the colour of most
 * empty ones, which fell, lie wholly above the close before, and empty ones in the other colour below it. Where colour alone tells directions such bodies open at that close.
 *
 * @param ofBodies the number of each body's kind in `kinds`, the most frequent first; null where it is not known
 */
export function areColouredByClose(
  bodies: readonly Body[],
  ofBodies: readonly (number | null)[],
  kinds: readonly FillKind[],
): boolean {
  const [empty, filled] = [kinds.find(({ hollow }) => hollow), kinds.find(({ hollow }) => !hollow)];
  if (empty === undefined || filled === undefined) return false;
  const isAsEmpty = ({ colour }: FillKind): boolean =>
    rgbDistance(colour, empty.colour) < NEARER * rgbDistance(colour, filled.colour);
  const others = bodies.flatMap((body, i) => {
    const [own, beforeIt] = [ofBodies[i] ?? null, ofBodies[i - 1] ?? null];
    const before = bodies[i - 1];
    if (own === null || beforeIt === null || before?.cell !== body.cell - 1) return [];
    const isAbove = isAsEmpty(kinds[own]!);
    if (kinds[own]!.hollow === isAbove) return [];
    const closeY = closeOf({ ...before, up: kinds[beforeIt]!.hollow });
    return [isAbove ? closeY - body.bodyBottomY : body.bodyTopY - closeY];
  });
  const beyond = others.filter((px) => px > OPENED_THERE_PX);
  const short = others.filter((px) => px < -OPENED_THERE_PX);
  return (
    others.length >= FEWEST_OTHERS &&
    beyond.length >= LEAST_BEYOND * others.length &&
    short.length <= MOST_SHORT * others.length
  );
}
