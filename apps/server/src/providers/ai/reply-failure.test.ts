import { expect, it } from 'vitest';
import { failureOfReply } from './reply-failure.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const nested = (depth: number): unknown => (depth === 0 ? 'insufficient_quota' : { in: nested(depth - 1) });

it.each([
  [{ 'retry-after': '7' }, 7],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': ' 1.2 ' }, 2],
  [{ 'retry-after': 'Wed, 18 Nov 2026 12:00:09 GMT' }, 9],
  [{ 'retry-after': 'Wed, 18 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': '60', 'retry-after-ms': '1500' }, 2],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '-5' }, null],
  [{}, null],
])('reads from %o how long to wait', (headers, retryAfterSeconds) => {
  const reply = { status: 429, headers, body: null };
  expect(failureOfReply(reply, NOW)).toMatchObject({ failure: 'rate-limited', retryAfterSeconds });
});

it('reads from the body how long Google asks to wait', () => {
  const body = { error: { code: 429, details: [{ retryDelay: '36.5s' }] } };
  expect(failureOfReply({ status: 429, headers: {}, body }, NOW)).toMatchObject({ retryAfterSeconds: 37 });
});

it('looks into a body without end only so far', () => {
  const found = (depth: number) => failureOfReply({ status: 429, headers: {}, body: nested(depth) }, NOW).failure;
  expect([found(4), found(4000)]).toEqual(['out-of-quota', 'rate-limited']);
});

it.each([
  [400, 'rejected'],
  [402, 'out-of-quota'],
  [408, 'unavailable'],
  [422, 'rejected'],
  [504, 'unavailable'],
  [529, 'unavailable'],
])('takes HTTP %d without a body for %s', (status, failure) => {
  expect(failureOfReply({ status, headers: {}, body: null }, NOW)).toMatchObject({ failure, detail: `HTTP ${status}` });
});
