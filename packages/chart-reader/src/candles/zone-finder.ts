import type { Picture } from '../picture/picture.ts';
import type { InkMask } from './ink-mask.ts';
import { unpacked } from './colour-bins.ts';
import { isOfZones } from './zone-colours.ts';
import { type Zone, ZoneAreas } from './zone-areas.ts';
import { STEP_PX, ZoneSamples } from './zone-samples.ts';

/** Side in pixels of the solid block that a zone is known by. */
const BLOCK_PX = 20;
/** Width of the first zone of a colour that has such a block in it, at least, as a share of a long run: hardly any body is so wide. */
const WIDE = 0.45;
/** Or its height, as a share of the picture's: bands of sessions run from top to bottom, hardly any body does. */
const TALL = 0.4;
/** Share of a block that must have one colour; lines may run through it. */
const SOLID = 0.85;

/** Where zones lie over each other a smaller block tells them: bodies hardly have that colour, and lines are thinner. */
const SMALL_BLOCK_PX = 12;
/** More than three zones hardly lie over each other. */
const MOST_OVER_EACH_OTHER = 2;

/** What zones are told by. */
export interface ZoneMeasures {
  /** As in `findInk`. */
  readonly longRunPx: number;
  /** What fills most of the picture, 0xRRGGBB. */
  readonly pane: number;
}

/** Areas of one colour that differ from what was taken for their background and are too large for candles, or go on from where they do not differ. */
export class ZoneFinder {
  readonly #mask: InkMask;
  readonly #samples: ZoneSamples;
  readonly #longRunPx: number;
  readonly #areas: ZoneAreas;
  /** Numbers of areas that turned out to be none. */
  readonly #refused = new Set<number>();
  /** A sample of each zone. */
  readonly #seeds: number[] = [];

  constructor(picture: Picture, mask: InkMask, { longRunPx, pane }: ZoneMeasures) {
    this.#mask = mask;
    this.#longRunPx = longRunPx;
    this.#samples = new ZoneSamples(picture, mask, unpacked(pane));
    this.#areas = new ZoneAreas(mask, this.#samples);
  }

  *zones(): Generator<Zone> {
    yield* this.#continued();
    yield* this.#solid();
    for (let times = 0; times < MOST_OVER_EACH_OTHER; times++) yield* this.#overlaps();
  }

  /** Where zones lie over each other, told by their colour: such places may be as narrow as a few candles, and full of them. */
  *#overlaps(): Generator<Zone> {
    if (this.#refused.size > 0) this.#areas.forget(this.#refused);
    this.#refused.clear();
    const { pane } = this.#samples;
    const zones = this.#samples.zoneColours(this.#mask);
    if (zones.length === 0) return;
    const known = new Map<number, boolean>();
    const mayBeOverlap = (sample: number): boolean => {
      const colour = this.#samples.colourOf(sample);
      if (!known.has(colour)) known.set(colour, isOfZones(unpacked(colour), zones, pane));
      return known.get(colour)!;
    };
    for (const seed of this.#solidBlocks(SMALL_BLOCK_PX, mayBeOverlap)) yield this.#areas.around(seed, false);
  }

  /** What goes on from areas of several rows and columns that lie before their own colour: lines as thick as that are none. */
  *#continued(): Generator<Zone> {
    const { columns, rows, alien } = this.#samples;
    for (let row = 2; row < rows - 2; row++) {
      for (let column = 2; column < columns - 2; column++) {
        const sample = row * columns + column;
        if (alien[sample] === 0 || this.#areas.holds(sample) || !this.#samples.isZoneOrPane(sample)) continue;
        const goesOn =
          this.#isArea(sample + 1, 1, sample) ||
          this.#isArea(sample - 1, -1, sample) ||
          this.#isArea(sample + columns, columns, sample) ||
          this.#isArea(sample - columns, -columns, sample);
        if (!goesOn) continue;
        this.#seeds.push(sample);
        yield this.#areas.around(sample, true);
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

  /** What has a solid block in it and is wider or taller than candles, or coloured like another zone. */
  *#solid(): Generator<Zone> {
    for (const seed of this.#solidBlocks(BLOCK_PX, (sample) => this.#samples.isZoneOrPane(sample))) {
      const zone = this.#areas.around(seed, false);
      const isWide = zone.right - zone.left >= this.#longRunPx * WIDE;
      const isTall = zone.bottom - zone.top >= this.#mask.height * TALL;
      if (isWide || isTall || this.#seeds.some((other) => this.#samples.isLike(seed, other))) {
        this.#seeds.push(seed);
        yield zone;
      } else this.#refused.add(zone.number);
    }
  }

  /** A sample of each solid block of a colour that may be a zone's and lies in none yet. */
  *#solidBlocks(sidePx: number, mayBeZone: (sample: number) => boolean): Generator<number> {
    const { columns, rows } = this.#samples;
    const block = Math.ceil(sidePx / STEP_PX);
    const step = Math.ceil(block / 2);
    for (let row = 0; row + block <= rows; row += step) {
      for (let column = 0; column + block <= columns; column += step) {
        const seed = this.#solidAt(column, row, block, mayBeZone);
        if (seed >= 0) yield seed;
      }
    }
  }

  /** A sample of the one colour that nearly all of a block is filled with, or -1. */
  #solidAt(left: number, top: number, block: number, mayBeZone: (sample: number) => boolean): number {
    const { columns, alien } = this.#samples;
    const middle = (top + (block >> 1)) * columns + left + (block >> 1);
    // A line may run through the very middle.
    const seed = alien[middle] === 1 ? middle : middle + columns + 1;
    if (alien[seed] !== 1 || this.#areas.holds(seed) || !mayBeZone(seed)) return -1;
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
}
