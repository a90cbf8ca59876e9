import type { Picture } from '../picture/picture.ts';
import { type Colour, colourDistance, unpacked } from './colour-bins.ts';
import { FOREIGN, FULL } from './candle-coverage.ts';
import type { InkMask } from './ink-mask.ts';

/** Smaller shares are compression noise. */
const LEAST_SHARE = 0.15;
/** Candle and background must differ by so much to tell a share of the one over the other. */
const LEAST_CONTRAST = 20;
/** Largest distance from a mix of candle and background, and what is added for each of their contrast. */
const MOST_RESIDUAL = 14;
const RESIDUAL_SHARE = 0.2;
/** A fringe stands out from the background by less than this share of what candles do. */
const FRINGE = 0.2;
/** Brightness stands for three channels. */
const BRIGHTNESS_WEIGHT = Math.sqrt(3);
/** Hue decides only where candle and background are equally bright. */
const HUE_WEIGHT = 0.15;
/** Of several candles' colours that one counts whose mix is nearest, hue weighing so many times as much as for the share itself. */
const SAME_HUE = 10;
/** What is left of the hue of a line one pixel wide that was spread over a block of two and smoothed, at least. */
const LEAST_HUE = 0.25;
/**
 * Two mixes are as near as each other up to this difference of squared distances. Then a thin line in full is likelier than the soft edge of a
 * brighter colour if it is colourful, by so much of weighted hue; the one of a grey would look the same.
 */
const ALIKE = 30;
const COLOURFUL = 9;
/** Hues this far from every mix of candles and background are of another drawing; nearer ones may be noise. */
const FOREIGN_HUE = 25;

/**
 * How much of each pixel a candle covers, as `candleCoverage` has it, in a picture that was compressed or resampled. JPEG keeps brightness
 * pixel by pixel but hue for blocks of four (ITU-T T.81, chroma subsampling), which smears the colour of a thin wick over its neighbours: shares
 * are told by brightness, and hue only tells other drawings apart. Faint pixels left and right of ink count too: blur spreads a
 * thin wick over several columns, which together cover as much as the wick did; what is faint above and below is mostly noise.
 */
export function brightnessCoverage(picture: Picture, mask: InkMask, colours: readonly Colour[]): Uint8Array {
  const { width, height, ink, background } = mask;
  const coverage = new Uint8Array(width * height);
  const ground = unpacked(mostFrequent(background));
  const strong = withoutFringes(colours, ground);
  const hues = foreignHues(strong, ground);
  let behind = -1;
  let mixes: readonly Mix[] = [];
  for (let pixel = 1; pixel < coverage.length - 1; pixel++) {
    if (ink[pixel] === 0 && ink[pixel - 1] === 0 && ink[pixel + 1] === 0) continue;
    if (background[pixel] !== behind) {
      behind = background[pixel]!;
      mixes = mixesOver(unpacked(behind), strong);
    }
    coverage[pixel] = shareAt(picture.rgb, pixel, mixes, hues);
  }
  return coverage;
}

/** The straight line from a background to a candle's colour: brightness, then both hues, weighted. */
interface Mix {
  readonly base: Weighted;
  readonly v: Weighted;
  readonly length2: number;
  readonly mostResidual2: number;
}

type Weighted = readonly [brightness: number, red: number, blue: number];

function mixesOver(behind: Colour, colours: readonly Colour[]): Mix[] {
  const base = weighted(behind.r, behind.g, behind.b);
  return colours
    .map(({ r, g, b }) => {
      const full = weighted(r, g, b);
      const v = [full[0] - base[0], full[1] - base[1], full[2] - base[2]] as const;
      const length2 = v[0] ** 2 + v[1] ** 2 + v[2] ** 2;
      return { base, v, length2, mostResidual2: (MOST_RESIDUAL + RESIDUAL_SHARE * Math.sqrt(length2)) ** 2 };
    })
    .filter(({ length2 }) => length2 >= LEAST_CONTRAST ** 2);
}

