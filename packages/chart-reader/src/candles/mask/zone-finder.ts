import type { Picture } from '../../picture/picture.ts';
import { lookLikeBodies } from './look-like-bodies.ts';
import { binColour, binOfPacked } from '../../picture/colour-bins.ts';
import type { InkMask } from './ink-mask.ts';
import { overlaps } from './zone-overlaps.ts';
import { STEP_PX, ZoneSamples } from './zone-samples.ts';

/** Samples that a zone goes on behind: lines of a grid, wicks and narrow bodies. */
const REACH = 2;
/** Samples across and down of the solid block that a zone is known by, 20 px, and of one that is flat: lines are thinner. */
const BLOCK = Math.ceil(20 / STEP_PX);
const FLAT = 3;
/** Width of the first zone of a colour that has such a block in it, at least, as a share of a long run: hardly any body is so wide. */
const WIDE = 0.45;
/** Or its height, as a share of the picture's: bands of sessions run from top to bottom, hardly any body does. */
const TALL = 0.4;
/** Share of its width that a box shows along its upper and its lower edge: candles hide the rest. */
const STRAIGHT = 0.6;
/** Share of a block that must have one colour; lines may run through it. */
const SOLID = 0.85;
/** How far beside an area, in samples, others are asked: the nearest may lie on its edge, and a candle may stand in some. */
const NEARBY = [2, 3, 4, 5] as const;

/** Samples beside an area: between its edges there, above these, and above the area itself. */
interface Beside {
  readonly inside: number;
  readonly above: number;
  readonly ownAbove: number;
}

/** A connected area of one colour. */
export interface Zone {
  /** 0xRRGGBB. */
  readonly colour: number;
  /** Bounds in pixels, each included. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Share of its bounds that shows its colour. */
  readonly filled: number;
  /** Whether a pixel of the zone's colour is connected to it. */
  readonly holds: (x: number, y: number) => boolean;
}

/** Areas of one colour that differ from what was taken for their background and are too large for candles, or go on from where they do not differ. */
export class ZoneFinder {
  readonly #mask: InkMask;
  readonly #samples: ZoneSamples;
  readonly #longRunPx: number;
  /** Number of the zone that each sample belongs to, 0 for none. */
  readonly #zoneOf: Uint32Array;
  readonly #queue: Int32Array;
  #count = 0;
  /** A sample of each zone. */
  readonly #seeds: number[] = [];
  /** Zones that are known by their height alone. */
  readonly #strips: Zone[] = [];
  /** Areas that nothing but their colour tells to be zones, colour by colour, with a sample of it. */
  readonly #alike: { readonly seed: number; readonly zones: Zone[] }[] = [];
  /** Boxes too narrow for zones, unless they are parts of some. */
  readonly #narrow: Zone[] = [];
  /** Areas that nothing tells to be zones, unless several zones lie over each other there. */
  readonly #rest: Zone[] = [];
  /** The same of areas too flat or too narrow to be more than pieces of such. */
  readonly #pieces: Zone[] = [];

  constructor(picture: Picture, mask: InkMask, longRunPx: number) {
    this.#mask = mask;
    this.#longRunPx = longRunPx;
    this.#samples = new ZoneSamples(picture, mask);
    this.#zoneOf = new Uint32Array(this.#samples.alien.length);
    this.#queue = new Int32Array(this.#zoneOf.length);
  }

