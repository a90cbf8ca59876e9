import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';

const image = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#334455' } });
const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.alloc(part))));

describe('a file of another kind is refused by its bytes and called what it is', () => {
  test.each([
    ['a GIF picture', () => image().gif().toBuffer()],
    ['a WebP picture', () => image().webp().toBuffer()],
    ['a TIFF picture', () => image().tiff().toBuffer()],
    ['an AVIF picture', () => image().avif().toBuffer()],
    ['a BMP picture', () => bytes('BM', '\x36\x01\0\0', 4, '\x36\0\0\0', 40)],
    ['a HEIC photo', () => bytes('\0\0\0\x18', 'ftypheic', 40)],
    ['a HEIC photo', () => bytes('\0\0\0\x18', 'ftypmif1', 40)],
    ['a video', () => bytes('\0\0\0\x18', 'ftypisom', 40)],
    ['a PDF document', () => bytes('%PDF-1.7\n')],
    ['an SVG drawing', () => bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an SVG drawing', () => bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -- by hand -->\n<svg/>')],
    ['a web page', () => bytes('\n<!DOCTYPE html>\n<html><body><svg/></body></html>')],
    ['a web page', () => bytes(`${'<!--x-->'.repeat(400)}<html>`)],
  ])('%s', async (detail, make) => {
    expect(await decodePicture(await make())).toEqual({ ok: false, reason: 'not-an-image-we-read', detail });
  });

  test.each([
    ['text', 'hello'],
    ['comments that lead nowhere', '<!--x-->'.repeat(400)],
    ['a comment without an end', '<!-- <svg>'],
    ['half a signature', '\x89PNG'],
  ])('%s is called nothing', async (_, text) => {
    expect(await decodePicture(bytes(text))).toEqual({ ok: false, reason: 'not-an-image-we-read' });
  });
});
