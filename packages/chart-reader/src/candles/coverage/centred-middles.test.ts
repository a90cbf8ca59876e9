import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { centredMiddles } from './centred-middles.ts';

const HALF = FULL / 2;

describe('centredMiddles', () => {
  it('finds the middle between pixels from both edges, past rows that something else crosses', () => {
    const wick = [0, 0, 0, HALF, HALF, 0, 0, 0];
    const body = [0, 0, HALF, FULL, FULL, HALF, 0, 0];
    const crossed = [0, 0, FULL, FOREIGN, FULL, FULL, 0, 0];
    const coverage = Uint8Array.from([wick, body, crossed, body].flat());
    const mask = { width: 8, height: 4, ink: new Uint8Array(32), background: new Uint32Array(32) };
    const shape = {
      style: 'candles',
      pitchPx: 8,
      wickPx: 1,
      bodyPx: 3,
      middles: Float64Array.of(4.5),
      support: 1,
    } as const;
    expect([...centredMiddles(mask, shape, coverage, [])]).toStrictEqual([4]);
  });

  it('leaves neighbours apart that look at the same ink', () => {
    const row = [0, 0, 0, 0, FULL, 0, 0, 0, 0];
    const coverage = Uint8Array.from([row, row, row].flat());
    const mask = { width: 9, height: 3, ink: new Uint8Array(27), background: new Uint32Array(27) };
    const middles = Float64Array.of(3.5, 5.5);
    const shape = { style: 'candles', pitchPx: 3.2, wickPx: 1, bodyPx: 2, middles, support: 1 } as const;
    expect([...centredMiddles(mask, shape, coverage, [])]).toStrictEqual([3.5, 5.5]);
  });

  it('asks only the rows of a candle that is known, where columns of volume below it stand aside', () => {
    const body = [0, 0, FULL, FULL, FULL, 0, 0, 0];
    const column = [0, 0, 0, FULL, FULL, FULL, 0, 0];
    const coverage = Uint8Array.from([body, body, body, ...Array.from({ length: 7 }, () => column)].flat());
    const mask = { width: 8, height: 10, ink: new Uint8Array(80), background: new Uint32Array(80) };
    const middles = Float64Array.of(4);
    const shape = { style: 'candles', pitchPx: 8, wickPx: 1, bodyPx: 3, middles, support: 1 } as const;
    expect([...centredMiddles(mask, shape, coverage, [])]).toStrictEqual([4.5]);
    expect([...centredMiddles(mask, shape, coverage, [{ cell: 0, top: 0, bottom: 2 }])]).toStrictEqual([3.5]);
  });
});
