import { describe, expect, it } from 'vitest';
import { findFigures } from './find-figures.ts';
import { joinHalves } from './join-halves.ts';

/** Bounds of the figures of a drawing in layers 1 to 9, `.` ground, with halves joined: the leftmost first. */
function joined(...rows: readonly string[]): string[] {
  const width = rows[0]!.length;
  const layers = { count: 9, layerOf: Uint8Array.from(rows.join('').replaceAll('.', '0'), Number) };
  return joinHalves(findFigures(layers, width), layers, width)
    .toSorted((a, b) => a.left - b.left || a.layer - b.layer)
    .map(({ layer, left, right, top, bottom, areaPx }) => `${layer}: ${left}-${right} ${top}-${bottom} ${areaPx} px`);
}

describe('joinHalves', () => {
  it('joins the halves of a body that a wick of another colour parts', () => {
    expect(joined('...2...', '.11211.', '.11211.', '...2...')).toEqual(['1: 1-6 1-3 8 px', '2: 3-4 0-4 4 px']);
  });

  it('joins halves that smoothing made a pixel wider or lower than each other', () => {
    expect(joined('.112....', '.112111.', '.112111.')).toEqual(['1: 1-7 0-3 12 px', '2: 3-4 0-3 3 px']);
  });

  it('leaves candles a strip of the ground apart, and those of other heights', () => {
    expect(joined('.11.11.', '.11.11.')).toHaveLength(2);
    expect(joined('.112...', '.112...', '.112...', '.11211.')).toHaveLength(3);
  });

  it('leaves what is narrower than what lies between', () => {
    expect(joined('.1222 1.'.replace(' ', '2'), '.122221.')).toHaveLength(3);
  });

  it('joins no half twice', () => {
    expect(joined('11211211', '11211211')).toEqual([
      '1: 0-5 0-2 8 px',
      '2: 2-3 0-2 2 px',
      '2: 5-6 0-2 2 px',
      '1: 6-8 0-2 4 px',
    ]);
  });
});
