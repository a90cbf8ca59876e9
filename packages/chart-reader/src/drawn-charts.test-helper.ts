import sharp from 'sharp';
import { decodePicture } from './picture/decode-picture.ts';
import type { Picture } from './picture/picture.ts';

/** A chart with candles from a column on, `pitchPx` apart, in 240 rows, and a number every 40 of them. */
export interface DrawnChart {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly pitchPx: number;
  /** Column that the numbers begin in, and those from top to bottom. */
  readonly scaleX: number;
  readonly numbers: readonly string[];
}

export const PRICES = ['1.1060', '1.1050', '1.1040', '1.1030', '1.1020', '1.1010', '1.1000'];

const UP = '#089981';
const DOWN = '#f23645';
const ROW_PX = 40;

/** Charts on a page of one colour, with nothing to part them. */
export async function drawnCharts(width: number, height: number, charts: readonly DrawnChart[]): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans" font-size="14" fill="#333"><rect width="${width}" height="${height}" fill="#fff"/>${charts.map(svgOf).join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.picture;
}

function svgOf({ x, y, count, pitchPx, scaleX, numbers }: DrawnChart): string {
  let row = y + 120;
  const reachPx = Math.floor(0.3 * pitchPx);
  const candles = Array.from({ length: count }, (_, k) => {
    const isUp = (k * 7) % 16 < 8;
    const from = row;
    row += (isUp ? -1 : 1) * (9 + ((k * 5) % 11));
    row = Math.min(y + 220, Math.max(y + 20, row));
    const [top, high, fill] = [Math.min(from, row), Math.max(2, Math.abs(from - row)), isUp ? UP : DOWN];
    const middle = x + k * pitchPx;
    return `<rect x="${middle - reachPx}" y="${top}" width="${2 * reachPx + 1}" height="${high}" fill="${fill}"/><rect x="${middle}" y="${top - 6}" width="1" height="${high + 13}" fill="${fill}"/>`;
  });
  const labels = numbers.map((text, i) => `<text x="${scaleX}" y="${y + 5 + i * ROW_PX}">${text}</text>`);
  return candles.join('') + labels.join('');
}
