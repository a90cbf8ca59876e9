import type { Picture } from '../picture/picture.ts';
import type { CandleField } from './candle-field.ts';
import { findSeams } from './find-seams.ts';
import { readCandleField } from './read-candle-field.ts';

/** Narrower parts of a picture are scroll bars, toolbars and price scales. */
const NARROWEST_PART_PX = 160;
/** Candles of one pitch on both sides of a seam belong to one chart unless so many would have room between them. */
const LEAST_GAP_CANDLES = 4;
const SAME_PITCH = 0.02;

/**
 * Finds the candles or OHLC bars of a price chart from its pixels alone; null if the picture shows none. Where it shows several charts side by
 * side, those of the largest are answered, never a mix, with the problem `several-charts`.
 *
 * Heights are as `readCandleField` explains.
 */
export function findCandleField(picture: Picture): CandleField | null {
  const parts = partsOf(picture);
  if (parts.length < 2) return readCandleField(picture);
  const fields = parts.map((part) => readPart(picture, part)).filter((field) => field !== null);
  const apart = fields.length > 1 && fields.slice(1).every((field, i) => areApart(fields[i]!, field));
  if (!apart) return readCandleField(picture) ?? largest(fields);
  const field = largest(fields)!;
  return { ...field, problems: ['several-charts', ...field.problems] };
}

interface Part {
  readonly left: number;
  /** One past the last column. */
  readonly right: number;
}

function partsOf(picture: Picture): Part[] {
  const ends = [0, ...findSeams(picture), picture.width];
  return ends
    .slice(1)
    .map((right, i) => ({ left: ends[i]!, right }))
    .filter(({ left, right }) => right - left >= NARROWEST_PART_PX);
}

function readPart(picture: Picture, { left, right }: Part): CandleField | null {
  const width = right - left;
  const rgb = new Uint8Array(width * picture.height * 3);
  for (let y = 0; y < picture.height; y++) {
    const from = y * picture.width + left;
    rgb.set(picture.rgb.subarray(from * 3, (from + width) * 3), y * width * 3);
  }
  const field = readCandleField({ width, height: picture.height, rgb });
  if (field === null) return null;
  return {
    ...field,
    candles: field.candles.map((candle) => ({ ...candle, x: candle.x + left })),
    pane: { ...field.pane, x: field.pane.x + left },
    window: { x: left, y: 0, w: width, h: picture.height },
  };
}

/** Whether two fields side by side are two charts, not one that an upright line cuts. */
function areApart(a: CandleField, b: CandleField): boolean {
  const gapPx = b.candles[0]!.x - a.candles.at(-1)!.x;
  return Math.abs(a.pitchPx - b.pitchPx) > SAME_PITCH * a.pitchPx || gapPx > LEAST_GAP_CANDLES * a.pitchPx;
}

/** The field whose candles fill the largest area. */
function largest(fields: readonly CandleField[]): CandleField | null {
  return fields.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? null;
}

function areaOf({ candles }: CandleField): number {
  const top = Math.min(...candles.map(({ highY }) => highY));
  const bottom = Math.max(...candles.map(({ lowY }) => lowY));
  return (candles.at(-1)!.x - candles[0]!.x) * (bottom - top);
}
