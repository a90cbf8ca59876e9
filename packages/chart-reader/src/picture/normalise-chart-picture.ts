import { damagedPicture, type FailedPicture, openPicture } from './open-picture.ts';

/** A picture re-encoded for keeping: upright, without metadata, pixel for pixel in the coordinates a reading uses. */
export type NormalisedChartPicture =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly mediaType: 'image/png' | 'image/jpeg';
      readonly width: number;
      readonly height: number;
    }
  | FailedPicture;

/** Re-encodes an uploaded picture in its own format: PNG without loss, JPEG at a quality that shows none. */
export async function normaliseChartPicture(bytes: Uint8Array): Promise<NormalisedChartPicture> {
  const opened = await openPicture(bytes);
  if (!opened.ok) return opened;
  const { image, kind } = opened;
  const encoded = kind === 'png' ? image.png() : image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: data, mediaType: `image/${kind}`, width: info.width, height: info.height };
  } catch {
    return damagedPicture(bytes, kind);
  }
}
