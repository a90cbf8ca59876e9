import type { Picture } from '../../picture/picture.ts';
import type { InkMask } from './ink-mask.ts';
import { paneColour } from './pane-colour.ts';
import { channelDistance } from '../../picture/packed-colour.ts';

/** On a ground this far from that of the pane, on the channel where they differ most, stand the letters of a dialog: zones let the pane show through. */
export const DIALOG_GROUND = 100;
/** Share of the picture that the pane fills, and that dialogs fill, for there to be any. */
const LEAST_PANE = 0.3;
const LEAST_DIALOG = 0.03;

/** The mask without the ink on dialogs, which stand on another ground than the pane; null where there are none. */
export function withoutDialogs(picture: Picture, mask: InkMask): InkMask | null {
  const { background } = mask;
  const pane = paneColour(picture);
  const ink = mask.ink.slice();
  let onPane = 0;
  let onDialogs = 0;
  // Backgrounds repeat from pixel to pixel.
  let behind = -1;
  let isPane = false;
  for (let pixel = 0; pixel < background.length; pixel++) {
    if (background[pixel] !== behind) {
      behind = background[pixel]!;
      isPane = channelDistance(behind, pane) <= DIALOG_GROUND;
    }
    if (isPane) onPane++;
    else {
      onDialogs++;
      ink[pixel] = 0;
    }
  }
  if (onPane < LEAST_PANE * background.length || onDialogs < LEAST_DIALOG * background.length) return null;
  return { ...mask, ink };
}
