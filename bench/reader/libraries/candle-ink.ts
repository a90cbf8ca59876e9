import type { CandleTruth, ChartTruth } from '@pipsight/fixtures';
import sharp from 'sharp';
import type { LibraryChart } from './library-chart.ts';

/** How far the ink of a candle lies from where the truth has it, in pixels, down and right positive; NaN where none is. */
export interface CandleInk {
  readonly high: number;
  readonly low: number;
  readonly bodyTop: number;
  readonly bodyBottom: number;
  /** Middle of what stands left of the wick, from the open: the stroke of a bar. */
  readonly open: number;
  /** Middle of what stands right of the wick, from the close. */
  readonly close: number;
  /** Middle of the wick over the body; NaN where that is too short to tell. */
  readonly across: number;
  /** Share of the rows that are inked all about half way to the next candle, 0 to 1; 0 for the last. */
  readonly gap: number;
}

type Rgb = readonly number[];

/** Ink counts from this share of the strongest on. */
const FAINT = 0.15;
/** What mixes a candle's colour with the background's may differ from the mixture by this, all channels together. */
const MIXED = 24;

/** Looks for every rising or falling candle of the truth in the picture, in its own colour. */
export async function measureCandleInk(
  bytes: Uint8Array,
  truth: ChartTruth,
  { colours, density }: Pick<LibraryChart, 'colours' | 'density'>,
): Promise<CandleInk[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const background = rgb(colours.background);
  const [up, down] = [rgb(colours.up), rgb(colours.down)];
  const inkAt = (x: number, y: number, colour: Rgb): number => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    return shareOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], background, colour);
  };

  const measure = (candle: CandleTruth, next: CandleTruth | undefined): CandleInk => {
    const { x, openY, highY, lowY, closeY } = candle;
    const colour = candle.up ? up : down;
    const rows = [
      Math.floor(Math.max(truth.plot.y, highY - 3 * density)),
      Math.ceil(Math.min(truth.plot.y + truth.plot.h, lowY + 3 * density)),
    ] as const;
    const endsAt = (...columns: readonly number[]): [number, number] =>
      inkEnds(rows, (y) => Math.max(...columns.map((column) => inkAt(column, y, colour))));
    const [high, low] = endsAt(x - 1, x, x + 1);
    const beside = Math.max(density / 2 + 1.05, truth.pitchPx * 0.17);
    const [leftTop, leftBottom] = endsAt(x - beside);
    const [rightTop, rightBottom] = endsAt(x + beside);
    const bodyTop = Math.min(openY, closeY);
    const reach = [Math.floor(x - truth.pitchPx * 0.4), Math.ceil(x + truth.pitchPx * 0.4)] as const;
    const wickRow = (highY + bodyTop) / 2;
    return {
      high: high - highY,
      low: low - lowY,
      bodyTop: leftTop - bodyTop,
      bodyBottom: leftBottom - Math.max(openY, closeY),
      open: (leftTop + leftBottom) / 2 - openY,
      close: (rightTop + rightBottom) / 2 - closeY,
      across: bodyTop - highY < 4 * density ? Number.NaN : inkMiddle(reach, (at) => inkAt(at, wickRow, colour)) - x,
      gap:
        next === undefined
          ? 0
          : gapInk(candle, next, (middle, y) =>
              Math.min(
                ...[-density, 0, density].map((off) =>
                  Math.max(inkAt(middle + off, y, up), inkAt(middle + off, y, down)),
                ),
              ),
            ),
    };
  };
  return truth.candles.flatMap((candle, index) =>
    candle.up === null ? [] : [measure(candle, truth.candles[index + 1])],
  );
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** How much of a colour a pixel has over the background, 0 to 1; 0 for any other colour. */
function shareOf(pixel: Rgb, background: Rgb, colour: Rgb): number {
  const towards = colour.map((value, at) => value - background[at]!);
  const found = pixel.map((value, at) => value - background[at]!);
  const share = dot(found, towards) / dot(towards, towards);
  const off = found.reduce((total, value, at) => total + Math.abs(value - share * towards[at]!), 0);
  return off > MIXED ? 0 : Math.min(1, Math.max(0, share));
}

const dot = (a: Rgb, b: Rgb): number => a.reduce((total, value, at) => total + value * b[at]!, 0);

/** Where ink begins and ends, to the fraction of a pixel that its faint ends tell. */
function inkEnds([from, to]: readonly [number, number], inkAt: (place: number) => number): [number, number] {
  const ink = Array.from({ length: to - from }, (_, index) => inkAt(from + index));
  const full = Math.max(...ink);
  const first = ink.findIndex((share) => share > FAINT * full);
  const last = ink.findLastIndex((share) => share > FAINT * full);
  if (first < 0) return [Number.NaN, Number.NaN];
  return [from + first + 1 - ink[first]! / full, from + last + ink[last]! / full];
}

/** Where ink has its centre. */
function inkMiddle([from, to]: readonly [number, number], inkAt: (place: number) => number): number {
  const ink = Array.from({ length: to - from }, (_, index) => inkAt(from + index));
  const weighed = ink.reduce((total, share, index) => total + share * (from + index + 0.5), 0);
  return weighed / ink.reduce((total, share) => total + share, 0);
}

/** Share of the rows of two neighbours in which ink stands half way between them. */
function gapInk(candle: CandleTruth, next: CandleTruth, inkAt: (x: number, y: number) => number): number {
  const top = Math.ceil(Math.min(candle.highY, next.highY));
  const rows = Array.from(
    { length: Math.max(1, Math.floor(Math.max(candle.lowY, next.lowY)) - top) },
    (_, at) => top + at,
  );
  return rows.filter((y) => inkAt((candle.x + next.x) / 2, y) > 0.5).length / rows.length;
}
