import sharp, { type Sharp } from 'sharp';
import { chooseGround } from './choose-ground.ts';
import { imageKind, otherFileKind } from './image-kind.ts';
import { isCutOff } from './is-cut-off.ts';

/** More pixels than any screen shows; a few kilobytes of PNG can claim a thousand times as many. */
export const MAX_PIXELS = 40_000_000;

/** Why bytes are no picture to read: none at all, neither PNG nor JPEG, too small for a chart, over `MAX_PIXELS`, or broken. */
export type PictureFailure = 'empty-file' | 'not-an-image-we-read' | 'too-small' | 'too-many-pixels' | 'damaged';

export interface FailedPicture {
  readonly ok: false;
  readonly reason: PictureFailure;
  /** What is known beyond the reason: `a WebP picture`, `120 x 80 pixels`, `its end is missing`. */
  readonly detail?: string;
}

export type OpenedPicture = { readonly ok: true; readonly kind: 'png' | 'jpeg'; readonly image: Sharp } | FailedPicture;

// Decoded pictures are large and never asked for twice; the library would keep the last ones in memory.
sharp.cache(false);

/** Pixels in a row that are asked for the ground. */
const ASKED_PX = 800;

/**
 * Checks type and size from the header and sets up the decoding: upright, 8-bit sRGB, transparency laid on a ground, the
 * first frame of an animation. What has no transparency is not decoded yet, so a truncated file still opens.
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  if (bytes.length === 0) return { ok: false, reason: 'empty-file' };
  const kind = imageKind(bytes);
  if (kind === null) {
    const detail = otherFileKind(bytes);
    return { ok: false, reason: 'not-an-image-we-read', ...(detail === null ? {} : { detail }) };
  }
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  try {
    const { width, height, hasAlpha } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) {
      return { ok: false, reason: 'too-many-pixels', detail: `${width} x ${height} pixels` };
    }
    const upright = sharp(bytes, options).autoOrient();
    if (!hasAlpha) return { ok: true, kind, image: upright.toColourspace('srgb') };
    const asked = sharp(bytes, options).resize({ width: Math.min(width, ASKED_PX), kernel: 'nearest' });
    const rgba = await asked.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer();
    return { ok: true, kind, image: upright.flatten({ background: chooseGround(rgba) }).toColourspace('srgb') };
  } catch {
    return damagedPicture(bytes, kind);
  }
}

/** The failure of a picture that does not decode. */
export function damagedPicture(bytes: Uint8Array, kind: 'png' | 'jpeg'): FailedPicture {
  return { ok: false, reason: 'damaged', ...(isCutOff(bytes, kind) ? { detail: 'its end is missing' } : {}) };
}
