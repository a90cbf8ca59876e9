import type { InkMask } from './ink-mask.ts';
import { STEP_PX, type ZoneSamples } from './zone-samples.ts';

/** Samples that a zone goes on behind: lines of a grid, wicks and narrow bodies. */
const REACH = 2;

/** A connected area of one colour. */
export interface Zone {
  /** Which of the areas it is. */
  readonly number: number;
  /** 0xRRGGBB. */
  readonly colour: number;
  /** Bounds in pixels, each included. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Whether a pixel of the zone's colour is connected to it. */
  readonly holds: (x: number, y: number) => boolean;
}

/** Which samples of a picture belong to which connected area of one colour, as far as areas were asked for. */
export class ZoneAreas {
  readonly #mask: Pick<InkMask, 'width' | 'height'>;
  readonly #samples: ZoneSamples;
  /** Number of the area that each sample belongs to, 0 for none. */
  readonly #zoneOf: Uint32Array;
  readonly #queue: Int32Array;
  #count = 0;

  constructor(mask: Pick<InkMask, 'width' | 'height'>, samples: ZoneSamples) {
    this.#mask = mask;
    this.#samples = samples;
    this.#zoneOf = new Uint32Array(samples.alien.length);
    this.#queue = new Int32Array(samples.alien.length);
  }

  /** Whether a sample belongs to an area. */
  holds(sample: number): boolean {
    return this.#zoneOf[sample] !== 0;
  }

  /** Lets samples of some areas, by number, be asked for again. */
  forget(areas: ReadonlySet<number>): void {
    const zoneOf = this.#zoneOf;
    for (let sample = 0; sample < zoneOf.length; sample++) if (areas.has(zoneOf[sample]!)) zoneOf[sample] = 0;
  }

  /** All samples that are connected to one in its colour, or only those that differ from their background. */
  around(seed: number, alienOnly: boolean): Zone {
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
      number,
      colour: this.#samples.colourOf(seed),
      left: Math.max(0, (left - 1) * STEP_PX + 1),
      right: Math.min(this.#mask.width - 1, (right + 1) * STEP_PX - 1),
      top: Math.max(0, (top - 1) * STEP_PX + 1),
      bottom: Math.min(this.#mask.height - 1, (bottom + 1) * STEP_PX - 1),
      holds: (x, y) => this.#isAt(number, x, y),
    };
  }

  /** Whether one of the samples about a pixel belongs to a zone. */
  #isAt(number: number, x: number, y: number): boolean {
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
