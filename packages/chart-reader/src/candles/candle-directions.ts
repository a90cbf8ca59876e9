import type { Picture } from '../picture/picture.ts';
import type { Colour } from './colour-bins.ts';
import type { CandleShape } from './candle-shape.ts';
import type { InkMask } from './ink-mask.ts';
import type { Stroke } from './stroke.ts';

/** Straight distance of 8-bit channels below which two fills are the same. */
const SAME_FILL = 70;
const MOST_FILLS = 5;
const HOLLOW = -1;

/**
 * Whether each candle of a chain closed above its open. Bodies fall into kinds by what fills them (a colour, or the background); which kinds
 * rise is not assumed but found: of all assignments, the one in which candles open nearest to the close before. Candles of no kind, such as
 * those without body, take the direction that joins their neighbours best.
 */
export function candleDirections(
  picture: Picture,
  mask: InkMask,
  shape: CandleShape,
  chain: readonly Stroke[],
): boolean[] {
  if (shape.style === 'bars') return chain.map(({ leftTick, rightTick }) => rightTick <= leftTick);
  const kinds = fillKinds(chain.map((stroke) => fillOf(picture, mask, shape, stroke)));
  const rising = risingKinds(chain, kinds);
  return joinDirections(
    chain,
    kinds.map((kind) => (kind === null ? null : (rising[kind] ?? null))),
  );
}

interface Fill extends Colour {
  readonly hollow: boolean;
  readonly rows: number;
}

function fillOf(picture: Picture, mask: InkMask, shape: CandleShape, stroke: Stroke): Fill | null {
  if (stroke.bodyTop < 0) return null;
  const rows = stroke.bodyBottom - stroke.bodyTop + 1;
  const inset = rows >= 3 ? 1 : 0;
  // The inner third: a border may be a third of the width on either side.
  const columns = Math.floor(shape.bodyPx / 6);
  const middle = Math.floor(stroke.x);
  const reds: number[] = [];
  const greens: number[] = [];
  const blues: number[] = [];
  let hollow = 0;
  for (let y = stroke.bodyTop + inset; y <= stroke.bodyBottom - inset; y++) {
    for (let x = Math.max(0, middle - columns); x <= Math.min(mask.width - 1, middle + columns); x++) {
      const pixel = y * mask.width + x;
      reds.push(picture.rgb[pixel * 3]!);
      greens.push(picture.rgb[pixel * 3 + 1]!);
      blues.push(picture.rgb[pixel * 3 + 2]!);
      if (mask.ink[pixel] === 0) hollow++;
    }
  }
  const isHollow = hollow * 2 > reds.length;
  const fill = isHollow
    ? outlineOf(picture, mask, shape, stroke)
    : { r: median(reds), g: median(greens), b: median(blues) };
  return fill === null ? null : { ...fill, hollow: isHollow, rows };
}

/** The colour of the outline of a hollow body: what stands out most in each of its rows, at its sides. */
function outlineOf({ rgb }: Picture, mask: InkMask, shape: CandleShape, stroke: Stroke): Colour | null {
  const reds: number[] = [];
  const greens: number[] = [];
  const blues: number[] = [];
  const left = Math.max(0, Math.round(stroke.x - shape.bodyPx / 2) - 1);
  const right = Math.min(mask.width - 1, left + shape.bodyPx + 1);
  for (let y = stroke.bodyTop; y <= stroke.bodyBottom; y++) {
    let most = 0;
    let strongest = -1;
    for (let pixel = y * mask.width + left; pixel <= y * mask.width + right; pixel++) {
      if (mask.ink[pixel] === 0) continue;
      const behind = mask.background[pixel]!;
      const contrast =
        Math.abs(rgb[pixel * 3]! - (behind >> 16)) +
        Math.abs(rgb[pixel * 3 + 1]! - ((behind >> 8) & 255)) +
        Math.abs(rgb[pixel * 3 + 2]! - (behind & 255));
      if (contrast > most) [most, strongest] = [contrast, pixel];
    }
    if (strongest < 0) continue;
    reds.push(rgb[strongest * 3]!);
    greens.push(rgb[strongest * 3 + 1]!);
    blues.push(rgb[strongest * 3 + 2]!);
  }
  return reds.length === 0 ? null : { r: median(reds), g: median(greens), b: median(blues) };
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}

/** The kind of each fill: its number, or null where the body is too low to show one. */
function fillKinds(fills: readonly (Fill | null)[]): (number | null)[] {
  const centres: Fill[] = [];
  const tall = fills.filter((fill): fill is Fill => fill !== null && fill.rows >= 3);
  for (const fill of tall) {
    if (centres.length < MOST_FILLS && !centres.some((centre) => sameFill(fill, centre))) centres.push(fill);
  }
  return fills.map((fill) => {
    if (fill === null) return null;
    const kind = centres.findIndex((centre) => sameFill(fill, centre));
    return kind < 0 ? null : kind;
  });
}

function sameFill(a: Fill, b: Fill): boolean {
  if (a.hollow !== b.hollow) return false;
  return Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b) < SAME_FILL;
}

function risingKinds(chain: readonly Stroke[], kinds: readonly (number | null)[]): boolean[] {
  const count = Math.max(HOLLOW, ...kinds.map((kind) => kind ?? HOLLOW)) + 1;
  let best: boolean[] = [];
  let least = Infinity;
  for (let bits = 0; bits < 2 ** count; bits++) {
    const rising = Array.from({ length: count }, (_, kind) => (bits & (1 << kind)) !== 0);
    let jumps = 0;
    for (let i = 1; i < chain.length; i++) {
      const a = kinds[i - 1];
      const b = kinds[i];
      if (a === null || a === undefined || b === null || b === undefined) continue;
      if (chain[i]!.cell !== chain[i - 1]!.cell + 1) continue;
      jumps += Math.min(40, Math.abs(closeRow(chain[i - 1]!, rising[a]!) - openRow(chain[i]!, rising[b]!)));
    }
    if (jumps < least) [best, least] = [rising, jumps];
  }
  return best;
}

function openRow(stroke: Stroke, up: boolean): number {
  return up ? stroke.bodyBottom : stroke.bodyTop;
}

function closeRow(stroke: Stroke, up: boolean): number {
  return up ? stroke.bodyTop : stroke.bodyBottom;
}

/** Fills in unknown directions so that the sum of jumps from close to open is least. */
function joinDirections(chain: readonly Stroke[], known: readonly (boolean | null)[]): boolean[] {
  const choices = [false, true];
  let costs = [0, 0];
  const from: number[][] = [];
  chain.forEach((stroke, i) => {
    const next = choices.map((up) => (known[i] !== null && known[i] !== up ? 1e9 : 0));
    const origin = [0, 0];
    if (i > 0) {
      for (const [to, up] of choices.entries()) {
        const options = choices.map(
          (previousUp, index) => costs[index]! + Math.abs(closeRow(chain[i - 1]!, previousUp) - openRow(stroke, up)),
        );
        origin[to] = options[1]! < options[0]! ? 1 : 0;
        next[to]! += Math.min(...options);
      }
    }
    from.push(origin);
    costs = next;
  });
  const directions: boolean[] = [];
  let state = costs[1]! < costs[0]! ? 1 : 0;
  for (let i = chain.length - 1; i >= 0; i--) {
    directions.push(state === 1);
    state = from[i]![state]!;
  }
  return directions.toReversed();
}
