import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { normaliseChartPicture } from './normalise-chart-picture.ts';

const RED_THEN_BLUE = [255, 0, 0, 0, 0, 255];

function twoPixels() {
  return sharp(Uint8Array.from(RED_THEN_BLUE), { raw: { width: 2, height: 1, channels: 3 } });
}

/** A PNG whose header claims a size that its few bytes of pixels do not hold. */
function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

async function rgbOf(bytes: Uint8Array): Promise<unknown> {
  const decoded = await decodePicture(bytes);
  return decoded.ok ? [decoded.picture.width, decoded.picture.height, ...decoded.picture.rgb] : decoded.reason;
}

describe('decodePicture', () => {
  test('gives rows of RGB from the top', async () => {
    expect(await rgbOf(await twoPixels().png().toBuffer())).toEqual([2, 1, ...RED_THEN_BLUE]);
  });

  test('reads palette, interlaced and 16-bit pictures alike', async () => {
    expect(await rgbOf(await twoPixels().png({ palette: true }).toBuffer())).toEqual([2, 1, ...RED_THEN_BLUE]);
    expect(await rgbOf(await twoPixels().png({ progressive: true }).toBuffer())).toEqual([2, 1, ...RED_THEN_BLUE]);
    const deep = await twoPixels().toColourspace('rgb16').png().toBuffer();
    expect(await rgbOf(deep)).toEqual([2, 1, ...RED_THEN_BLUE]);
  });

  test('spreads grey over three channels', async () => {
    const grey = sharp(Uint8Array.from([7, 200]), { raw: { width: 2, height: 1, channels: 1 } });
    expect(await rgbOf(await grey.toColourspace('b-w').png().toBuffer())).toEqual([2, 1, 7, 7, 7, 200, 200, 200]);
  });

  test('lays transparency on white', async () => {
    const clear = sharp(Uint8Array.from([10, 20, 30, 0]), { raw: { width: 1, height: 1, channels: 4 } });
    expect(await rgbOf(await clear.png().toBuffer())).toEqual([1, 1, 255, 255, 255]);
  });

  test('turns a picture upright as its camera tag says', async () => {
    const turned = await twoPixels().withMetadata({ orientation: 6 }).png().toBuffer();
    expect(await rgbOf(turned)).toEqual([1, 2, ...RED_THEN_BLUE]);
  });

  test('converts print colours to screen colours', async () => {
    const size = { width: 8, height: 8, channels: 3, background: '#ff0000' } as const;
    const cmyk = await sharp({ create: size }).toColourspace('cmyk').jpeg().toBuffer();
    const decoded = await decodePicture(cmyk);
    if (!decoded.ok) throw new Error(decoded.reason);
    const [red = 0, green = 255] = decoded.picture.rgb;
    expect(red).toBeGreaterThan(green + 100);
  });

  test('lays light print on black where the background is transparent', async () => {
    const print = (light: number) => {
      const clear = [0, 0, 0, 0];
      const row = Uint8Array.from([...clear, light, light, light, 255, ...clear, ...clear]);
      return sharp(row, { raw: { width: 4, height: 1, channels: 4 } })
        .png()
        .toBuffer();
    };
    const [black, white, light, dark] = [0, 255, 220, 20].map((level) => [level, level, level]);
    expect(await rgbOf(await print(220))).toEqual([4, 1, ...[black, light, black, black].flat()]);
    expect(await rgbOf(await print(20))).toEqual([4, 1, ...[white, dark, white, white].flat()]);
  });

  test('refuses an empty file', async () => {
    expect(await decodePicture(new Uint8Array())).toEqual({ ok: false, reason: 'empty-file' });
  });

  test('refuses a truncated PNG and JPEG, and says that the end is missing', async () => {
    const cutOff = { ok: false, reason: 'damaged', detail: 'its end is missing' };
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#334455' } });
    const jpeg = await image.clone().jpeg().toBuffer();
    expect(await decodePicture(jpeg.subarray(0, jpeg.length - 60))).toEqual(cutOff);
    const png = await image.clone().png().toBuffer();
    for (const length of [8, 40, png.length - 20]) {
      expect(await decodePicture(png.subarray(0, length))).toEqual(cutOff);
    }
  });

  test('refuses a PNG with broken pixels that has its end', async () => {
    expect(await decodePicture(bombPng(300, 300))).toEqual({ ok: false, reason: 'damaged' });
  });

  test('refuses 30000 by 30000 pixels from the header, without decoding them', async () => {
    expect(await decodePicture(bombPng(30_000, 30_000))).toEqual({
      ok: false,
      reason: 'too-many-pixels',
      detail: '30000 x 30000 pixels',
    });
  });
});

describe('normaliseChartPicture', () => {
  test('keeps the pixels of a PNG, drops its metadata and turns it upright', async () => {
    const tagged = await twoPixels().withMetadata({ orientation: 6 }).png().toBuffer();
    const kept = await normaliseChartPicture(tagged);
    if (!kept.ok) throw new Error(kept.reason);
    expect(kept).toMatchObject({ mediaType: 'image/png', width: 1, height: 2 });
    expect(await rgbOf(kept.bytes)).toEqual([1, 2, ...RED_THEN_BLUE]);
    const { exif, orientation } = await sharp(kept.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test('keeps a JPEG a JPEG', async () => {
    const kept = await normaliseChartPicture(await twoPixels().jpeg().toBuffer());
    expect(kept).toMatchObject({ ok: true, mediaType: 'image/jpeg', width: 2, height: 1 });
  });

  test('refuses what cannot be decoded', async () => {
    expect(await normaliseChartPicture(Buffer.from('hello'))).toEqual({ ok: false, reason: 'not-an-image-we-read' });
    expect(await normaliseChartPicture(bombPng(30_000, 30_000))).toMatchObject({
      ok: false,
      reason: 'too-many-pixels',
    });
  });
});