function shareAt(rgb: Uint8Array, pixel: number, mixes: readonly Mix[], hues: ForeignHues): number {
  const seen = weighted(rgb[pixel * 3]!, rgb[pixel * 3 + 1]!, rgb[pixel * 3 + 2]!);
  let best = -1;
  let least = Infinity;
  for (const { base, v, length2, mostResidual2 } of mixes) {
    const d0 = seen[0] - base[0];
    const d1 = seen[1] - base[1];
    const d2 = seen[2] - base[2];
    const share = Math.max(0, Math.min(1, (d0 * v[0] + d1 * v[1] + d2 * v[2]) / length2));
    const brightness = (d0 - share * v[0]) ** 2;
    const smear = smearOf(d1, d2, share * v[1], share * v[2]);
    const hue = (d1 - smear * share * v[1]) ** 2 + (d2 - smear * share * v[2]) ** 2;
    const distance = brightness + SAME_HUE * hue;
    if (brightness + hue > mostResidual2) continue;
    const mayBeThin = v[1] ** 2 + v[2] ** 2 >= COLOURFUL ** 2 && share > best;
    if (distance >= least + (mayBeThin ? ALIKE : 0)) continue;
    least = Math.min(least, distance);
    best = share;
  }
  if (best < 0) return FOREIGN;
  if (best < LEAST_SHARE) return 0;
  const { base } = mixes[0]!;
  return isForeign(hues, seen[1] - base[1], seen[2] - base[2]) ? FOREIGN : Math.round(best * FULL);
}

/** The share of its hue that a mix has left where hue was spread over the pixels beside: what suits best. */
function smearOf(d1: number, d2: number, v1: number, v2: number): number {
  const length2 = v1 * v1 + v2 * v2;
  return length2 === 0 ? 1 : Math.max(LEAST_HUE, Math.min(1, (d1 * v1 + d2 * v2) / length2));
}

function weighted(r: number, g: number, b: number): Weighted {
  const brightness = 0.299 * r + 0.587 * g + 0.114 * b;
  return [BRIGHTNESS_WEIGHT * brightness, HUE_WEIGHT * (r - brightness), HUE_WEIGHT * (b - brightness)];
}

/** 1 for each pair of hue differences from the background that no mix of candle colours has; differences in steps of 8. */
type ForeignHues = Uint8Array;

const HUE_STEP = 8;
const HUES = 64;

function foreignHues(colours: readonly Colour[], behind: Colour): ForeignHues {
  const [, red, blue] = weighted(behind.r, behind.g, behind.b);
  const points = colours.map(({ r, g, b }) => {
    const [, ownRed, ownBlue] = weighted(r, g, b);
    return { x: (ownRed - red) / HUE_WEIGHT, y: (ownBlue - blue) / HUE_WEIGHT };
  });
  return Uint8Array.from({ length: HUES * HUES }, (_, i) => {
    const point = { x: ((i % HUES) - HUES / 2) * HUE_STEP, y: (Math.floor(i / HUES) - HUES / 2) * HUE_STEP };
    if (Math.hypot(point.x, point.y) <= FOREIGN_HUE) return 0;
    const isMix = points.some((a, first) =>
      points.some((b, second) => second >= first && distanceToTriangle(point, a, b) <= FOREIGN_HUE),
    );
    return isMix ? 0 : 1;
  });
}

function isForeign(hues: ForeignHues, red: number, blue: number): boolean {
  const x = Math.round(red / HUE_WEIGHT / HUE_STEP) + HUES / 2;
  const y = Math.round(blue / HUE_WEIGHT / HUE_STEP) + HUES / 2;
  return hues[y * HUES + x] === 1;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Distance from a point to the triangle between the origin and two others, 0 inside. */
function distanceToTriangle(point: Point, a: Point, b: Point): number {
  const sides = [cross(ORIGIN, a, point), cross(a, b, point), cross(b, ORIGIN, point)];
  if (sides.every((side) => side > 0) || sides.every((side) => side < 0)) return 0;
  return Math.min(distanceToLine(point, ORIGIN, a), distanceToLine(point, a, b), distanceToLine(point, b, ORIGIN));
}

/** Twice the signed area of the triangle between three points. */
function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Distance from a point to the straight line from one other to another, ends included. */
function distanceToLine(point: Point, from: Point, to: Point): number {
  const vx = to.x - from.x;
  const vy = to.y - from.y;
  const length2 = vx * vx + vy * vy;
  const along = length2 === 0 ? 0 : ((point.x - from.x) * vx + (point.y - from.y) * vy) / length2;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - share * vx, point.y - from.y - share * vy);
}

/** Smeared hue leaves fringes round all candles, as frequent as they are but far fainter. */
function withoutFringes(colours: readonly Colour[], behind: Colour): readonly Colour[] {
  const contrasts = colours.map((colour) => colourDistance(colour, behind));
  const most = Math.max(...contrasts);
  return colours.filter((_, i) => contrasts[i]! >= FRINGE * most);
}

/** The most frequent of packed colours, by a sample of them. */
function mostFrequent(colours: Uint32Array): number {
  const counts = new Map<number, number>();
  let best = 0;
  let most = 0;
  for (let i = 0; i < colours.length; i += 97) {
    const count = (counts.get(colours[i]!) ?? 0) + 1;
    counts.set(colours[i]!, count);
    if (count > most) [best, most] = [colours[i]!, count];
  }
  return best;
}
