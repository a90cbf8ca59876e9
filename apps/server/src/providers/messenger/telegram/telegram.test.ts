import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { reply, startVendorStub, status, type VendorStub } from '../../../../test/vendor-stub.ts';
import { createTelegram } from './telegram.ts';

const TOKEN = '123456:SECRET-token';
const never = new AbortController().signal;
let stub: VendorStub | null = null;

afterEach(() => stub?.close());

const json = (code: number, body: object) => status(code, { 'content-type': 'application/json' }, JSON.stringify(body));
const refusal = (code: number, description: string, parameters?: object) =>
  json(code, { ok: false, error_code: code, description, ...(parameters && { parameters }) });

it.each([
  ['a message taken', json(200, { ok: true, result: { message_id: 7 } }), { ok: true }],
  ['a chat that is not there', refusal(400, 'Bad Request: chat not found'), { ok: false, reason: 'no-such-chat' }],
  ['another bad request', refusal(400, 'Bad Request: message is too long'), { ok: false, reason: 'unreadable' }],
  ['a wrong token', refusal(401, 'Unauthorized'), { ok: false, reason: 'refused' }],
  ['a token of another form', refusal(404, 'Not Found'), { ok: false, reason: 'refused' }],
  ['a block', refusal(403, 'Forbidden: bot was blocked by the user'), { ok: false, reason: 'blocked' }],
  [
    'too many messages',
    refusal(429, 'Too Many Requests: retry after 7', { retry_after: 7 }),
    { ok: false, reason: 'rate-limited', retryAfterMs: 7000 },
  ],
  ['too many, without a time', status(429), { ok: false, reason: 'rate-limited', retryAfterMs: 5000 }],
  ['a server error', status(500, {}, `<p>${TOKEN}</p>`), { ok: false, reason: 'unavailable' }],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' }), { ok: false, reason: 'unreadable' }],
  ['garbage', status(200, {}, `garbage ${TOKEN}`), { ok: false, reason: 'unreadable' }],
  ['another shape', json(200, { result: 7 }), { ok: false, reason: 'unreadable' }],
  ['an endless answer', status(200, {}, 'x'.repeat(100_000)), { ok: false, reason: 'unreadable' }],
  ['a line cut off', reply((response) => response.destroy()), { ok: false, reason: 'unavailable' }],
  ['no answer', reply(() => undefined), { ok: false, reason: 'unavailable' }],
])('says what came of %s, and never the token', async (name, answer, expected) => {
  stub = await startVendorStub(() => answer);
  const hangs = name === 'no answer';
  const telegram = createTelegram({ token: TOKEN, baseUrl: stub.baseUrl, ...(hangs && { timeoutMs: 500 }) });
  const result = await telegram.send('42', 'text', never);
  expect(result).toMatchObject(expected);
  expect(JSON.stringify(result)).not.toContain('SECRET');
});

it('sends the text as it stands, to the chat, by the address the API wants', async () => {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      bodies.push([request.method, request.url, JSON.parse(body)]);
      response.end('{"ok":true,"result":{}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const telegram = createTelegram({ token: TOKEN, baseUrl: `http://127.0.0.1:${port}/` });
  expect(await telegram.send('-100', '<b>EURUSD_BUY*', never)).toEqual({ ok: true });
  expect(bodies).toEqual([['POST', `/bot${TOKEN}/sendMessage`, { chat_id: '-100', text: '<b>EURUSD_BUY*' }]]);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

it('is unavailable when nobody listens, without naming the address', async () => {
  const result = await createTelegram({ token: TOKEN, baseUrl: 'http://127.0.0.1:1' }).send('42', 'text', never);
  expect(result).toEqual({ ok: false, reason: 'unavailable', detail: 'no answer' });
});

it("rejects with the signal's reason when that aborts", async () => {
  stub = await startVendorStub(() => reply(() => undefined));
  const abort = new AbortController();
  const sending = createTelegram({ token: TOKEN, baseUrl: stub.baseUrl }).send('42', 'text', abort.signal);
  abort.abort(new Error('enough'));
  await expect(sending).rejects.toThrow('enough');
});
