import type { Picture } from '../../picture/picture.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { type Rgb, rgbAt, rgbDistance } from '../../picture/rgb.ts';
import { channelDistance, packed, unpacked } from '../../picture/packed-colour.ts';
import { backgroundOf, commonBackground } from '../mask/common-background.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeInk } from './stroke-ink.ts';
import { withoutRuns } from './without-runs.ts';

/** Zones and dialogs are this far from the ground behind most candles, on the channel where they differ most. */
const OTHER_GROUND = 100;
/** Soft edges of a thin candle are this far from its colour. */
const SAME_COLOUR = 80;
/** A colour must be this far from a ground to tell candles on it from letters, whose edges fade into that. */
const APART_FROM_GROUND = 160;
/** Share of the ink of a candle on a zone that has one of the candles' colours; letters come to nothing. */
const LEAST_OWN = 0.15;
/** Fewer in a row may be candles over which something else is drawn. */
const FEWEST_LETTERS = 3;

/** A chain without the letters of dialogs that lie over it: three or more strokes in a row on another ground than most, in none of the candles' colours. */
export function dropDialogs(
  { rgb }: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
  colours: readonly Rgb[],
): readonly Stroke[] {
  const common = packed(...commonBackground(mask, chain));
  const isOfDialog = (stroke: Stroke): boolean => {
    const ground = backgroundOf(mask, stroke);
    if (channelDistance(ground, common) <= OTHER_GROUND) return false;
    const telling = colours.filter((colour) => rgbDistance(colour, unpacked(ground)) > APART_FROM_GROUND);
    const pixels = strokeInk(mask, shape, stroke);
    const own = pixels.filter((pixel) =>
      telling.some((colour) => rgbDistance(colour, rgbAt(rgb, pixel)) <= SAME_COLOUR),
    );
    return telling.length > 0 && own.length < LEAST_OWN * pixels.length;
  };
  return withoutRuns(chain, isOfDialog, FEWEST_LETTERS);
}
