/** Ticks between two fixed points of a walk, a power of two: about a quarter of a year of trading. */
const SPAN_BITS = 20;
const SPAN_TICKS = 2 ** SPAN_BITS;
/** Standard deviation at the fixed points, so that their difference is that of a walk over a whole span. */
const SPREAD = Math.sqrt(SPAN_TICKS / 2);
/** Standard deviation of the middle of two points that are `2 ** bits` ticks apart, around their mean. */
const MIDDLE_SPREAD = Array.from({ length: SPAN_BITS + 1 }, (_, bits) => Math.sqrt(2 ** bits) / 2);

/**
 * A random walk whose value at any tick is computed from the seed alone, without the ticks before it: Lévy's construction of
 * Brownian motion. Its values at the ends of a span are drawn by themselves; from there each halving adds a draw at the
 * middle, smaller by the square root of two, until the tick is reached.
 *
 * Over short times it changes from tick to tick by unit variance; over long times it stays around 0, within a few thousand.
 */
export function walkValue(seed: number, tick: number): number {
  let start = Math.floor(tick / SPAN_TICKS) * SPAN_TICKS;
  let left = SPREAD * draw(seed, SPAN_BITS, start);
  let right = SPREAD * draw(seed, SPAN_BITS, start + SPAN_TICKS);
  for (let bits = SPAN_BITS; tick !== start; bits -= 1) {
    const half = 2 ** (bits - 1);
    const middle = (left + right) / 2 + MIDDLE_SPREAD[bits]! * draw(seed, bits - 1, start + half);
    if (tick < start + half) {
      right = middle;
    } else {
      left = middle;
      start += half;
    }
  }
  return left;
}

/** A number of mean 0 and variance 1 that depends on nothing but its arguments: triangular, within -2.45 and 2.45. */
function draw(seed: number, level: number, tick: number): number {
  const bits = mix(mix(seed ^ Math.imul(level + 1, 0x9e3779b1)) ^ tick);
  return ((bits & 0xffff) + (bits >>> 16) + 1 - 0x10000) * (Math.sqrt(6) / 0x10000);
}

/** Scrambles 32 bits, so that every bit of the input changes half of the output's: MurmurHash3's last step, by Austin Appleby. */
export function mix(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
