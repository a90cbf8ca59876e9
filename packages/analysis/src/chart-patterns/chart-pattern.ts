import type { Bias } from '../structure/side.ts';
import type { Line, Point } from './line.ts';

/** A shape of several swings as traders name it, before anyone knows what becomes of it. Settled at `knownAt`. */
export interface PatternShape {
  /** `Double top`, `Falling wedge`. */
  readonly name: string;
  /** Shapes of one family drawn through the same swings replace each other. */
  readonly family: 'tops' | 'bottoms' | 'boundaries' | 'flags';
  /** Side to which it is expected to break; neutral where both are open. */
  readonly side: Bias | 'neutral';
  /** Its turning points, oldest first. */
  readonly outline: readonly Point[];
  /** A close above it breaks the shape upwards; null where that only ends it. */
  readonly upper: Line | null;
  /** A close below it breaks the shape downwards. */
  readonly lower: Line | null;
  /** A close beyond it before any break ends a shape that has only one line; null for one that has two. */
  readonly failPrice: number | null;
  /** Laid on from the break, it gives the target. Above 0. */
  readonly height: number;
  /** How well it fits its definition, 0 to 100. Says nothing of how it will end. */
  readonly score: number;
  readonly formedAt: number;
  /** Bar on whose close the last of its points was confirmed. */
  readonly knownAt: number;
  /** Bars after `knownAt` within which it must break. */
  readonly patience: number;
}

/** A shape and what became of it. Each event is settled on its bar and never rewritten. */
export interface ChartPattern extends PatternShape {
  /** First closed bar beyond a line. */
  readonly confirmedAt: number | null;
  readonly brokeTo: Bias | null;
  /** Price of the broken line at the break. */
  readonly breakPrice: number | null;
  /** The shape's height laid on from the break; null before. */
  readonly target: number | null;
  /** First bar after the break that traded at the target. */
  readonly reachedAt: number | null;
  /** It failed: closed beyond its other side, before or after the break, or did not break in time. */
  readonly invalidatedAt: number | null;
  /** Bar on which a fuller shape through the same swings took its place. */
  readonly supersededAt: number | null;
}
