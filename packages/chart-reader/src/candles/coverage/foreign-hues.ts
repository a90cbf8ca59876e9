import { brightnessOf } from '../../picture/brightness.ts';
import type { Rgb } from '../../picture/rgb.ts';

/** Hues this far from every mix of candles and background are of another drawing; nearer ones may be noise. */
const FOREIGN_HUE = 25;
/** Hues are told apart in steps of so many channel values, of which there are so many. */
const HUE_STEP = 8;
const HUES = 128;
const UNKNOWN = 0;
const MIXED = 1;
const ALIEN = 2;

/** How much red and blue a colour has beyond its brightness. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is known of hues over one background; each is worked out when it is first met. */
export interface ForeignHues {
  /** The most that hues of the candles are beyond that of the background. */
  readonly candles: readonly Point[];
  /** By pairs of hue differences from the background, in steps of 8: `UNKNOWN`, `MIXED` or `ALIEN`. */
  readonly kinds: Uint8Array;
}

/**
 * The foreign hues over any background, worked out once for all whose hues are within a step of each other, counted from those of the ground.
 *
 * @param mostHue how many times as much hue candles may have as the colours that were found
 */
export function foreignHuesOver(colours: readonly Rgb[], ground: Rgb, mostHue = 1): (behind: Rgb) => ForeignHues {
  const known = new Map<number, ForeignHues>();
  const own = hueOf(ground);
  return (behind) => {
    const { x, y } = hueOf(behind);
    const [column, row] = [Math.round((x - own.x) / HUE_STEP), Math.round((y - own.y) / HUE_STEP)];
    const key = row * 2 * HUES + column;
    const origin = { x: own.x + column * HUE_STEP, y: own.y + row * HUE_STEP };
    const found = known.get(key) ?? foreignHues(colours, origin, mostHue);
    known.set(key, found);
    return found;
  };
}

function hueOf([red, green, blue]: Rgb): Point {
  const brightness = brightnessOf(red, green, blue);
  return { x: red - brightness, y: blue - brightness };
}

function foreignHues(colours: readonly Rgb[], behind: Point, mostHue: number): ForeignHues {
  const candles = colours.map((colour) => {
    const own = hueOf(colour);
    return { x: mostHue * (own.x - behind.x), y: mostHue * (own.y - behind.y) };
  });
  return { candles, kinds: new Uint8Array(HUES * HUES) };
}

/** Whether no mix of candle colours has these hue differences from the background. */
export function isForeign({ candles, kinds }: ForeignHues, red: number, blue: number): boolean {
  const x = Math.round(red / HUE_STEP);
  const y = Math.round(blue / HUE_STEP);
  const at = (y + HUES / 2) * HUES + x + HUES / 2;
  if (kinds[at] === UNKNOWN) kinds[at] = isMix({ x: x * HUE_STEP, y: y * HUE_STEP }, candles) ? MIXED : ALIEN;
  return kinds[at] === ALIEN;
}

function isMix(point: Point, candles: readonly Point[]): boolean {
  if (Math.hypot(point.x, point.y) <= FOREIGN_HUE) return true;
  return candles.some((a, first) =>
    candles.some((b, second) => second >= first && distanceToTriangle(point, a, b) <= FOREIGN_HUE),
  );
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
