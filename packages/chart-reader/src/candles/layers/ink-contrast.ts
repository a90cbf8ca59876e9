import { channelDistance, packedAt } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { inkPixels } from './ink-pixels.ts';

/** By how much each pixel of the ink differs from what lies behind it, on the channel where it does most; 0 beside ink. */
export function inkContrast({ rgb }: Picture, { ink, background }: Pick<InkMask, 'ink' | 'background'>): Uint8Array {
  const contrast = new Uint8Array(ink.length);
  for (const pixel of inkPixels(ink)) contrast[pixel] = channelDistance(packedAt(rgb, pixel), background[pixel]!);
  return contrast;
}
