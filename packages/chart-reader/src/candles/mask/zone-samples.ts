import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import { packedAt, unpacked } from '../../picture/packed-colour.ts';
import type { InkMask } from './ink-mask.ts';
import { isWithin, SAME_COLOUR } from './is-within.ts';
import { paneColour } from './pane-colour.ts';

/** Pixels from sample to sample, across and down: no finer, for speed. */
export const STEP_PX = 3;

/** Straight distance of 8-bit channels up to which a colour may be the pane's with something translucent over it, a quarter of that from black to white: candles and dialogs differ more. */
const MOST_ZONE = 110;

/** A picture looked at in one of nine pixels. */
export class ZoneSamples {
  readonly columns: number;
  readonly rows: number;
  /** 1 for samples that differ from what was taken for their background. */
  readonly alien: Uint8Array;
  readonly #background: Uint32Array;
  /** Pixel of the picture that each sample is. */
  readonly #pixelOf: Int32Array;
  readonly #rgb: Uint8Array;
  /** The most frequent colour. */
  readonly #pane: Rgb;

  constructor(picture: Picture, { width, height, background }: InkMask) {
    const { rgb } = picture;
    this.#rgb = rgb;
    this.#background = background;
    this.columns = Math.ceil(width / STEP_PX);
    this.rows = Math.ceil(height / STEP_PX);
    this.alien = new Uint8Array(this.columns * this.rows);
    this.#pixelOf = new Int32Array(this.alien.length);
    let sample = 0;
    for (let y = 0; y < height; y += STEP_PX) {
      for (let x = 0; x < width; x += STEP_PX, sample++) {
        const pixel = y * width + x;
        this.#pixelOf[sample] = pixel;
        if (!isWithin(rgb, pixel, background[pixel]!, SAME_COLOUR)) this.alien[sample] = 1;
      }
    }
    this.#pane = unpacked(paneColour(picture));
  }

  isLike(sample: number, other: number): boolean {
    return channelDifference(this.#rgb, this.#pixelOf[sample]!, this.#pixelOf[other]!) <= SAME_COLOUR;
  }

  /** Whether a sample and what was taken for its background may both be the pane or translucent zones over it: what stands in a dialog is no candle. */
  isZoneOrPane(sample: number): boolean {
    return this.#isNearPane(this.colourOf(sample)) && this.#isNearPane(this.#background[this.#pixelOf[sample]!]!);
  }

  #isNearPane(colour: number): boolean {
    return rgbDistance(unpacked(colour), this.#pane) <= MOST_ZONE;
  }

  /** 0xRRGGBB. */
  colourOf(sample: number): number {
    return packedAt(this.#rgb, this.#pixelOf[sample]!);
  }
}
