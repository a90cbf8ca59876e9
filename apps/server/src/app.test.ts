import { endpoints, MAX_CHARTS } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { captureLog } from '../test/capture-log.ts';
import { login, PASSWORD, type TestApp } from '../test/test-app.ts';
import { useTestApp } from '../test/use-test-app.ts';
import type { AppDeps } from './app.ts';

const suite = useTestApp();
let test: TestApp;

async function start(overrides: Partial<AppDeps> = {}): Promise<void> {
  test = await suite.start(overrides);
}

it.each(['/', '/history', '/insights', '/trades', '/profile', '/admin', '/admin/history', '/history/'])(
  'answers the page at %s',
  async (url) => {
    await start();
    const response = await test.app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<title>Pipsight</title>');
  },
);

it('answers the page with status 404 at any other path, and JSON below /api', async () => {
  await start();
  for (const url of ['/nope', '/history/7', '/assets/old-123.js', '/.env', '/%2e%2e/%2e%2e/package.json']) {
    const page = await test.app.inject({ url });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  }
  for (const url of ['/api', '/api/', '/api/nope?x=1', '/api/auth/user/7']) {
    const call = await test.app.inject({ url });
    expect([call.statusCode, call.json()]).toEqual([404, { error: 'There is no such call.' }]);
  }
});

it('answers an address that cannot be decoded in the shape of all failures', async () => {
  await start();
  const response = await test.app.inject({ url: '/api/chart-analyses/%zz' });
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'This address is not valid.' }]);
});

it('writes the public configuration and the title into the page as text', async () => {
  const appTitle = '</script><b>$& "Charts" & Co';
  await start({
    publicConfig: { appTitle, contactUrl: 'https://example.com', simulatedPrices: false, visionModel: false },
  });
  const { body } = await test.app.inject({ url: '/' });
  expect(body).toContain('<title>&lt;/script&gt;&lt;b&gt;$&amp; &quot;Charts&quot; &amp; Co</title>');
  const json = /id="public-config">(.*?)<\/script>/.exec(body)![1]!;
  expect(JSON.parse(json)).toEqual({
    appTitle,
    contactUrl: 'https://example.com',
    simulatedPrices: false,
    visionModel: false,
  });
});

it('lets browsers keep files with a hash in their name, and ask again for all others', async () => {
  await start();
  const cacheOf = async (url: string) => (await test.app.inject({ url })).headers['cache-control'];
  expect(await cacheOf('/assets/index-abc123.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/favicon.svg')).toBe('no-cache');
  expect(await cacheOf('/')).toBe('no-cache');
  expect(await cacheOf('/api/auth/user')).toBe('no-store');
});

it('does not serve the page without its configuration', async () => {
  await start();
  const response = await test.app.inject({ url: '/index.html' });
  expect([response.statusCode, response.headers.location]).toEqual([301, '/']);
});

it('says in one line that the web client is not built', async () => {
  await start();
  await expect(suite.start({ webFolder: '/nowhere' })).rejects.toThrow(
    'The web client is not built: there is no /nowhere/index.html. Run "npm run build" first.',
  );
});

it('sends a policy that allows no inline script, and forbids framing and sniffing', async () => {
  await start();
  for (const url of ['/', '/nope', '/api/auth/user', '/favicon.svg']) {
    const { headers } = await test.app.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' blob: data:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

it('marks cookies secure and insists on HTTPS where the site is served over it', async () => {
  await start({ publicUrl: 'https://charts.example.com' });
  await test.addUser();
  const response = await test.app.inject(login('trader', PASSWORD));
  expect(String(response.headers['set-cookie'])).toContain('; Secure; ');
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
});

it('believes forwarded headers only from a trusted proxy', async () => {
  const request = { url: '/', headers: { 'x-forwarded-proto': 'https' } };
  await start();
  expect((await test.app.inject(request)).headers['strict-transport-security']).toBeUndefined();
  await start({ trustProxy: '127.0.0.1' });
  expect((await test.app.inject(request)).headers['strict-transport-security']).toBe('max-age=31536000');
});

it.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:80' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }, 403],
  [{ origin: 'http://localhost' }, 200],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 200],
  [{}, 200],
])('answers a sign-out sent with %j with %i', async (headers, status) => {
  await start();
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { host: 'localhost', ...headers },
  });
  expect(response.statusCode).toBe(status);
});

