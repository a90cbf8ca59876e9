import { describe, expect, it } from 'vitest';
import { findLayerRuns } from './layer-runs.ts';

describe('findLayerRuns', () => {
  it('ends a run where another layer begins', () => {
    const layerOf = Uint8Array.from([0, 1, 1, 2, 2, 2, 0, 1, 0, 1, 1, 2, 2, 2, 0, 0]);
    const mask = { width: 8, height: 2, ink: new Uint8Array(16).fill(1), background: new Uint32Array(16) };
    const [first, second] = findLayerRuns(mask, { count: 2, layerOf }, 8, 100);
    expect(Array.from(first!.left.slice(0, first!.count))).toStrictEqual([1, 7, 1]);
    expect(Array.from(first!.right.slice(0, first!.count))).toStrictEqual([2, 7, 2]);
    expect(Array.from(second!.row.slice(0, second!.count))).toStrictEqual([0, 1]);
    expect(Array.from(second!.upright.slice(0, second!.count))).toStrictEqual([1, 1]);
  });
});
