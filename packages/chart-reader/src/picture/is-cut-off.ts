const PNG_END = Buffer.from('IEND', 'latin1');
const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Whether the last part of a PNG or JPEG is missing, as after a download that broke off. */
export function isCutOff(bytes: Uint8Array, kind: 'png' | 'jpeg'): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'png') return !file.includes(PNG_END);
  // A preview among the metadata has an end of its own, before the picture begins.
  return file.lastIndexOf(JPEG_END) <= file.lastIndexOf(JPEG_SCAN);
}
