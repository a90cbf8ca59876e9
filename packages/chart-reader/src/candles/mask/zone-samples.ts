import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import { packedAt, unpacked } from '../../picture/packed-colour.ts';
import type { InkMask } from './ink-mask.ts';
import { binColour, binOf, BINS } from '../../picture/colour-bins.ts';
import { isWithin, SAME_COLOUR } from './is-within.ts';
import { paneColour } from './pane-colour.ts';

/** Pixels from sample to sample, across and down: no finer, for speed. */
export const STEP_PX = 3;

/** Straight distance of 8-bit channels up to which a colour may be the pane's with something translucent over it, a quarter of that from black to white: candles and dialogs differ more. */
export const MOST_ZONE = 110;
/** The same, where that is less, as a share of the contrast of the picture: screens are dimmed. Zones alone have as little. */
const MOST_ZONE_SHARE = 0.45;
const LEAST_MOST_ZONE = 80;
/** Share of the samples that stand out so far from the pane, at least: letters and candles. */
const FAR_SHARE = 0.001;

/** Samples of a ground, at least: letters and candles have fewer pixels of one colour that seem to lie behind themselves. */
const FEWEST_OF_GROUND = 60;
/** A ground goes on so many samples further down, a line is thinner. */
const LINE_ROWS = 2;

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
  readonly pane: Rgb;
  /** Straight distance of 8-bit channels from the pane up to which a colour may be a zone's. */
  readonly #mostZone: number;

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
    this.pane = unpacked(paneColour(picture));
    this.#mostZone = Math.min(MOST_ZONE, Math.max(LEAST_MOST_ZONE, MOST_ZONE_SHARE * this.#contrast()));
  }

  /** How far from the pane the samples are that stand out most, straight distance of 8-bit channels. */
  #contrast(): number {
    const counts = new Uint32Array(Math.ceil(rgbDistance([0, 0, 0], [255, 255, 255])) + 1);
    for (let sample = 0; sample < this.alien.length; sample++)
      if (this.alien[sample] === 1) counts[Math.floor(rgbDistance(unpacked(this.colourOf(sample)), this.pane))]! += 1;
    let distance = counts.length;
    for (let farther = 0; distance > 0 && farther < FAR_SHARE * this.alien.length;) farther += counts[--distance]!;
    return distance;
  }

  /** Colours near the pane's that lie behind much of the picture, no line along rows: the pane and zones that rows alone show. */
  grounds(): readonly Rgb[] {
    const counts = new Uint32Array(BINS);
    const last = this.alien.length - LINE_ROWS * this.columns;
    for (let sample = 0; sample < last; sample++) {
      if (this.alien[sample] === 1 || !this.isLike(sample, sample + LINE_ROWS * this.columns)) continue;
      counts[binOf(this.#rgb, this.#pixelOf[sample]!)]! += 1;
    }
    return [...counts.keys()]
      .filter((bin) => counts[bin]! >= FEWEST_OF_GROUND)
      .map(binColour)
      .filter((colour) => rgbDistance(colour, this.pane) <= this.#mostZone);
  }

  isLike(sample: number, other: number): boolean {
    return channelDifference(this.#rgb, this.#pixelOf[sample]!, this.#pixelOf[other]!) <= SAME_COLOUR;
  }

  /** Whether a sample and what was taken for its background may both be the pane or translucent zones over it: what stands in a dialog is no candle. */
  isZoneOrPane(sample: number): boolean {
    return this.#isNearPane(this.colourOf(sample)) && this.#isNearPane(this.#background[this.#pixelOf[sample]!]!);
  }

  #isNearPane(colour: number): boolean {
    return rgbDistance(unpacked(colour), this.pane) <= this.#mostZone;
  }

  /** 0xRRGGBB. */
  colourOf(sample: number): number {
    return packedAt(this.#rgb, this.#pixelOf[sample]!);
  }
}
