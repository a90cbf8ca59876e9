import { expect, it, vi } from 'vitest';
import { PreviewCache } from './preview-cache.ts';

it('draws a preview once for all who ask, and again after a failure', async () => {
  const cache = new PreviewCache();
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    if (drawn === 1) throw new Error('No memory');
    return Buffer.from(String(drawn));
  };
  const failing = [cache.get('a', draw), cache.get('a', draw)];
  for (const attempt of failing) await expect(attempt).rejects.toThrow('No memory');
  expect(String(await cache.get('a', draw))).toBe('2');
  expect(String(await cache.get('a', draw))).toBe('2');
  expect(String(await cache.get('b', draw))).toBe('3');
});

it('forgets the one not asked for the longest when there are more than a hundred', async () => {
  const cache = new PreviewCache();
  const draw = (text: string) => async () => Buffer.from(text);
  for (let i = 0; i < 100; i++) await cache.get(String(i), draw('first'));
  await cache.get('0', draw('second'));
  await cache.get('100', draw('first'));
  expect(String(await cache.get('0', draw('second')))).toBe('first');
  expect(String(await cache.get('1', draw('second')))).toBe('second');
});

it('draws two at a time and turns away whom it would keep waiting too long', async () => {
  const cache = new PreviewCache();
  const { promise: held, resolve: release } = Promise.withResolvers<Buffer>();
  let started = 0;
  const draw = () => {
    started += 1;
    return held;
  };
  const asked = Array.from({ length: 52 }, (_, i) => cache.get(String(i), draw));
  await vi.waitFor(() => expect(started).toBe(2));
  expect(() => cache.get('one too many', draw)).toThrow(expect.objectContaining({ statusCode: 503 }));
  release(Buffer.from('done'));
  await Promise.all(asked);
  expect(started).toBe(52);
});
