import sharp, { type OverlayOptions } from 'sharp';
import { MAX_CHART_PIXELS } from '@pipsight/contract';
import { PREVIEW_COLOURS, PREVIEW_HEIGHT, PREVIEW_WIDTH, type PicturePlace } from './preview-layout.ts';

/** A preview as a PNG: the part of the chart's picture that its place shows, under the overlay. */
export async function renderPreview(
  overlay: string,
  picture: { readonly bytes: Uint8Array; readonly place: PicturePlace } | null,
): Promise<Buffer> {
  const canvas = sharp({
    create: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 3, background: PREVIEW_COLOURS.gutter },
  });
  const layers = picture ? [await pictureLayer(picture.bytes, picture.place)] : [];
  return canvas
    .composite([...layers, { input: Buffer.from(overlay) }])
    .png({ palette: true, dither: 0 })
    .toBuffer();
}

/** The picture scaled as its place says, cut to what lies within. */
async function pictureLayer(
  bytes: Uint8Array,
  { view, left, top, width, height }: PicturePlace,
): Promise<OverlayOptions> {
  const source = sharp(bytes, { limitInputPixels: MAX_CHART_PIXELS });
  const picture = await source.metadata();
  // Left and top of what is shown, and of where it is put when the picture is smaller than its place.
  const from = { x: Math.max(0, Math.round(view.x)), y: Math.max(0, Math.round(view.y)) };
  const to = {
    x: Math.min(picture.width, Math.round(view.x + width / view.scale)),
    y: Math.min(picture.height, Math.round(view.y + height / view.scale)),
  };
  const shown = { left: from.x, top: from.y, width: Math.max(1, to.x - from.x), height: Math.max(1, to.y - from.y) };
  const input = await source
    .extract(shown)
    .resize({
      width: Math.max(1, Math.min(width, Math.round(shown.width * view.scale))),
      height: Math.max(1, Math.min(height, Math.round(shown.height * view.scale))),
      fit: 'fill',
    })
    .toBuffer();
  return {
    input,
    left: left + Math.max(0, Math.round((from.x - view.x) * view.scale)),
    top: top + Math.max(0, Math.round((from.y - view.y) * view.scale)),
  };
}