  *zones(): Generator<Zone> {
    yield* this.#continued();
    yield* this.#solid(BLOCK, Math.ceil(BLOCK / 2), (zone, seed) => this.#isZone(zone, seed));
    yield* this.#solid(FLAT, 1, (zone, seed) => this.#isFlatZone(zone, seed));
    for (const { zones } of this.#alike) if (!lookLikeBodies(zones)) yield* zones;
    const found = new Set(this.#seeds.map((seed) => this.#zoneOf[seed]));
    const isPart = (zone: Zone): boolean => this.#goesOnAside(zone, ({ inside }) => found.has(this.#zoneOf[inside]));
    const parts = this.#narrow.filter(isPart);
    yield* parts;
    yield* this.#overlaps(this.#narrow.filter((zone) => !parts.includes(zone)));
  }

  /** Areas in which zones lie over each other, among those that nothing else tells to be zones, and pieces of the same colours. */
  *#overlaps(narrow: readonly Zone[]): Generator<Zone> {
    const areas = [...this.#rest, ...narrow];
    if (areas.length === 0) return;
    const bins = new Set(this.#seeds.map((seed) => binOfPacked(this.#samples.colourOf(seed))));
    const zones = [...this.#samples.grounds(), ...[...bins].map(binColour)];
    const pieces = Map.groupBy(this.#pieces, ({ colour }) => binOfPacked(colour));
    const piecesOf = ({ colour }: Zone): readonly Zone[] => pieces.get(binOfPacked(colour)) ?? [];
    const found = overlaps(areas, zones, this.#samples.pane, this.#longRunPx * WIDE).filter(
      (zone) => !lookLikeBodies(piecesOf(zone)),
    );
    yield* found;
    yield* new Set(found.flatMap(piecesOf));
  }

  /** What goes on from areas of several rows and columns that lie before their own colour: lines as thick as that are none. */
  *#continued(): Generator<Zone> {
    const { columns, rows, alien } = this.#samples;
    for (let row = 2; row < rows - 2; row++) {
      for (let column = 2; column < columns - 2; column++) {
        const sample = row * columns + column;
        if (alien[sample] === 0 || this.#zoneOf[sample] !== 0 || !this.#samples.isZoneOrPane(sample)) continue;
        const goesOn =
          this.#isArea(sample + 1, 1, sample) ||
          this.#isArea(sample - 1, -1, sample) ||
          this.#isArea(sample + columns, columns, sample) ||
          this.#isArea(sample - columns, -columns, sample);
        if (!goesOn) continue;
        this.#seeds.push(sample);
        yield this.#around(sample, true);
      }
    }
  }

  /** Whether three by three samples from one on, in a direction, lie before their own colour and are like another sample. */
  #isArea(from: number, step: number, like: number): boolean {
    const { columns, alien } = this.#samples;
    const aside = Math.abs(step) === 1 ? columns : 1;
    if (alien[from] === 1 || !this.#samples.isLike(from, like)) return false;
    for (let i = 0; i < 3; i++) {
      for (let j = -1; j <= 1; j++) {
        const sample = from + i * step + j * aside;
        if (alien[sample] !== 0 || !this.#samples.isLike(sample, like)) return false;
      }
    }
    return true;
  }

  /** Areas of one colour that have a solid block of so many samples across and down in it and are zones besides. */
  *#solid(block: number, step: number, isZone: (zone: Zone, seed: number) => boolean): Generator<Zone> {
    const { columns, rows } = this.#samples;
    for (let row = 0; row + block <= rows; row += step) {
      for (let column = 0; column + block <= columns; column += step) {
        const seed = this.#solidAt(column, row, block);
        if (seed < 0) continue;
        const zone = this.#around(seed, false);
        if (!isZone(zone, seed)) continue;
        this.#seeds.push(seed);
        yield zone;
      }
    }
  }

  /** Whether a solid area is larger than candles are; one far from the pane in colour only if it is a box wider than any. */
  #isZone(zone: Zone, seed: number): boolean {
    const isPart = (): boolean => this.#isBox(zone) && this.#goesOnAside(zone, () => true);
    if (!this.#samples.isZoneOrPane(seed)) {
      const isWider = zone.right - zone.left >= this.#longRunPx;
      const isBoxOfOne = isWider ? this.#isBox(zone) : isPart();
      if (isBoxOfOne && (isWider || this.#isCrossed(zone))) return true;
      (isBoxOfOne ? this.#narrow : this.#rest).push(zone);
      return false;
    }
    if (this.#isWide(zone) || this.#isInStrip(zone)) return true;
    // Bands of sessions of one colour are many and equally wide, as bodies are.
    if (this.#isTall(zone, seed)) {
      this.#strips.push(zone);
      return true;
    }
    if (this.#isKnown(seed)) return this.#rememberAlike(zone, seed);
    (isPart() ? this.#narrow : this.#rest).push(zone);
    return false;
  }

  /** Whether an area is wide and what lies above it differs from what lies above its sides: a box that the band of a session crosses. */
  #isCrossed(zone: Zone): boolean {
    return this.#isWide(zone) && this.#goesOnAside(zone, (beside) => this.#isOtherAbove(beside));
  }

  /** Whether a column of an area shows its colour over much of the picture's height, above and below of what lies over it too. */
  #isTall({ left, right }: Zone, seed: number): boolean {
    const { columns, rows } = this.#samples;
    for (let column = Math.ceil(left / STEP_PX); column * STEP_PX <= right; column++) {
      let shown = 0;
      for (let row = 0; row < rows; row++) if (this.#samples.isLike(row * columns + column, seed)) shown++;
      if (shown >= rows * TALL) return true;
    }
    return false;
  }

  /** Whether an area lies in a narrow strip from top to bottom: a cloud that crosses a session has another colour there. */
  #isInStrip({ left, right }: Zone): boolean {
    return this.#strips.some((strip) => left >= strip.left - STEP_PX && right <= strip.right + STEP_PX);
  }

  /** Whether an area too flat for more is a box wider than bodies, as the bars of a profile are, or coloured like another zone. */
  #isFlatZone(zone: Zone, seed: number): boolean {
    const isNear = this.#samples.isZoneOrPane(seed);
    if (isNear && this.#isWide(zone) && this.#isBox(zone)) return true;
    if (isNear && this.#isKnown(seed)) return this.#rememberAlike(zone, seed);
    (this.#isWide(zone) ? this.#rest : this.#pieces).push(zone);
    return false;
  }

  /** Puts an area off until all that are coloured like it are known: it is no zone yet. */
  #rememberAlike(zone: Zone, seed: number): false {
    const others = this.#alike.find((one) => this.#samples.isLike(one.seed, seed));
    if (others === undefined) this.#alike.push({ seed, zones: [zone] });
    else others.zones.push(zone);
    return false;
  }

  #isWide({ left, right }: Zone): boolean {
    return right - left >= this.#longRunPx * WIDE;
  }

  #isKnown(seed: number): boolean {
    return this.#seeds.some((other) => this.#samples.isLike(seed, other));
  }

  /** Whether what lies above an area and above what is beside it differ, as the band of a session does from the pane. */
  #isOtherAbove({ above, ownAbove }: Beside): boolean {
    const isGround = [above, ownAbove].every((sample) => this.#samples.isZoneOrPane(sample));
    return isGround && !this.#samples.isLike(above, ownAbove);
  }

  /**
   * Whether both edges of an area, above and below, go on beyond one of its sides in another colour, as those of a box do that the band of a session crosses,
   * and what is beside it there is as asked.
   */
  #goesOnAside({ left, right, top, bottom }: Zone, is: (beside: Beside) => boolean): boolean {
    const { columns, rows } = this.#samples;
    const [first, last] = [Math.ceil(top / STEP_PX), Math.floor(bottom / STEP_PX)];
    if (first < 1 || last + 1 >= rows) return false;
    const sides = [
      { edge: Math.ceil(left / STEP_PX), step: -1 },
      { edge: Math.ceil(right / STEP_PX), step: 1 },
    ];
    return sides.some(({ edge, step }) =>
      NEARBY.some((aside) => {
        const column = edge + step * aside;
        if (column < 0 || column >= columns) return false;
        const at = (row: number, x = column): number => row * columns + x;
        const [above, inside, lower, below] = [at(first - 1), at(first + 1), at(last - 1), at(last + 1)];
        const isEven = this.#samples.isLike(inside, lower);
        const isEdged = !this.#samples.isLike(above, inside) && !this.#samples.isLike(below, lower);
        return isEven && isEdged && is({ inside, above, ownAbove: at(first - 1, edge - step * NEARBY[0]) });
      }),
    );
  }

  /** Whether an area has straight edges above and below: bodies beside each other end at different rows. */
  #isBox({ left, right, top, bottom, holds }: Zone): boolean {
    return [top + STEP_PX, bottom - STEP_PX].every((y) => {
      let held = 0;
      for (let x = left; x <= right; x++) if (holds(x, y)) held++;
      return held >= STRAIGHT * (right - left + 1);
    });
  }

  /** A sample of the one colour that nearly all of a block is filled with, or -1. */
  #solidAt(left: number, top: number, block: number): number {
    const { columns, alien } = this.#samples;
    const middle = (top + (block >> 1)) * columns + left + (block >> 1);
    // A line may run through the very middle.
    const seed = alien[middle] === 1 ? middle : middle + columns + 1;
    if (alien[seed] !== 1 || this.#zoneOf[seed] !== 0) return -1;
    const most = (1 - SOLID) * block * block;
    let others = 0;
    for (let row = top; row < top + block; row++) {
      for (let sample = row * columns + left; sample < row * columns + left + block; sample++) {
        if (alien[sample] === 1 && this.#samples.isLike(sample, seed)) continue;
        if (++others > most) return -1;
      }
    }
    return seed;
  }

  /** All samples that are connected to one in its colour, or only those that differ from their background. */
  #around(seed: number, alienOnly: boolean): Zone {
    const { columns, rows, alien } = this.#samples;
    const number = ++this.#count;
    const queue = this.#queue;
    const zoneOf = this.#zoneOf;
    queue[0] = seed;
    zoneOf[seed] = number;
    let count = 1;
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    const steps = [1, -1, columns, -columns];
    for (let next = 0; next < count; next++) {
      const sample = queue[next]!;
      const row = Math.floor(sample / columns);
      const column = sample - row * columns;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      for (let side = 0; side < 4; side++) {
        const room = side === 0 ? columns - 1 - column : side === 1 ? column : side === 2 ? rows - 1 - row : row;
        for (let i = 1; i <= REACH && i <= room; i++) {
          const at = sample + i * steps[side]!;
          if (!this.#samples.isLike(at, seed)) continue;
          if (zoneOf[at] === 0 && (alien[at] === 1 || !alienOnly)) {
            zoneOf[at] = number;
            queue[count++] = at;
          }
          break;
        }
      }
    }
    return {
      colour: this.#samples.colourOf(seed),
      filled: count / ((right - left + 1) * (bottom - top + 1)),
      left: Math.max(0, (left - 1) * STEP_PX + 1),
      right: Math.min(this.#mask.width - 1, (right + 1) * STEP_PX - 1),
      top: Math.max(0, (top - 1) * STEP_PX + 1),
      bottom: Math.min(this.#mask.height - 1, (bottom + 1) * STEP_PX - 1),
      holds: (x, y) => this.#holds(number, x, y),
    };
  }

  /** Whether one of the samples about a pixel belongs to a zone. */
  #holds(number: number, x: number, y: number): boolean {
    const { columns, rows } = this.#samples;
    const column = Math.floor(x / STEP_PX);
    const row = Math.floor(y / STEP_PX);
    const sample = row * columns + column;
    const after = column + 1 < columns ? 1 : 0;
    const below = row + 1 < rows ? columns : 0;
    const zoneOf = this.#zoneOf;
    return (
      zoneOf[sample] === number ||
      zoneOf[sample + after] === number ||
      zoneOf[sample + below] === number ||
      zoneOf[sample + below + after] === number
    );
  }
}
