import { packed, unpacked } from '../picture/packed-colour.ts';

/** Colours are counted in bins of 16 levels, by which the noise of compression seldom moves an even ground. */
const BIN_BITS = 4;

/** The commonest of some colours `0xrrggbb`: the mean of those in the bin that holds most. 0 of none. */
export function commonestColour(colours: Iterable<number>): number {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (const colour of colours) {
    const [red, green, blue] = unpacked(colour);
    const key = packed(red >> BIN_BITS, green >> BIN_BITS, blue >> BIN_BITS);
    let bin = bins.get(key);
    if (bin === undefined) bins.set(key, (bin = { count: 0, red: 0, green: 0, blue: 0 }));
    bin.count++;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
  }
  let most = { count: 0, red: 0, green: 0, blue: 0 };
  for (const bin of bins.values()) if (bin.count > most.count) most = bin;
  const mean = (sum: number) => Math.round(sum / Math.max(1, most.count));
  return packed(mean(most.red), mean(most.green), mean(most.blue));
}
