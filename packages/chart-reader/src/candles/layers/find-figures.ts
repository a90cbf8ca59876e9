import { type Part, partsOfOneValue } from '../../ink/connected-parts.ts';
import type { ColourLayers } from './colour-layers.ts';
import { inkPixels } from './ink-pixels.ts';

/** A connected part of one colour: a candle, its body or a wick, a letter, a line. */
export interface Figure extends Part {
  /** As in `ColourLayers.layerOf`. */
  readonly layer: number;
}

/** The connected parts of each layer. */
export function findFigures({ layerOf }: ColourLayers, width: number): Figure[] {
  const pixels = inkPixels(layerOf);
  const { labels, parts } = partsOfOneValue(pixels, layerOf, width);
  const layers = new Uint8Array(parts.length);
  for (let i = 0; i < pixels.length; i++) layers[labels[i]!] = layerOf[pixels[i]!]!;
  return parts.map((part, i) => ({ ...part, layer: layers[i]! }));
}

/** Columns of the bounds of a figure. */
export function widthOf({ left, right }: Figure): number {
  return right - left;
}
