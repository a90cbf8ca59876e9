import { describe, expect, it } from 'vitest';
import { barAtEdges } from './bar-at-edges.ts';

const bar = { x: 4.5, widthPx: 5, highY: 2.5, bodyTopY: 10.5, bodyBottomY: 20.5, lowY: 20.8, up: true };

describe('barAtEdges', () => {
  it('ends a bar where its line is drawn to, and in the middle of a tick at its end', () => {
    expect(barAtEdges({ ...bar, highEdgeY: 1.9, lowEdgeY: 21.4 })).toStrictEqual({ ...bar, highY: 1.9 });
  });

  it('leaves a bar whose ends are not known to fractions', () => {
    expect(barAtEdges(bar)).toStrictEqual(bar);
  });
});
