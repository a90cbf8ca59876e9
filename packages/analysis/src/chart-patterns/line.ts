/** A place on a chart: candle index and price. */
export interface Point {
  readonly bar: number;
  readonly price: number;
}

/** A straight line between two places, meant to go on to the right. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Price of a line at a bar, beyond its ends too. A line that begins and ends on one bar is level. */
export function priceAt({ from, to }: Line, bar: number): number {
  if (to.bar === from.bar) return to.price;
  return from.price + ((to.price - from.price) * (bar - from.bar)) / (to.bar - from.bar);
}

export function levelLine(price: number, from: number, to: number): Line {
  return { from: { bar: from, price }, to: { bar: to, price } };
}

/** Line of least squares through points, drawn from one bar to another. Needs points on at least two bars to slope. */
export function fitLine(points: readonly Point[], from: number, to: number): Line {
  const count = points.length;
  const meanBar = points.reduce((sum, { bar }) => sum + bar, 0) / count;
  const meanPrice = points.reduce((sum, { price }) => sum + price, 0) / count;
  const spread = points.reduce((sum, { bar }) => sum + (bar - meanBar) ** 2, 0);
  const together = points.reduce((sum, { bar, price }) => sum + (bar - meanBar) * (price - meanPrice), 0);
  const slope = spread === 0 ? 0 : together / spread;
  const at = (bar: number): Point => ({ bar, price: meanPrice + slope * (bar - meanBar) });
  return { from: at(from), to: at(to) };
}

/** Furthest that a point lies from a line, in price. */
export function largestMiss(line: Line, points: readonly Point[]): number {
  return Math.max(...points.map(({ bar, price }) => Math.abs(price - priceAt(line, bar))));
}
