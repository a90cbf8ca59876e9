import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file as the browser's chooser hands it over. */
export interface ChartFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const folder = (path: string): URL => new URL(path, import.meta.url);
const SCREENS = folder('../../shared/screens/');
const SAMPLES = folder('../apps/web/public/samples/');

/** Whether the labelled real screenshots, which are not ours to ship, lie beside the project. */
export const HAS_SCREENS = existsSync(fileURLToPath(SCREENS));

export function screen(name: string): ChartFile {
  return read(SCREENS, name);
}

export function sample(name: string): ChartFile {
  return read(SAMPLES, name);
}

/** Text that claims to be a picture. */
export const FAKE_PICTURE: ChartFile = {
  name: 'notes.png',
  mimeType: 'image/png',
  buffer: Buffer.from('this is no picture'),
};

/** The first half of a real picture. */
export function truncated(file: ChartFile): ChartFile {
  return { ...file, name: `half-${file.name}`, buffer: file.buffer.subarray(0, file.buffer.length / 2) };
}

/** A file of so many bytes. */
export function ofSize(bytes: number): ChartFile {
  return { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes) };
}

function read(base: URL, name: string): ChartFile {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return { name, mimeType, buffer: readFileSync(new URL(name, base)) };
}
