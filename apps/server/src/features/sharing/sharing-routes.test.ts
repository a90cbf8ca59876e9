import { sharedPagePath, sharedPicturePath, sharedPreviewPath, type Analysis } from '@pipsight/contract';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeChartReader, readable } from '../../../test/fake-chart-reader.ts';
import { upload } from '../../../test/multipart.ts';
import { NOW, type TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { analyses, shares } from '../../db/schema.ts';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const NO_TOKEN = 'A'.repeat(32);
const NOT_YOURS = 'This analysis does not exist, or it is not yours.';
const INVALID_LINK = 'This shared analysis link is invalid or has expired.';
const suite = useTestApp();
let test: TestApp;
let cookie: string;
let analysisId: string;

async function share(payload: NonNullable<InjectOptions['payload']>, as: string | null = cookie) {
  const headers = as === null ? {} : { cookie: as };
  const response = await test.app.inject({ method: 'POST', url: '/api/analysis/share', headers, payload });
  return { status: response.statusCode, body: response.json() };
}

async function tokenOf(isPublic: boolean): Promise<string> {
  return (await share({ analysisId, isPublic })).body.shareToken;
}

beforeEach(async () => {
  test = await suite.start();
  await test.addUser({ username: 'jane-trader' });
  cookie = await test.signIn('jane-trader');
  const file = { name: 'account-4711.png', content: 'chart' };
  const made: Analysis = (await test.app.inject(await upload(cookie, [file]))).json();
  analysisId = made.id;
});

describe('making a link', () => {
  it.each([true, false])('answers its token and whether it is public: %s', async (isPublic) => {
    const { status, body } = await share({ analysisId, isPublic });
    expect(status).toBe(201);
    expect(body).toEqual({ shareToken: expect.stringMatching(/^[\w-]{32}$/), isPublic });
  });

  it('keeps the one link of an analysis and changes who may find it', async () => {
    const token = await tokenOf(false);
    expect((await share({ analysisId, isPublic: true })).body).toEqual({ shareToken: token, isPublic: true });
    expect((await share({ analysisId, isPublic: false })).body).toEqual({ shareToken: token, isPublic: false });
    expect(await test.db.select().from(shares)).toHaveLength(1);
  });

  it('gives several requests at once the same link', async () => {
    const tokens = await Promise.all([tokenOf(true), tokenOf(true), tokenOf(true)]);
    expect(new Set(tokens).size).toBe(1);
  });

  it('is for the owner alone, not even for an administrator', async () => {
    await test.addUser({ username: 'other' });
    await test.addUser({ username: 'boss', role: 'admin' });
    for (const username of ['other', 'boss']) {
      const answer = await share({ analysisId, isPublic: true }, await test.signIn(username));
      expect(answer).toEqual({ status: 404, body: { error: NOT_YOURS } });
    }
    expect(await test.db.select().from(shares)).toEqual([]);
  });

  it.each([NO_ID, 'no id', '', '\u0000'])('finds no analysis with the id "%s"', async (id) => {
    expect(await share({ analysisId: id, isPublic: true })).toEqual({ status: 404, body: { error: NOT_YOURS } });
  });

  it('needs a session', async () => {
    expect((await share({ analysisId, isPublic: true }, null)).status).toBe(401);
  });

  it.each([
    [{}, /analysisId/],
    [{ analysisId: NO_ID }, /isPublic/],
    [{ analysisId: NO_ID, isPublic: 'yes' }, /isPublic/],
    [{ analysisId: 7, isPublic: true }, /analysisId/],
  ])('refuses %j and names the field', async (payload, error) => {
    const answer = await share(payload);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(error);
  });
});

describe('the link that an analysis has', () => {
  const ask = async (method: 'GET' | 'DELETE', as = cookie, id = analysisId) => {
    const response = await test.app.inject({ method, url: `/api/chart-analyses/${id}/share`, headers: { cookie: as } });
    return { status: response.statusCode, body: response.json() };
  };

  it('is none before it is made', async () => {
    expect(await ask('GET')).toEqual({ status: 200, body: null });
  });

  it('is told with who may find it', async () => {
    const shareToken = await tokenOf(true);
    expect(await ask('GET')).toEqual({ status: 200, body: { shareToken, isPublic: true } });
  });

  it('leads nowhere once it is taken away, and a new one is another', async () => {
    const token = await tokenOf(true);
    expect(await ask('DELETE')).toEqual({ status: 200, body: { success: true } });
    expect(await ask('GET')).toEqual({ status: 200, body: null });
    for (const url of [`/api/shared/${token}`, sharedPicturePath(token, 0), sharedPreviewPath(token)]) {
      expect([url, (await test.app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
    expect((await test.app.inject({ url: '/sitemap.xml' })).body).not.toContain(token);
    expect(await tokenOf(true)).not.toBe(token);
  });

  it('can be taken away when it is gone already', async () => {
    expect(await ask('DELETE')).toEqual({ status: 200, body: { success: true } });
  });

  it('is neither shown to others nor taken away by them', async () => {
    const token = await tokenOf(false);
    await test.addUser({ username: 'other' });
    await test.addUser({ username: 'boss', role: 'admin' });
    for (const username of ['other', 'boss']) {
      const stranger = await test.signIn(username);
      for (const method of ['GET', 'DELETE'] as const) {
        expect(await ask(method, stranger)).toEqual({ status: 404, body: { error: NOT_YOURS } });
      }
    }
    expect((await test.app.inject({ url: `/api/shared/${token}` })).statusCode).toBe(200);
  });
});

describe('what a link shows', () => {
  it('is the analysis, to anyone', async () => {
    const token = await tokenOf(true);
    const response = await test.app.inject({ url: `/api/shared/${token}` });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      analysis: {
        hasSetup: 'yes',
        currencyPair: 'EURUSD',
        timeframe: 'H1',
        platform: 'tradingview',
        direction: 'BUY',
        confidence: 'confirmed',
        entryType: 'buy_limit',
        entryPrice: '1.08400',
        stopLoss: '1.08300',
        takeProfit1: '1.08600',
        takeProfit2: '1.08800',
        patterns: ['Bullish engulfing'],
        keyLevels: ['1.08100 support'],
        confluences: ['Higher lows'],
        marketStructure: 'Higher highs and higher lows',
        analysisText: 'Price pulls back within an uptrend.',
      },
      isPublic: 'true',
      createdAt: NOW.toISOString(),
    });
    expect((await test.app.inject({ url: `/api/shared/${await tokenOf(false)}` })).json().isPublic).toBe('false');
  });

  it('holds nothing of the owner: no name, no file, no id', async () => {
    const { body } = await test.app.inject({ url: `/api/shared/${await tokenOf(true)}` });
    for (const secret of ['jane-trader', 'account-4711', analysisId]) expect(body).not.toContain(secret);
  });

  it('comes with its picture', async () => {
    const path = sharedPicturePath(await tokenOf(false), 0);
    const response = await test.app.inject({ url: path });
    expect([response.statusCode, response.body]).toEqual([200, 'clean picture']);
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' });
    expect((await test.app.inject({ url: path.replace(/0$/, '1') })).statusCode).toBe(404);
    expect((await test.app.inject({ url: path.replace(/0$/, 'x') })).statusCode).toBe(400);
  });

  it.each([NO_TOKEN, 'abc', '%00', 'a'.repeat(2000)])('is nothing for the token %s', async (token) => {
    for (const url of [`/api/shared/${token}`, `/api/shared/${token}/charts/0`]) {
      const response = await test.app.inject({ url });
      expect(response.statusCode).toBe(404);
    }
  });

  it('says that a link leads nowhere', async () => {
    expect((await test.app.inject({ url: `/api/shared/${NO_TOKEN}` })).json()).toEqual({ error: INVALID_LINK });
  });

  it('ends with the analysis', async () => {
    const token = await tokenOf(true);
    await test.db.delete(analyses);
    expect((await test.app.inject({ url: `/api/shared/${token}` })).statusCode).toBe(404);
    expect(await test.db.select().from(shares)).toEqual([]);
  });
});

describe('the page of a link', () => {
  it('may be listed by search engines only when it is public', async () => {
    const privatePage = await test.app.inject({ url: `/shared/${await tokenOf(false)}` });
    expect(privatePage.statusCode).toBe(200);
    expect(privatePage.headers['x-robots-tag']).toBe('noindex');
    expect(privatePage.body).toContain('<meta name="robots" content="noindex" />');
    const publicPage = await test.app.inject({ url: `/shared/${await tokenOf(true)}` });
    expect(publicPage.statusCode).toBe(200);
    expect(publicPage.headers['x-robots-tag']).toBeUndefined();
    expect(publicPage.body).not.toContain('noindex');
  });

  it('answers 404, unlisted, for a link that leads nowhere', async () => {
    for (const token of [NO_TOKEN, 'abc']) {
      const page = await test.app.inject({ url: `/shared/${token}` });
      expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });
});

describe('what messengers and search engines are told', () => {
  it('is the analysis where its link is public, without anything of the owner', async () => {
    const token = await tokenOf(true);
    const { body } = await test.app.inject({ url: sharedPagePath(token), headers: { host: 'charts.test' } });
    expect(body).toContain('<title>EURUSD H1: BUY LIMIT · Pipsight</title>');
    expect(body).toContain(`<meta property="og:image" content="http://charts.test${sharedPreviewPath(token)}" />`);
    expect(body).toContain(`<meta property="og:url" content="http://charts.test${sharedPagePath(token)}" />`);
    for (const secret of ['jane-trader', 'account-4711', analysisId]) expect(body).not.toContain(secret);
  });

  it('is nothing of the analysis where its link is private', async () => {
    const { body } = await test.app.inject({ url: sharedPagePath(await tokenOf(false)) });
    expect(body).toContain('<title>Shared Trading Analysis · Pipsight</title>');
    expect(body).not.toMatch(/EURUSD|BUY|preview\.png/);
  });

  it('is given by the address that the site is known by', async () => {
    const behindProxy = await suite.start({ publicUrl: 'https://charts.example.com' });
    const token = await tokenOf(true);
    const { body } = await behindProxy.app.inject({ url: sharedPagePath(token) });
    expect(body).toContain(`content="https://charts.example.com${sharedPreviewPath(token)}"`);
    const sitemap = await behindProxy.app.inject({ url: '/sitemap.xml' });
    expect(sitemap.body).toContain(`<loc>https://charts.example.com${sharedPagePath(token)}</loc>`);
    expect((await behindProxy.app.inject({ url: '/robots.txt' })).body).toBe(
      'User-agent: *\nAllow: /\nSitemap: https://charts.example.com/sitemap.xml\n',
    );
  });
});

describe('the sitemap', () => {
  const sitemap = (host = 'charts.test') => test.app.inject({ url: '/sitemap.xml', headers: { host } });

  it('lists public pages and never private ones', async () => {
    const token = await tokenOf(true);
    const { statusCode, headers, body } = await sitemap();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
    expect(body).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
        `<url><loc>http://charts.test/shared/${token}</loc><lastmod>${NOW.toISOString()}</lastmod></url>\n</urlset>\n`,
    );
    await tokenOf(false);
    expect((await sitemap()).body).not.toContain('<url>');
  });

  it('is escaped, whatever host a client claims', async () => {
    await tokenOf(true);
    expect((await sitemap('a&b"<c>')).body).not.toMatch(/a&b|"<c>/);
  });
});

describe('the preview of a link', () => {
  const white = sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } }).png();
  let previewed: TestApp;
  let token: string;

  beforeEach(async () => {
    const picture = { bytes: await white.toBuffer(), mediaType: 'image/png', width: 800, height: 600 } as const;
    previewed = await suite.start({ chartReader: fakeChartReader(() => ({ ...readable(), picture })) });
    const made: Analysis = (
      await previewed.app.inject(await upload(cookie, [{ name: 'chart.png', content: 'chart' }]))
    ).json();
    analysisId = made.id;
    token = await tokenOf(true);
  });

  it('is a picture of 1200 x 630 that is kept for minutes and not sent twice', async () => {
    const response = await previewed.app.inject({ url: sharedPreviewPath(token) });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    const { etag } = response.headers;
    const again = await previewed.app.inject({ url: sharedPreviewPath(token), headers: { 'if-none-match': etag! } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('changes with the analysis', async () => {
    const before = (await previewed.app.inject({ url: sharedPreviewPath(token) })).headers['etag'];
    const correction = await previewed.app.inject({
      method: 'PATCH',
      url: `/api/chart-analyses/${analysisId}`,
      headers: { cookie },
      payload: { charts: [{ index: 0, symbol: 'GBPUSD' }] },
    });
    expect(correction.statusCode).toBe(200);
    const response = await previewed.app.inject({
      url: sharedPreviewPath(token),
      headers: { 'if-none-match': String(before) },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['etag']).not.toBe(before);
  });

  it('is not there for private links and those that lead nowhere', async () => {
    await tokenOf(false);
    for (const none of [token, NO_TOKEN, 'abc', '%00']) {
      const { statusCode, body } = await previewed.app.inject({ url: `/api/shared/${none}/preview.png` });
      expect([statusCode, JSON.parse(body)]).toEqual([404, { error: INVALID_LINK }]);
    }
  });
});
