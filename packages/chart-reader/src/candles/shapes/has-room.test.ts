import { expect, test } from 'vitest';
import { hasRoom } from './has-room.ts';

test('gives bodies their pitch and a pixel or two', () => {
  expect([10, 11, 12].map((bodyPx) => hasRoom({ style: 'candles', bodyPx, pitchPx: 10 }))).toEqual([true, true, false]);
});

test('rounds those of dense candles up', () => {
  expect([4, 5].map((bodyPx) => hasRoom({ style: 'candles', bodyPx, pitchPx: 3.2 }))).toEqual([true, false]);
});

test('says nothing of the ticks of bars', () => {
  expect(hasRoom({ style: 'bars', bodyPx: 14, pitchPx: 10 })).toBe(true);
});
