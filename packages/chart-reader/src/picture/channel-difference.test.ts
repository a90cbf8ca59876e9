import { describe, expect, it } from 'vitest';
import { channelDifference } from './channel-difference.ts';

describe('channelDifference', () => {
  const rgb = Uint8Array.of(10, 20, 30, 12, 15, 34);

  it('is that of the channel where two pixels differ most', () => {
    expect(channelDifference(rgb, 0, 1)).toBe(5);
  });

  it('is the same either way round, and nothing between a pixel and itself', () => {
    expect(channelDifference(rgb, 1, 0)).toBe(5);
    expect(channelDifference(rgb, 1, 1)).toBe(0);
  });
});
