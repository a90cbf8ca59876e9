import { describe, expect, it } from 'vitest';
import { hasRival, isUneven, likeliestFirst, type Mark } from './rival-pitches.ts';

const WIDTH = 700;
/** Ink stands at 3.44 px, and half as evenly at all else. */
const regularity = (pitchPx: number): number => (Math.abs(pitchPx - 3.44) < 0.01 ? 0.8 : 0.4);
type Read = readonly [rating: number, pitchPx: number, bodyPx?: number];
const markOf = ([rating, pitchPx, bodyPx = 2]: Read): Mark => ({ rating, pitchPx, bodyPx, isClear: true });
const likeliest = (...readings: readonly Read[]) => likeliestFirst(readings, markOf, regularity, WIDTH)[0];

describe('hasRival', () => {
  it('finds a pitch nearby at which ink stands more evenly', () => {
    expect(hasRival(3.55, regularity, WIDTH, [])).toBe(true);
    expect(hasRival(3.44, regularity, WIDTH, [])).toBe(false);
    expect(hasRival(4.4, regularity, WIDTH, [])).toBe(false);
  });

  it('finds one far away among the pitches of ridges', () => {
    expect(hasRival(5.1, regularity, WIDTH, [3.44])).toBe(true);
    expect(hasRival(5.1, regularity, WIDTH, [4.4])).toBe(false);
  });

  it('looks for none where candles stand apart', () => {
    expect(hasRival(20, (pitchPx) => (Math.abs(pitchPx - 21) < 0.5 ? 0.8 : 0.4), WIDTH, [])).toBe(false);
  });
});

describe('isUneven', () => {
  const clear = (pitchPx: number): number => (Math.abs(pitchPx - 6.87) < 0.01 ? 2.2 : 0.4);

  it('tells a pitch at which ink hardly stands from that of its ridges, however wide', () => {
    expect(isUneven(18.3, clear, WIDTH, [6.87, 3.44])).toBe(true);
    expect(isUneven(6.87, clear, WIDTH, [6.87, 3.44])).toBe(false);
  });

  it('tells none of multiples, nor where ink stands half as evenly', () => {
    expect(isUneven(20.6, clear, WIDTH, [6.87])).toBe(false);
    expect(isUneven(5.1, regularity, WIDTH, [3.44])).toBe(false);
  });
});

describe('likeliestFirst', () => {
  it('prefers the pitch at which ink stands evenly to one nearby', () => {
    expect(likeliest([310, 3.55], [270, 3.44])).toStrictEqual([270, 3.44]);
    expect(likeliest([310, 3.55], [150, 3.44])).toStrictEqual([310, 3.55]);
  });

  it('prefers it to one far away too, where ink stands by lot', () => {
    expect(likeliest([452, 2.72], [284, 3.44])).toStrictEqual([284, 3.44]);
  });

  it('goes by the rating alone for pitches that are the same, one twice the other, or wide', () => {
    expect(likeliest([310, 8.2], [270, 3.44])).toStrictEqual([310, 8.2]);
    expect(likeliest([310, 3.47], [270, 3.471])).toStrictEqual([310, 3.47]);
    expect(likeliest([310, 6.88], [270, 3.44])).toStrictEqual([310, 6.88]);
  });

  it('prefers candles to groups of them seen as one, unless they explain far less', () => {
    expect(likeliest([911, 67.8, 47], [845, 22.6, 16])).toStrictEqual([845, 22.6, 16]);
    expect(likeliest([911, 67.8, 47], [600, 22.6, 16])).toStrictEqual([911, 67.8, 47]);
  });

  it('prefers wide bodies to their sides, which stand at half their pitch', () => {
    expect(likeliest([1041, 16.7, 17], [995, 8.34, 3])).toStrictEqual([1041, 16.7, 17]);
  });

  it('prefers candles with room between them to as wide ones twice as near that fill it, unless they explain far less', () => {
    expect(likeliest([795, 4, 5], [723, 8, 5])).toStrictEqual([723, 8, 5]);
    expect(likeliest([795, 4, 5], [600, 8, 5])).toStrictEqual([795, 4, 5]);
    expect(likeliest([795, 4, 3], [723, 8, 5])).toStrictEqual([795, 4, 3]);
  });

  it('prefers clear bodies to their sides and what is between them, which are not clear', () => {
    const read = (isClear: boolean) =>
      likeliestFirst(
        [
          { rating: 495, pitchPx: 4.03, bodyPx: 4, isClear },
          { rating: 433, pitchPx: 12.1, bodyPx: 10, isClear: true },
        ],
        (mark) => mark,
        regularity,
        WIDTH,
      )[0];
    expect(read(false)).toMatchObject({ rating: 433 });
    expect(read(true)).toMatchObject({ rating: 495 });
  });

  it('is none of none', () => {
    expect(likeliest()).toBeUndefined();
  });
});
