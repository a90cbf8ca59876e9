import type { Picture } from '../../picture/picture.ts';
import type { ColourLayers } from './colour-layers.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { inkContrast } from './ink-contrast.ts';
import { inkPixels } from './ink-pixels.ts';

/** The most contrast that a tenth of the ink has, and what share of it strong ink has at least: lines of a grid are fainter. */
const MOST = 0.9;
const STRONG = 0.4;

/**
 * The ink that stands out strongly from what lies behind it as one layer, whatever its colours are: compression spreads the colours of thin lines over
 * many, which are told by their contrast alone.
 */
export function strongLayer(picture: Picture, mask: InkMask): ColourLayers {
  const pixels = inkPixels(mask.ink);
  const contrast = inkContrast(picture, mask);
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[contrast[pixel]!]! += 1;
  let most = 0;
  for (let below = 0; most < 255 && below + counts[most]! <= MOST * pixels.length; most++) below += counts[most]!;
  const layerOf = new Uint8Array(mask.ink.length);
  for (const pixel of pixels) if (contrast[pixel]! >= STRONG * most) layerOf[pixel] = 1;
  return { count: 1, layerOf };
}
