import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fitPicture } from './fit-picture.ts';

async function drawn(width: number, height: number, isNoise = false) {
  const size = { width, height, channels: 3 as const };
  const picture = isNoise
    ? sharp({ create: { ...size, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    : sharp({ create: { ...size, background: '#135' } });
  return { bytes: await picture.png().toBuffer(), mediaType: 'image/png' };
}

it('leaves a screenshot as it is', async () => {
  const picture = await drawn(1920, 1080);
  expect(await fitPicture(picture)).toBe(picture);
});

it('reduces a picture of many pixels to 2048 at its longer edge', async () => {
  const fitted = await fitPicture(await drawn(1000, 4096));
  expect(fitted.mediaType).toBe('image/png');
  expect(await sharp(fitted.bytes).metadata()).toMatchObject({ width: 500, height: 2048, format: 'png' });
});

it('encodes a picture of many bytes anew', async () => {
  const picture = await drawn(2000, 1500, true);
  expect(picture.bytes.byteLength).toBeGreaterThan(3_700_000);
  const fitted = await fitPicture(picture);
  expect(fitted.mediaType).toBe('image/jpeg');
  expect(fitted.bytes.byteLength).toBeLessThan(3_700_000);
  expect(await sharp(fitted.bytes).metadata()).toMatchObject({ width: 2000, height: 1500, format: 'jpeg' });
});
