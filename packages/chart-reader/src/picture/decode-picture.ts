import { damagedPicture, type FailedPicture, openPicture } from './open-picture.ts';
import type { Picture } from './picture.ts';
import { withoutClipping } from './without-clipping.ts';

export type DecodedPicture = { readonly ok: true; readonly picture: Picture } | FailedPicture;

/** Decodes a whole PNG or JPEG, so that a truncated file is found out; what compression clipped of a JPEG is given back. */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  const opened = await openPicture(bytes);
  if (!opened.ok) return opened;
  const { image, kind } = opened;
  try {
    const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`decoded to ${info.channels} channels instead of 3`);
    const picture = { width: info.width, height: info.height, rgb: data };
    return { ok: true, picture: kind === 'jpeg' ? withoutClipping(picture) : picture };
  } catch {
    return damagedPicture(bytes, kind);
  }
}