it('compares origins with the public address where there is one', async () => {
  await start({ publicUrl: 'https://charts.example.com' });
  const statusFrom = async (origin: string) => {
    const headers = { host: '10.0.0.7:3000', origin };
    return (await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode;
  };
  expect(await statusFrom('https://charts.example.com')).toBe(200);
  expect(await statusFrom('http://10.0.0.7:3000')).toBe(403);
});

it.each([
  ['{"username":', 'application/json', 400, 'The request body is not valid JSON.'],
  ['', 'application/json', 400, 'The request body is empty, but it must be JSON.'],
  ['{"__proto__":{"a":1}}', 'application/json', 400, 'The request body is not valid JSON.'],
  ['x', 'text/csv', 415, 'The request body has a content type that this call does not take.'],
  [`"${'x'.repeat(300_000)}"`, 'application/json', 413, 'The request body is too large.'],
  ['7', 'application/json', 400, 'The request body: Invalid input: expected object, received number.'],
])('answers the body %.20j as %s with %i', async (payload, type, status, error) => {
  await start();
  const headers = { 'content-type': type };
  const response = await test.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
  expect([response.statusCode, response.json()]).toEqual([status, { error }]);
});

it('answers an unexpected failure without detail, and logs it', async () => {
  const log = captureLog();
  const passwords = { hash: async () => '', matches: () => Promise.reject(new Error('wire cut')) };
  await start({ passwords, logger: log.options });
  await test.addUser();
  const response = await test.app.inject(login('trader', PASSWORD));
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { error: 'Something went wrong on the server. Please try again.' },
  ]);
  expect(log.text()).toContain('wire cut');
});

it('logs each request by its route, without cookies, tokens, passwords or bodies', async () => {
  const log = captureLog();
  await start({ logger: log.options });
  const { id } = await test.addUser();
  const cookie = await test.signIn('trader');
  await test.app.inject({ url: '/shared/very-secret', headers: { cookie } });
  await test.app.inject({ url: '/api/user/stats?token=very-secret', headers: { cookie } });
  await test.app.inject({ url: '/healthz' });
  const text = log.text();
  for (const secret of [PASSWORD, cookie.replace('session=', ''), 'very-secret']) expect(text).not.toContain(secret);
  expect(log.lines().filter(({ msg }) => msg === 'request')).toMatchObject([
    { method: 'POST', route: '/api/auth/login', status: 200 },
    { method: 'GET', route: '/shared/:token', status: 404 },
    { method: 'GET', route: '/api/user/stats', status: 200, userId: id },
  ]);
});

it('tells a supervisor that it runs, and whether the database answers', async () => {
  await start();
  const status = async (url: string) => (await test.app.inject({ url })).statusCode;
  expect(await status('/healthz')).toBe(200);
  expect(await status('/readyz')).toBe(200);
  const broken = await suite.start({
    db: { execute: () => Promise.reject(new Error('gone')) } as never,
  });
  const response = await broken.app.inject({ url: '/readyz' });
  expect([response.statusCode, response.json()]).toEqual([503, { error: 'The database does not answer.' }]);
  expect((await broken.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

it('describes every call in an OpenAPI document', async () => {
  await start();
  const document = (await test.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  const calls = Object.values(endpoints).map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  const others = [
    '/api/chart-analyses/{id}/charts/{index}',
    '/api/shared/{token}/charts/{index}',
    '/api/shared/{token}/preview.png',
    '/api/trades/export.csv',
    '/healthz',
    '/readyz',
  ];
  expect(Object.keys(document.paths).toSorted()).toEqual([...new Set([...calls, ...others])].toSorted());
  const analyze = document.paths['/api/analyze-multi-timeframe'].post;
  const form = analyze.requestBody.content['multipart/form-data'].schema;
  expect(form.properties.charts).toMatchObject({ type: 'array', maxItems: MAX_CHARTS });
  expect(Object.keys(analyze.responses)).toEqual(['200', '4XX', '5XX']);
});

it('compresses what is worth it, but not the stages of an analysis', async () => {
  await start();
  const headers = { 'accept-encoding': 'gzip' };
  const document = await test.app.inject({ url: '/api/openapi.json', headers });
  expect(document.headers['content-encoding']).toBe('gzip');
  const small = await test.app.inject({ url: '/healthz', headers });
  expect(small.headers['content-encoding']).toBeUndefined();
});
