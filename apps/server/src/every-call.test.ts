import { chartPicturePath, endpoints, sharedPicturePath, type Endpoint } from '@pipsight/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { upload } from '../test/multipart.ts';
import type { TestApp } from '../test/test-app.ts';
import { useTestApp } from '../test/use-test-app.ts';

/** One call as it should be made: who may make it, and a body that its schema accepts. */
interface Example {
  readonly access: 'anyone' | 'user' | 'permission' | 'admin';
  readonly body?: Readonly<Record<string, unknown>>;
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const PERMISSIONS = {
  canAccessAnalyze: true,
  canAccessHistory: true,
  canAccessInsights: true,
  canAccessTrades: true,
};
const NONE = {
  canAccessAnalyze: false,
  canAccessHistory: false,
  canAccessInsights: false,
  canAccessTrades: false,
};

const EXAMPLES: Readonly<Record<keyof typeof endpoints, Example>> = {
  currentUser: { access: 'user' },
  login: { access: 'anyone', body: { username: 'nobody', password: 'correct horse' } },
  logout: { access: 'anyone' },
  userStats: { access: 'user' },
  changePassword: { access: 'user', body: { currentPassword: 'wrong horse', newPassword: 'battery staple' } },
  analyze: { access: 'permission' },
  analyses: { access: 'permission' },
  analysisCounts: { access: 'permission' },
  analysis: { access: 'user' },
  correctAnalysis: {
    access: 'user',
    body: { charts: [{ index: 0, symbol: 'EURUSD', timeframe: 'H1', lastPrice: '1.085' }] },
  },
  chartCandles: { access: 'user' },
  shareAnalysis: { access: 'user', body: { analysisId: UNKNOWN_ID, isPublic: false } },
  share: { access: 'user' },
  removeShare: { access: 'user' },
  sharedAnalysis: { access: 'anyone' },
  quotes: { access: 'user' },
  trades: { access: 'permission' },
  moodStats: { access: 'permission' },
  createTrade: {
    access: 'permission',
    body: {
      analysisId: UNKNOWN_ID,
      currencyPair: 'EURUSD',
      direction: 'BUY',
      entryType: 'market',
      entryPrice: '1.085',
      stopLoss: '1.083',
      takeProfit1: '1.088',
      takeProfit2: '1.09',
      status: 'pending',
      entryMood: '😎',
      confidence: 3,
    },
  },
  importTrades: { access: 'permission' },
  changeTrade: { access: 'permission', body: { entryMood: '😎', confidence: 3, exitPrice: '1.086' } },
  deleteTrade: { access: 'permission' },
  trackerStatus: { access: 'permission' },
  startTracker: { access: 'permission' },
  stopTracker: { access: 'permission' },
  watchTrade: { access: 'permission' },
  unwatchTrade: { access: 'permission' },
  notifications: { access: 'permission' },
  changeNotifications: { access: 'permission', body: { telegramChatId: '-1001234567890' } },
  testNotifications: { access: 'permission' },
  users: { access: 'admin' },
  analysisEngine: { access: 'admin' },
  changeAnalysisEngine: { access: 'admin', body: { fallsBack: false } },
  testAnalysisEngine: { access: 'admin' },
  analysisFigures: { access: 'admin' },
  analysisEntries: { access: 'admin' },
  createUser: {
    access: 'admin',
    body: { username: 'newcomer', password: 'correct horse', role: 'user', analysisLimit: 5, ...NONE, isActive: true },
  },
  updateUser: { access: 'admin', body: { id: UNKNOWN_ID, role: 'user', analysisLimit: 5, ...NONE, isActive: true } },
  deactivateUser: { access: 'admin', body: { userId: UNKNOWN_ID } },
  reactivateUser: { access: 'admin', body: { userId: UNKNOWN_ID } },
  resetPassword: { access: 'admin', body: { userId: UNKNOWN_ID, newPassword: 'battery staple' } },
  deleteUser: { access: 'admin' },
};

type Name = keyof typeof endpoints;
const NAMES = Object.keys(EXAMPLES).filter(isName);
/** Calls about one thing that is named in their address or body. */
const BY_ID = NAMES.filter(
  (name) => endpointOf(name).path.includes('/:') || 'analysisId' in bodyOf(name) || 'userId' in bodyOf(name),
);
const WITH_BODY = NAMES.filter((name) => EXAMPLES[name].body !== undefined);

/** Calls about an account, and about an analysis. */
const ADMINISTERED = new Set<Name>(['updateUser', 'deactivateUser', 'reactivateUser', 'resetPassword']);
const ANALYSED = new Set<Name>(['correctAnalysis', 'shareAnalysis', 'createTrade']);

/** What is no id of ours, as a client may send it. */
const NO_IDS = [
  'nothing',
  '0',
  '-1',
  'null',
  "1' or '1'='1",
  'a'.repeat(2000),
  'é',
  '\u0000',
  `${UNKNOWN_ID}\u0000`,
  '../users',
];

const suite = useTestApp();
let test: TestApp;
let admin: string;
let user: string;

beforeEach(async () => {
  test = await suite.start();
  await test.addUser({ username: 'boss', role: 'admin' });
  await test.addUser({ username: 'trader', ...PERMISSIONS });
  admin = await test.signIn('boss');
  user = await test.signIn('trader');
});

it('has an example of every call of the contract', () => {
  expect(NAMES.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

it('refuses whoever is not signed in', async () => {
  for (const name of NAMES.filter((name) => EXAMPLES[name].access !== 'anyone')) {
    for (const cookie of ['', 'session=', 'session=nonsense', `session=${'a'.repeat(5000)}`, 'session=%00']) {
      const response = await test.app.inject({ ...requestOf(name), headers: { cookie } });
      expect([name, response.statusCode, errorOf(response)]).toEqual([name, 401, 'Please sign in to continue.']);
    }
  }
});

it('refuses whoever lacks the permission', async () => {
  await test.addUser({ username: 'stranger', ...NONE });
  const stranger = await test.signIn('stranger');
  const refusal = "You don't have permission to do this. Contact your administrator for access.";
  for (const name of NAMES) {
    const { access } = EXAMPLES[name];
    const refused = access === 'admin' ? [stranger, user] : access === 'permission' ? [stranger] : [];
    for (const cookie of refused) {
      const response = await test.app.inject({ ...requestOf(name), headers: { cookie } });
      expect([name, response.statusCode, errorOf(response)]).toEqual([name, 403, refusal]);
    }
  }
});

it('finds nothing by an id that is unknown, or none', async () => {
  for (const name of BY_ID) {
    for (const id of [UNKNOWN_ID, ...NO_IDS]) {
      const response = await send(requestOf(name, id), name);
      expect([name, id, response.statusCode]).toEqual([name, id, 404]);
      expect(errorOf(response)).toBeTruthy();
    }
  }
});

it('answers without a fault of its own, whatever the query is', async () => {
  const faults: string[] = [];
  for (const name of NAMES) {
    for (const query of QUERIES) {
      const request = requestOf(name);
      const response = await send({ ...request, url: `${request.url}?${query}` }, name);
      faults.push(...faultIn(response, `${name} ${query}`));
    }
  }
  expect(faults).toEqual([]);
});

describe('a body', () => {
  it('is refused when it is no JSON object', async () => {
    for (const name of WITH_BODY) {
      for (const body of ['', '{', 'null', '7', '"text"', '[]', '[{}]', '{"__proto__":{"a":1}}', '\u0000', 'a=b']) {
        const response = await sendText(name, body, 'application/json');
        expect([name, body, response.statusCode]).toEqual([name, body, 400]);
        expect(errorOf(response)).toBeTruthy();
      }
    }
  });

  it('is refused when it is of another content type', async () => {
    for (const name of WITH_BODY) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense', '']) {
        const response = await sendText(name, JSON.stringify(bodyOf(name)), type);
        expect([name, type, [400, 415].includes(response.statusCode)]).toEqual([name, type, true]);
        expect(errorOf(response)).toBeTruthy();
      }
      const form = await sendText(name, '--x--', 'multipart/form-data; boundary=x');
      expect([name, [400, 406, 415].includes(form.statusCode)]).toEqual([name, true]);
    }
  });

  it('is refused when it is too large', async () => {
    for (const name of WITH_BODY) {
      const body = JSON.stringify({ ...bodyOf(name), more: 'x'.repeat(300_000) });
      const response = await sendText(name, body, 'application/json');
      expect([name, response.statusCode, errorOf(response)]).toEqual([name, 413, 'The request body is too large.']);
    }
  });

  it('is refused by the name of the field that is wrong', async () => {
    for (const name of WITH_BODY) {
      for (const field of Object.keys(bodyOf(name))) {
        const response = await sendBody(name, { ...bodyOf(name), [field]: { wrong: true } });
        expect([name, field, response.statusCode]).toEqual([name, field, 400]);
        expect(errorOf(response)).toMatch(new RegExp(`^${field}\\b`));
      }
    }
  });

  it('may hold any value in any field without a fault of the server', async () => {
    const faults: string[] = [];
    for (const name of WITH_BODY) {
      const { url, payload = {} } = requestOf(name, await thingFor(name));
      for (const body of distortions(payload)) {
        const response = await sendText(name, JSON.stringify(body), 'application/json', url);
        faults.push(...faultIn(response, `${name} ${JSON.stringify(body).slice(0, 200)}`));
      }
    }
    expect(faults).toEqual([]);
    // What was taken can be shown.
    for (const name of [
      'users',
      'analyses',
      'analysisEntries',
      'analysisFigures',
      'trades',
      'moodStats',
      'trackerStatus',
      'notifications',
    ] as const) {
      expect([name, (await send(requestOf(name), name)).statusCode]).toEqual([name, 200]);
    }
  });
});

describe('a page', () => {
  const noLimit = ['-1', '0', '101', 'NaN', 'ten', '1.5', '1e999', '99999999999999999999', ' ', '1&limit=2', '%00'];
  const noOffset = ['-1', 'NaN', 'ten', '1.5', '1e999', '99999999999999999999', '1&offset=2', '%00'];
  const noId = ['0', '-1', 'nothing', '%00', `${UNKNOWN_ID}%00`];
  it.each([
    ['analyses', 'limit', noLimit],
    ['analyses', 'offset', noOffset],
    ['analysisEntries', 'limit', noLimit],
    ['analysisEntries', 'before', noId],
    ['analysisEntries', 'userId', noId],
  ] as const)('of %s says what is wrong with its %s', async (name, field, values) => {
    for (const value of values) {
      const response = await send({ url: `${endpoints[name].path}?${field}=${value}` }, name);
      expect([value, response.statusCode]).toEqual([value, 400]);
      expect(errorOf(response)).toMatch(new RegExp(`^${field}\\b`));
    }
  });

  it.each([
    ['analyses', 'limit=100&offset=1000000'],
    ['analysisEntries', `limit=100&before=${UNKNOWN_ID}`],
    ['analysisEntries', `userId=${UNKNOWN_ID}`],
  ] as const)('of %s is empty beyond the last: %s', async (name, query) => {
    const response = await send({ url: `${endpoints[name].path}?${query}` }, name);
    expect([response.statusCode, response.json()]).toEqual([200, []]);
  });
});

it('finds no picture by an id, a link or a place that is none', async () => {
  for (const id of [UNKNOWN_ID, ...NO_IDS]) {
    for (const url of [chartPicturePath(id, 0), sharedPicturePath(id, 0)]) {
      const response = await test.app.inject({ url, headers: { cookie: user } });
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
  }
  for (const place of ['-1', '3', '1.5', 'NaN', '1e9', '%00', '99999999999999999999']) {
    const url = `/api/chart-analyses/${UNKNOWN_ID}/charts/${place}`;
    const response = await test.app.inject({ url, headers: { cookie: user } });
    expect([400, 404]).toContain(response.statusCode);
    expect(errorOf(response)).toBeTruthy();
  }
});

const QUERIES = [
  'limit=-1',
  'limit=NaN&offset=1e999',
  'offset=99999999999999999999',
  'symbols=',
  'symbols=%00',
  'symbols=EURUSD,%00,%ED%A0%80,__proto__,constructor',
  `symbols=${'A'.repeat(1001)}`,
  `symbols=${'A,'.repeat(400)}`,
  'symbols=EURUSD&symbols=GBPUSD',
  '__proto__=1&constructor=2&a[b]=c',
  'a&'.repeat(3000),
];

/** Values that have broken servers before: texts that a database refuses, numbers beyond its integers. */
const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'x'.repeat(100_000),
  "'; drop table users; --",
  '-1',
  '1e400',
  '9'.repeat(400),
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  [],
  {},
  [[]],
  ['\u0000'],
];

/** The body with one of its values, at any depth, replaced by each of {@link VALUES} in turn, or left out. */
function distortions(body: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(body).flatMap(([field, value]) => {
    const { [field]: _left, ...rest } = body;
    const inner = Array.isArray(value)
      ? value.flatMap((part: Record<string, unknown>) => distortions(part).map((wrong) => [wrong]))
      : [];
    const extended = typeof value === 'string' ? [`${value}\u0000`, `${value}\ud800`] : [];
    return [rest, ...[...VALUES, ...inner, ...extended].map((wrong) => ({ ...body, [field]: wrong }))];
  });
}

function isName(name: string): name is Name {
  return name in endpoints;
}

function endpointOf(name: Name): Endpoint {
  return endpoints[name];
}

function bodyOf(name: Name): Readonly<Record<string, unknown>> {
  return EXAMPLES[name].body ?? {};
}

/** The call as it should be made, about a thing of this id. */
function requestOf(name: Name, id = UNKNOWN_ID) {
  const { method, path } = endpointOf(name);
  const body = EXAMPLES[name].body && {
    ...EXAMPLES[name].body,
    ...('analysisId' in bodyOf(name) && { analysisId: id }),
    ...('userId' in bodyOf(name) && { userId: id }),
    ...('id' in bodyOf(name) && { id }),
  };
  const url = path.replace(/:(?:id|token)/, encodeURIComponent(id)).replace(':index', '0');
  return { method, url, ...(body && { payload: body }) } satisfies InjectOptions;
}

/** Makes a call as somebody who may. */
async function send(request: InjectOptions, name: Name): Promise<LightMyRequestResponse> {
  const cookies = { anyone: '', user, permission: user, admin };
  return test.app.inject({ ...request, headers: { ...request.headers, cookie: cookies[EXAMPLES[name].access] } });
}

async function sendBody(name: Name, body: unknown): Promise<LightMyRequestResponse> {
  return sendText(name, JSON.stringify(body), 'application/json');
}

async function sendText(
  name: Name,
  payload: string,
  contentType: string,
  url = requestOf(name).url,
): Promise<LightMyRequestResponse> {
  return send({ ...requestOf(name), url, payload, headers: { 'content-type': contentType } }, name);
}

/** Makes what a call is about, so that its values reach the database. */
async function thingFor(name: Name): Promise<string> {
  if (ADMINISTERED.has(name)) return (await test.addUser({ username: name })).id;
  if (name === 'changeTrade') {
    const { analysisId: _unknown, ...trade } = EXAMPLES.createTrade.body!;
    return madeId(await test.app.inject({ ...requestOf('createTrade'), payload: trade, headers: { cookie: user } }));
  }
  if (!ANALYSED.has(name)) return UNKNOWN_ID;
  return madeId(await test.app.inject(await upload(user, [{ name: 'chart.png', content: 'chart' }])));
}

function madeId(response: LightMyRequestResponse): string {
  expect(response.statusCode).toBeLessThan(300);
  return response.json<{ id: string }>().id;
}

function errorOf(response: LightMyRequestResponse): string {
  return response.json<{ error: string }>().error;
}

/** What was sent, where the server answered that the fault was its own. */
function faultIn({ statusCode }: LightMyRequestResponse, sent: string): string[] {
  return statusCode < 500 ? [] : [`${statusCode} to ${sent}`];
}
