import { expect, it } from 'vitest';
import { requestErrorOf, userMessageOf } from './request-error.ts';

it('names status and body for the log, and keeps the sentence for the user', async () => {
  const error = await requestErrorOf(Response.json({ error: 'Username is taken' }, { status: 409 }));
  expect(error.message).toBe('409: {"error":"Username is taken"}');
  expect(error.status).toBe(409);
  expect(userMessageOf(error, 'Failed')).toBe('Username is taken');
});

it('names the status text where there is no body', async () => {
  const error = await requestErrorOf(new Response(null, { status: 502, statusText: 'Bad Gateway' }));
  expect([error.message, error.statusText]).toEqual(['502: Bad Gateway', 'Bad Gateway']);
  expect((await requestErrorOf(new Response(null, { status: 502 }))).statusText).toBe('502');
});

it.each(['<html>Bad Gateway</html>', '{"message":"no"}', '"text"'])(
  'says the fallback for a body that holds no sentence: %s',
  async (body) => {
    expect(userMessageOf(await requestErrorOf(new Response(body, { status: 500 })), 'Failed')).toBe('Failed');
  },
);

it('says the fallback for a failure without a response', () => {
  expect(userMessageOf(new TypeError('Failed to fetch'), 'Failed')).toBe('Failed');
});
