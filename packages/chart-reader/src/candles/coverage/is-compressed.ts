import type { Picture } from '../../picture/picture.ts';
import { packedAt } from '../../picture/packed-colour.ts';
import type { InkMask } from '../mask/ink-mask.ts';

/** Share of the pixels right of upright edges that have the very colour of the one below them, which compression leaves in few. */
const LEAST_EVEN = 0.75;
const FEWEST_PIXELS = 200;

/** What was told before: a picture is measured by brightness for one guess after the other. */
const known = new WeakMap<Uint8Array, boolean>();

/** Whether a picture was compressed with losses: then the ground beside upright edges, soft ones too, changes from row to row. */
export function isCompressed(picture: Picture, mask: Pick<InkMask, 'width' | 'ink'>): boolean {
  const told = known.get(mask.ink) ?? isUneven(picture, mask);
  known.set(mask.ink, told);
  return told;
}

function isUneven({ rgb }: Picture, { width, ink }: Pick<InkMask, 'width' | 'ink'>): boolean {
  let beside = 0;
  let even = 0;
  for (let pixel = 1; pixel < ink.length - width; pixel++) {
    if (ink[pixel] === 1 || ink[pixel - 1] === 0 || ink[pixel + width] === 1 || ink[pixel + width - 1] === 0) continue;
    beside++;
    if (packedAt(rgb, pixel) === packedAt(rgb, pixel + width)) even++;
  }
  return beside >= FEWEST_PIXELS && even < LEAST_EVEN * beside;
}
