import sharp, { type Sharp } from 'sharp';
import { imageKind } from './image-kind.ts';

/** More pixels than any screen shows; a few kilobytes of PNG can claim a thousand times as many. */
export const MAX_PIXELS = 40_000_000;

/** Why bytes are no picture to read: neither PNG nor JPEG, over `MAX_PIXELS`, or broken. */
export type PictureFailure = 'not-an-image-we-read' | 'too-many-pixels' | 'damaged';

export type OpenedPicture =
  | { readonly ok: true; readonly kind: 'png' | 'jpeg'; readonly image: Sharp }
  | { readonly ok: false; readonly reason: PictureFailure };

// Decoded pictures are large and never asked for twice; the library would keep the last ones in memory.
sharp.cache(false);

/**
 * Checks type and size from the header and sets up the decoding: upright, 8-bit sRGB, transparency laid on white, the
 * first frame of an animation. Nothing is decoded yet, so a truncated file still opens.
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const kind = imageKind(bytes);
  if (kind === null) return { ok: false, reason: 'not-an-image-we-read' };
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'too-many-pixels' };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  const image = sharp(bytes, options).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
  return { ok: true, kind, image };
}
