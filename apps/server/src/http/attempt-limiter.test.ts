import { beforeEach, expect, it } from 'vitest';
import { AttemptLimiter } from './attempt-limiter.ts';

let nowMs: number;
let limiter: AttemptLimiter;
beforeEach(() => {
  nowMs = 0;
  limiter = new AttemptLimiter({ attempts: 2, windowMs: 60_000 }, () => nowMs);
});

it('allows as many attempts as the limit, then says how many seconds to wait', () => {
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0]);
  nowMs = 500;
  expect(limiter.take('a')).toBe(60);
  nowMs = 59_999;
  expect(limiter.take('a')).toBe(1);
});

it('counts keys apart', () => {
  expect([limiter.take('a'), limiter.take('a'), limiter.take('b')]).toEqual([0, 0, 0]);
});

it('begins anew when the window has passed, and does not prolong it for refused attempts', () => {
  for (let n = 0; n < 5; n += 1) limiter.take('a');
  nowMs = 60_000;
  expect(limiter.take('a')).toBe(0);
});

it('forgets one attempt by refund and all by reset', () => {
  limiter.take('a');
  limiter.take('a');
  limiter.refund('a');
  expect([limiter.take('a'), limiter.take('a') > 0]).toEqual([0, true]);
  limiter.reset('a');
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0]);
});

it('has nothing to refund for a key it does not know', () => {
  limiter.refund('a');
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a') > 0]).toEqual([0, 0, true]);
});

it('forgets the oldest keys instead of growing without bound', () => {
  limiter.take('first');
  limiter.take('first');
  for (let n = 0; n < 50_000; n += 1) limiter.take(`key ${n}`);
  expect(limiter.take('first')).toBe(0);
  limiter.take('key 49999');
  expect(limiter.take('key 49999')).toBeGreaterThan(0);
});
