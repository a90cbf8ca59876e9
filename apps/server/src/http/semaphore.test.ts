import { expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

/** A task that says when it begins and ends when told. */
function task(log: string[], name: string) {
  const gate = Promise.withResolvers<string>();
  const run = (): Promise<string> => {
    log.push(name);
    return gate.promise;
  };
  return { run, end: () => gate.resolve(name) };
}

it('runs as many tasks at once as it has room for, the others in their order', async () => {
  const turns = new Semaphore(2);
  const log: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => task(log, name));
  const results = [a!, b!, c!, d!].map(({ run }) => turns.run(run));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
  b!.end();
  await results[1];
  expect(log).toEqual(['a', 'b', 'c']);
  for (const { end } of [a!, c!, d!]) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

it('makes room when a task fails', async () => {
  const turns = new Semaphore(1);
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run(async () => 'next')).toBe('next');
});

it('drops a waiting task whose signal aborts, and keeps the turn of those behind it', async () => {
  const turns = new Semaphore(1);
  const log: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => task(log, name));
  const controller = new AbortController();
  const first = turns.run(a!.run);
  const dropped = turns.run(b!.run, controller.signal);
  const last = turns.run(c!.run);
  controller.abort(new Error('gone'));
  await expect(dropped).rejects.toThrow('gone');
  a!.end();
  c!.end();
  expect([await first, await last, log]).toEqual(['a', 'c', ['a', 'c']]);
});

it('does not begin a task whose signal has aborted already', async () => {
  const turns = new Semaphore(1);
  const aborted = AbortSignal.abort(new Error('gone'));
  await expect(turns.run(async () => 'never', aborted)).rejects.toThrow('gone');
  expect(await turns.run(async () => 'next')).toBe('next');
});
