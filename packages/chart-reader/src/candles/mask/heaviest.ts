/** Where between two places, both included, a weight is largest, the first of several; `from` where all are 0. */
export function heaviest(weights: Float64Array, from = 0, to = weights.length - 1): number {
  let best = from;
  for (let i = from; i <= to && i < weights.length; i++) if (weights[i]! > weights[best]!) best = i;
  return best;
}
