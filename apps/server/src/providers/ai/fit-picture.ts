import sharp from 'sharp';
import type { ModelChart } from './port.ts';

/** Providers reduce larger pictures themselves, after having them sent; prices on an axis stay readable at this size. */
const MAX_EDGE_PX = 2048;
/** Anthropic takes 5 MB in base64, which makes 4 bytes of 3. */
const MAX_BYTES = 3_700_000;
const QUALITY = 90;

type Picture = ModelChart['picture'];

/** The picture as it can be sent to every provider: itself, or made smaller. */
export async function fitPicture(picture: Picture): Promise<Picture> {
  const { width, height } = await sharp(picture.bytes).metadata();
  const isSmall = Math.max(width, height) <= MAX_EDGE_PX;
  if (isSmall && picture.bytes.byteLength <= MAX_BYTES) return picture;
  const fitted = sharp(picture.bytes).resize({
    width: MAX_EDGE_PX,
    height: MAX_EDGE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const png = await fitted.clone().png().toBuffer();
  if (png.byteLength <= MAX_BYTES) return { bytes: png, mediaType: 'image/png' };
  return { bytes: await fitted.jpeg({ quality: QUALITY }).toBuffer(), mediaType: 'image/jpeg' };
}
