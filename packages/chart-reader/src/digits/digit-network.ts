import { readFileSync } from 'node:fs';
import { STRIP_ROWS, type WordStrip } from './word-strip.ts';

/** What the middle of a window can be: a digit, a point, a comma, any other sign, or the space between two characters. */
export const CHARACTERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', ',', 'other'] as const;
export type Character = (typeof CHARACTERS)[number];
/** Place of the space among the outputs. */
export const SPACE = CHARACTERS.length;

/** Columns of a strip that are seen at once: a digit and the halves of its neighbours. */
export const WINDOW_COLUMNS = 18;
const INPUTS = STRIP_ROWS * WINDOW_COLUMNS;
export const OUTPUTS = CHARACTERS.length + 1;
/** Inputs, two hidden layers, outputs. */
export const LAYER_SIZES = [INPUTS, 96, 40, OUTPUTS] as const;

/** One layer of a network: every unit of the one before, times its weight, summed onto the bias. */
export interface Layer {
  /** `inputs * outputs` values, all of one input after the other. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

let shipped: readonly Layer[] | undefined;

/** The network that `npm run train:digits` has written. */
export function digitNetwork(): readonly Layer[] {
  shipped ??= layersFrom(readFileSync(new URL('digit-network.bin', import.meta.url)));
  return shipped;
}

/** Reads layers from 32-bit floats, little-endian, weights before biases. */
function layersFrom(bytes: Uint8Array): readonly Layer[] {
  const values = new Float32Array(new Uint8Array(bytes).buffer);
  let from = 0;
  const take = (count: number) => values.subarray(from, (from += count));
  return LAYER_SIZES.slice(1).map((outputs, index) => {
    const weights = take(LAYER_SIZES[index]! * outputs);
    return { weights, biases: take(outputs) };
  });
}

/** The window around a column of a strip; beyond the strip there is no ink. */
export function windowAt({ width, data }: WordStrip, column: number): Float32Array {
  const window = new Float32Array(INPUTS);
  const left = column - WINDOW_COLUMNS / 2;
  for (let row = 0; row < STRIP_ROWS; row++) {
    for (let i = 0; i < WINDOW_COLUMNS; i++) {
      const x = left + i;
      window[row * WINDOW_COLUMNS + i] = x < 0 || x >= width ? 0 : data[row * width + x]!;
    }
  }
  return window;
}

/**
 * How likely each output is, together 1. Hidden units pass on what is above 0 (ReLU), the last layer is a softmax.
 *
 * @param onHidden hears of the values of each hidden layer
 */
export function likelihoods(
  layers: readonly Layer[],
  window: Float32Array,
  onHidden?: (values: Float32Array) => void,
): Float32Array {
  let values = window;
  for (const { weights, biases } of layers) {
    const next = new Float32Array(biases);
    for (let input = 0; input < values.length; input++) {
      const value = values[input]!;
      if (value <= 0) continue;
      const row = input * next.length;
      for (let unit = 0; unit < next.length; unit++) next[unit]! += value * weights[row + unit]!;
    }
    if (values !== window) onHidden?.(values);
    values = next;
  }
  return softmax(values);
}

function softmax(values: Float32Array): Float32Array {
  const largest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
