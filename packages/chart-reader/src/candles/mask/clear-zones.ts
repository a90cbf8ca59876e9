import type { Picture } from '../../picture/picture.ts';
import type { InkMask } from './ink-mask.ts';
import { CONTRAST, isWithin, SAME_COLOUR } from './is-within.ts';
import { type Zone, ZoneFinder } from './zone-finder.ts';

/** Lines are thinner than this. */
const LINE_PX = 5;

/**
 * Takes what is too large for a candle and of one colour for background where rows alone did not show it: a session narrower than any long run of
 * a row, a planned trade that candles leave no long run of, a cloud, a channel. What stands inside such a zone is weighed against the zone's
 * colour. `longRunPx` is as in `findInk`.
 */
export function clearZones(picture: Picture, mask: InkMask, longRunPx: number): void {
  for (const zone of new ZoneFinder(picture, mask, longRunPx).zones()) clearZone(picture, mask, zone, longRunPx);
}

/** The pixels of a zone are its own background, and that of the ink between two of them, side by side or above each other. */
export function clearZone({ rgb }: Picture, mask: InkMask, zone: Zone, longRunPx: number): void {
  const { width, ink, background } = mask;
  const { colour, left, right, top, bottom } = zone;
  const settleGap = (first: number, last: number, step: number): void => {
    if (showsOther(ink, first, last, step)) return;
    for (let pixel = first; pixel <= last; pixel += step) {
      // What hardly differs from the ground of a row beside it may be a candle in a colour like that.
      if (ink[pixel] === 0 && isWithin(rgb, pixel, background[pixel]!, SAME_COLOUR)) continue;
      background[pixel] = colour;
      ink[pixel] = isWithin(rgb, pixel, colour, CONTRAST) ? 0 : 1;
    }
  };
  const above = new Int32Array(right - left + 1).fill(-1);
  for (let y = top; y <= bottom; y++) {
    let before = -1;
    for (let x = left; x <= right; x++) {
      const pixel = y * width + x;
      if (!isWithin(rgb, pixel, colour, SAME_COLOUR) || (ink[pixel] === 1 && !zone.holds(x, y))) continue;
      ink[pixel] = 0;
      background[pixel] = colour;
      if (before >= 0 && x - before <= longRunPx) settleGap(y * width + before + 1, pixel - 1, 1);
      const last = above[x - left]!;
      if (last >= 0) settleGap((last + 1) * width + x, pixel - width, width);
      before = x;
      above[x - left] = y;
    }
  }
}

/** Whether something else than ink, wider than a line, lies between two pixels of a zone, both ends included: then the zone does not go on behind it. */
function showsOther(ink: Uint8Array, first: number, last: number, step: number): boolean {
  let shown = 0;
  for (let pixel = first; pixel <= last; pixel += step) {
    if (ink[pixel] === 0 && ++shown > LINE_PX) return true;
  }
  return false;
}
