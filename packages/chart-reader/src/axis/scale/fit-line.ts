import { mean } from '../../mean.ts';

/** A point of a straight line `y = slope * t + offset`. */
export interface LinePoint {
  readonly t: number;
  readonly y: number;
}

export interface StraightLine {
  readonly slope: number;
  readonly offset: number;
}

/** Least squares. Null for fewer than two different `t`. */
export function fitLine(points: readonly LinePoint[]): StraightLine | null {
  const n = points.length;
  const meanT = mean(points.map(({ t }) => t));
  const meanY = mean(points.map(({ y }) => y));
  let squares = 0;
  let products = 0;
  for (const { t, y } of points) {
    squares += (t - meanT) ** 2;
    products += (t - meanT) * (y - meanY);
  }
  if (n < 2 || !(squares > 0)) return null;
  const slope = products / squares;
  return { slope, offset: meanY - slope * meanT };
}

/** Vertical distance of a point from a line. */
export function residual({ slope, offset }: StraightLine, { t, y }: LinePoint): number {
  return y - (slope * t + offset);
}
