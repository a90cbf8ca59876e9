import type { Random } from '@pipsight/fixtures';
import {
  LAYER_SIZES,
  type Layer,
  likelihoods,
  SPACE,
  windowAt,
} from '../../../packages/chart-reader/src/digits/digit-network.ts';
import type { LabelledStrip } from './cut-strips.ts';

/** Where a network is asked, and what it should answer. */
interface Sample {
  readonly strip: LabelledStrip['strip'];
  readonly column: number;
  readonly output: number;
}

/** Columns this far from every character are space; nearer ones are neither. */
const SPACE_COLUMNS = 2.2;
/** Of the columns of space these shares are learnt from: the ones between characters are hard, the ones beyond them are not. */
const NEAR_COLUMNS = 5;
const NEAR_SHARE = 0.35;
const FAR_SHARE = 0.12;
const BATCH = 128;
const WARM_UP_BATCHES = 200;
const LEARNING_RATE = 0.002;
/** What the right answer should be, the rest shared out: nothing is quite certain (label smoothing, Szegedy et al. 2016). */
const RIGHT = 0.98;
/** Decay of the two means of Adam (Kingma and Ba 2015), and what keeps it from dividing by nought. */
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const EPSILON = 1e-8;

/** Learns from strips by Adam with a learning rate that falls to nothing along a cosine. `onEpoch` hears of each turn. */
export function trainNetwork(
  strips: readonly LabelledStrip[],
  epochs: number,
  random: Random,
  onEpoch: (epoch: number, loss: number, layers: readonly Layer[]) => void,
): readonly Layer[] {
  const samples = strips.flatMap((strip) => samplesOf(strip, random));
  const layers = freshLayers(random);
  const optimiser = adam(layers);
  const batches = epochs * Math.ceil(samples.length / BATCH);
  let batch = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(samples, random);
    let loss = 0;
    for (let from = 0; from < samples.length; from += BATCH) {
      const now = samples.slice(from, from + BATCH);
      for (const { strip, column, output } of now) {
        loss += learn(layers, optimiser.gradients, windowAt(strip, column), output);
      }
      batch++;
      const falling = (1 + Math.cos((Math.PI * batch) / batches)) / 2;
      optimiser.step(batch, now.length, LEARNING_RATE * Math.min(1, batch / WARM_UP_BATCHES) * falling);
    }
    onEpoch(epoch, loss / samples.length, layers);
  }
  return layers;
}

function samplesOf({ strip, characters }: LabelledStrip, random: Random): readonly Sample[] {
  const samples: Sample[] = [];
  for (const { column, output } of characters) {
    const nearest = Math.floor(column);
    samples.push({ strip, column: nearest, output });
    const next = column - nearest > 0.5 ? nearest + 1 : nearest - 1;
    if (random.chance(0.5)) samples.push({ strip, column: next, output });
  }
  for (let column = 1; column < strip.width - 1; column++) {
    const distance = Math.min(...characters.map((character) => Math.abs(character.column - column - 0.5)));
    if (distance < SPACE_COLUMNS) continue;
    if (random.chance(distance < NEAR_COLUMNS ? NEAR_SHARE : FAR_SHARE)) samples.push({ strip, column, output: SPACE });
  }
  return samples;
}

/** Weights by lot, as large as keeps the spread of values from layer to layer (He et al. 2015). */
function freshLayers(random: Random): readonly Layer[] {
  return LAYER_SIZES.slice(1).map((outputs, index) => {
    const inputs = LAYER_SIZES[index]!;
    const most = Math.sqrt(6 / inputs);
    const weights = Float32Array.from({ length: inputs * outputs }, () => random.between(-most, most));
    return { weights, biases: new Float32Array(outputs) };
  });
}

/** Adds the gradients of one sample (backpropagation) and answers how wrong it was: cross-entropy. */
function learn(layers: readonly Layer[], gradients: readonly Layer[], window: Float32Array, output: number): number {
  const values: Float32Array[] = [window];
  const last = likelihoods(layers, window, (hidden) => values.push(hidden));
  const loss = -Math.log(last[output]! + 1e-9);
  let errors = last.map((share, i) => share - (i === output ? RIGHT : (1 - RIGHT) / (last.length - 1)));
  for (let index = layers.length - 1; index >= 0; index--) {
    const { weights } = layers[index]!;
    const gradient = gradients[index]!;
    const inputs = values[index]!;
    const units = errors.length;
    for (let unit = 0; unit < units; unit++) gradient.biases[unit]! += errors[unit]!;
    const before = new Float32Array(index === 0 ? 0 : inputs.length);
    for (let input = 0; input < inputs.length; input++) {
      const value = inputs[input]!;
      if (value <= 0) continue;
      const row = input * units;
      for (let unit = 0; unit < units; unit++) gradient.weights[row + unit]! += value * errors[unit]!;
      if (index === 0) continue;
      let sum = 0;
      for (let unit = 0; unit < units; unit++) sum += weights[row + unit]! * errors[unit]!;
      before[input] = sum;
    }
    errors = before;
  }
  return loss;
}

/** Adam for every value of some layers: `step` takes the gradients summed so far and clears them. */
function adam(layers: readonly Layer[]) {
  const emptied = (): readonly Layer[] =>
    layers.map(({ weights, biases }) => ({
      weights: new Float32Array(weights.length),
      biases: new Float32Array(biases.length),
    }));
  const [gradients, means, squares] = [emptied(), emptied(), emptied()];
  const step = (batch: number, samples: number, rate: number): void => {
    const meanShare = 1 - MEAN_DECAY ** batch;
    const squareShare = 1 - SQUARE_DECAY ** batch;
    for (const [index, layer] of layers.entries()) {
      for (const kind of ['weights', 'biases'] as const) {
        const value = layer[kind];
        const gradient = gradients[index]![kind];
        const mean = means[index]![kind];
        const square = squares[index]![kind];
        for (let i = 0; i < value.length; i++) {
          const slope = gradient[i]! / samples;
          gradient[i] = 0;
          mean[i] = MEAN_DECAY * mean[i]! + (1 - MEAN_DECAY) * slope;
          square[i] = SQUARE_DECAY * square[i]! + (1 - SQUARE_DECAY) * slope * slope;
          value[i]! -= (rate * mean[i]!) / meanShare / (Math.sqrt(square[i]! / squareShare) + EPSILON);
        }
      }
    }
  };
  return { gradients, step };
}

/** Fisher and Yates. */
function shuffle(items: Sample[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const other = random.integer(0, i);
    [items[i], items[other]] = [items[other]!, items[i]!];
  }
}
