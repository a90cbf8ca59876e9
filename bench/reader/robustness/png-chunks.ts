import { crc32 } from 'node:zlib';

const SIGNATURE_BYTES = 8;

export interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks of a PNG in their order. */
export function pngChunks(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** A PNG of these chunks. */
export function pngOf(chunks: readonly PngChunk[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks.map(encoded)]);
}

/** A PNG of one frame as an animated one with a second frame of the same size. */
export function animatedPng(first: Buffer, second: Buffer): Buffer {
  const chunks = pngChunks(first);
  const header = chunks.find(({ type }) => type === 'IHDR')!;
  const pixels = Buffer.concat(
    pngChunks(second)
      .filter(({ type }) => type === 'IDAT')
      .map(({ data }) => data),
  );
  const size = header.data.subarray(0, 8);
  const at = chunks.findIndex(({ type }) => type === 'IDAT');
  return pngOf([
    ...chunks.slice(0, at),
    { type: 'acTL', data: Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]) },
    frameControl(0, size),
    ...chunks.slice(at, -1),
    frameControl(1, size),
    { type: 'fdAT', data: Buffer.concat([Buffer.from([0, 0, 0, 2]), pixels]) },
    chunks.at(-1)!,
  ]);
}

/** A frame that fills the picture for a tenth of a second. */
function frameControl(sequence: number, size: Buffer): PngChunk {
  const data = Buffer.alloc(26);
  data.writeUInt32BE(sequence, 0);
  size.copy(data, 4);
  data.writeUInt16BE(1, 20);
  data.writeUInt16BE(10, 22);
  return { type: 'fcTL', data };
}

function encoded({ type, data }: PngChunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
