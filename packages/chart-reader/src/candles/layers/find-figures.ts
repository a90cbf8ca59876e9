import { jointedParts, type Part } from '../../ink/connected-parts.ts';
import type { ColourLayers } from './colour-layers.ts';

/** A connected part of one colour: a candle, its body or a wick, a letter, a line. */
export interface Figure extends Part {
  /** As in `ColourLayers.layerOf`. */
  readonly layer: number;
}

/** The connected parts of each layer. */
export function findFigures({ layerOf }: ColourLayers, width: number): Figure[] {
  const size = layerOf.length;
  const mask = new Uint8Array(size);
  const right = new Uint8Array(size);
  const below = new Uint8Array(size);
  for (let pixel = 0; pixel < size; pixel++) {
    const layer = layerOf[pixel]!;
    if (layer === 0) continue;
    mask[pixel] = 1;
    if (layerOf[pixel + 1] === layer) right[pixel] = 1;
    if (layerOf[pixel + width] === layer) below[pixel] = 1;
  }
  const { labels, parts } = jointedParts(mask, { right, below }, width, size / width);
  const layers = new Uint8Array(parts.length);
  for (let pixel = 0; pixel < size; pixel++) if (mask[pixel] === 1) layers[labels[pixel]!] = layerOf[pixel]!;
  return parts.map((part, i) => ({ ...part, layer: layers[i]! }));
}

/** Columns of the bounds of a figure. */
export function widthOf({ left, right }: Figure): number {
  return right - left;
}
