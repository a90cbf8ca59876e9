import type { Picture } from '../picture/picture.ts';
import { binColour, binOfPacked, BINS, type Colour, colourDistance, unpacked } from './colour-bins.ts';
import type { InkMask } from './ink-mask.ts';
import { isWithin, SAME_COLOUR } from './is-within.ts';
import { packedAt } from '../picture/packed-colour.ts';

/** Pixels from sample to sample, across and down: no finer, for speed. */
export const STEP_PX = 3;

/** Straight distance of 8-bit channels up to which a colour may be the pane's with something translucent over it, a quarter of that from black to white: candles and dialogs differ more. */
const MOST_ZONE = 110;

/** Zones of more colours than this hardly lie in one picture, and what lies behind less of it is a line. */
const MOST_ZONES = 12;
const LEAST_BEHIND = 0.004;

/** A picture looked at in one of nine pixels. */
export class ZoneSamples {
  readonly columns: number;
  readonly rows: number;
  /** 1 for samples that differ from what was taken for their background. */
  readonly alien: Uint8Array;
  readonly #background: Uint32Array;
  /** First byte of each sample in the picture. */
  readonly #at: Int32Array;
  readonly #rgb: Uint8Array;
  /** The most frequent colour. */
  readonly pane: Colour;

  constructor({ rgb }: Picture, { width, height, background }: InkMask, pane: Colour) {
    this.pane = pane;
    this.#rgb = rgb;
    this.#background = background;
    this.columns = Math.ceil(width / STEP_PX);
    this.rows = Math.ceil(height / STEP_PX);
    this.alien = new Uint8Array(this.columns * this.rows);
    this.#at = new Int32Array(this.alien.length);
    let sample = 0;
    for (let y = 0; y < height; y += STEP_PX) {
      for (let x = 0; x < width; x += STEP_PX, sample++) {
        const pixel = y * width + x;
        this.#at[sample] = pixel * 3;
        if (!isWithin(rgb, pixel, background[pixel]!, SAME_COLOUR)) this.alien[sample] = 1;
      }
    }
  }

  /** What lies behind a part of the picture larger than lines and may be translucent over the pane, the most frequent first. */
  zoneColours({ ink, background }: InkMask): Colour[] {
    const counts = new Float64Array(BINS);
    for (let sample = 0; sample < this.#at.length; sample++) {
      const pixel = this.#at[sample]! / 3;
      if (ink[pixel] === 0) counts[binOfPacked(background[pixel]!)]! += 1;
    }
    const frequent = [...counts.keys()].filter((bin) => counts[bin]! >= LEAST_BEHIND * this.#at.length);
    const found: Colour[] = [];
    for (const bin of frequent.toSorted((a, b) => counts[b]! - counts[a]!)) {
      const colour = binColour(bin);
      const isNew = [this.pane, ...found].every((other) => colourDistance(other, colour) > SAME_COLOUR);
      if (isNew && this.#isNearPane(colour)) found.push(colour);
      if (found.length === MOST_ZONES) break;
    }
    return found;
  }

  isLike(sample: number, other: number): boolean {
    const rgb = this.#rgb;
    const a = this.#at[sample]!;
    const b = this.#at[other]!;
    return (
      Math.abs(rgb[a]! - rgb[b]!) <= SAME_COLOUR &&
      Math.abs(rgb[a + 1]! - rgb[b + 1]!) <= SAME_COLOUR &&
      Math.abs(rgb[a + 2]! - rgb[b + 2]!) <= SAME_COLOUR
    );
  }

  /** Whether a sample and what was taken for its background may both be the pane or translucent zones over it: what stands in a dialog is no candle. */
  isZoneOrPane(sample: number): boolean {
    return (
      this.#isNearPane(unpacked(this.colourOf(sample))) &&
      this.#isNearPane(unpacked(this.#background[this.#at[sample]! / 3]!))
    );
  }

  #isNearPane(colour: Colour): boolean {
    return colourDistance(colour, this.pane) <= MOST_ZONE;
  }

  /** 0xRRGGBB. */
  colourOf(sample: number): number {
    return packedAt(this.#rgb, this.#at[sample]! / 3);
  }
}
