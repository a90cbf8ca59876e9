import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs nothing: every variable has a default', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toEqual({
    ok: true,
    config: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      admin: { username: 'admin', password: null },
      contactUrl: 'https://t.me/pipsight',
      appTitle: 'Pipsight',
      visionModel: null,
      marketData: { provider: 'simulated' },
      telegram: null,
      trackerIntervalMs: 30_000,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
    },
  });
});

it('takes every variable', () => {
  const result = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/pipsight',
    DATABASE_URL: 'postgresql://user:secret@db/app',
    ADMIN_USERNAME: 'boss',
    ADMIN_PASSWORD: 'hunter22',
    CONTACT_URL: 'https://example.com/chat',
    APP_TITLE: 'Gold Desk',
    ANALYZER: 'builtin',
    MARKET_DATA: 'simulated',
    TRACKER_INTERVAL_MS: '5000',
    PUBLIC_URL: 'https://charts.example.com/',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'warn',
  });
  expect(result).toMatchObject({
    ok: true,
    config: { port: 8080, appTitle: 'Gold Desk', publicUrl: 'https://charts.example.com', trustProxy: true },
  });
});

it.each([
  [{ MARKET_DATA: 'reference' }, { provider: 'reference' }],
  [
    { MARKET_DATA: 'oanda', OANDA_API_TOKEN: ' t0ken\n', OANDA_ACCOUNT_ID: '101-004-1' },
    { provider: 'oanda', token: 't0ken', accountId: '101-004-1', environment: 'practice' },
  ],
  [
    { MARKET_DATA: 'oanda', OANDA_API_TOKEN: 't', OANDA_ACCOUNT_ID: '1', OANDA_ENVIRONMENT: 'live' },
    { provider: 'oanda', token: 't', accountId: '1', environment: 'live' },
  ],
  [
    { MARKET_DATA: 'twelvedata', TWELVEDATA_API_KEY: 'k' },
    { provider: 'twelvedata', apiKey: 'k', credits: { perMinute: 8, perDay: 800 } },
  ],
  [
    {
      MARKET_DATA: 'twelvedata',
      TWELVEDATA_API_KEY: 'k',
      TWELVEDATA_CREDITS_PER_MINUTE: '55',
      TWELVEDATA_CREDITS_PER_DAY: '0',
    },
    { provider: 'twelvedata', apiKey: 'k', credits: { perMinute: 55, perDay: null } },
  ],
  [
    { MARKET_DATA: 'massive', MASSIVE_API_KEY: 'k', MARKET_DATA_BASE_URL: 'http://127.0.0.1:8080/prices' },
    { provider: 'massive', apiKey: 'k', baseUrl: 'http://127.0.0.1:8080/prices' },
  ],
])('reads the source of prices from %o', (environment, marketData) => {
  expect(readConfig(environment)).toMatchObject({ ok: true, config: { marketData } });
});

it.each([
  [{ TELEGRAM_BOT_TOKEN: ' 123456:AB-c_d\n' }, { token: '123456:AB-c_d', baseUrl: undefined }],
  [
    { TELEGRAM_BOT_TOKEN: '1:a', TELEGRAM_BASE_URL: 'http://127.0.0.1:8081' },
    { token: '1:a', baseUrl: 'http://127.0.0.1:8081' },
  ],
  [{ TELEGRAM_BASE_URL: 'http://127.0.0.1:8081' }, null],
])('reads the bot from %o', (environment, telegram) => {
  expect(readConfig(environment)).toMatchObject({ ok: true, config: { telegram } });
});

const KEYS = { OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a', GOOGLE_GENERATIVE_AI_API_KEY: ' g\n' };
it.each([
  {},
  { ANALYZER: 'builtin', ...KEYS },
  { AI_MODEL: 'gpt-6-sol', AI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_API_KEY: '' },
])('asks no vision model with %o', (environment) => {
  expect(readConfig(environment)).toMatchObject({ ok: true, config: { visionModel: null } });
});

it.each([
  [KEYS, { provider: 'openai', model: 'gpt-6.1-sol', timeoutMs: 90_000, apiKey: 'o', baseUrl: undefined }],
  [
    { ...KEYS, OPENAI_API_KEY: '' },
    { provider: 'anthropic', model: 'claude-sonnet-5-5', apiKey: 'a' },
  ],
  [
    { GOOGLE_GENERATIVE_AI_API_KEY: ' g\n', AI_BASE_URL: 'https://gateway.example.com/google' },
    { provider: 'google', model: 'gemini-3.8-flash', apiKey: 'g', baseUrl: 'https://gateway.example.com/google' },
  ],
  [
    { ...KEYS, ANALYZER: 'google', AI_MODEL: 'gemini-4-argon', AI_TIMEOUT_MS: '120000' },
    { provider: 'google', model: 'gemini-4-argon', timeoutMs: 120_000, apiKey: 'g' },
  ],
  [
    {
      ...KEYS,
      ANALYZER: 'openai-compatible',
      AI_MODEL: 'qwen3-vl:8b',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    },
    { provider: 'openai-compatible', model: 'qwen3-vl:8b', apiKey: undefined, baseUrl: 'http://127.0.0.1:11434/v1' },
  ],
  [
    { ANALYZER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://gpu:8000/v1', AI_API_KEY: 'k' },
    { provider: 'openai-compatible', apiKey: 'k' },
  ],
])('reads the vision model from %o', (environment, visionModel) => {
  expect(readConfig(environment)).toMatchObject({ ok: true, config: { visionModel } });
});

it.each([
  [{ ANALYZER: 'openai' }, 'ANALYZER="openai" cannot be used: it needs OPENAI_API_KEY to be set.'],
  [
    { ANALYZER: 'google', OPENAI_API_KEY: 'o' },
    'ANALYZER="google" cannot be used: it needs GOOGLE_GENERATIVE_AI_API_KEY to be set.',
  ],
  [
    { ANALYZER: 'openai-compatible', OPENAI_API_KEY: 'o' },
    'ANALYZER="openai-compatible" cannot be used: it needs AI_MODEL and AI_BASE_URL to be set.',
  ],
  [
    { ANALYZER: 'openai-compatible', AI_MODEL: 'm' },
    'ANALYZER="openai-compatible" cannot be used: it needs AI_BASE_URL to be set.',
  ],
])('does not start on half a vision model: %o', (environment, error) => {
  expect(readConfig(environment)).toEqual({ ok: false, error });
});

it.each([
  [
    { ANALYZER: 'gemini' },
    'ANALYZER="gemini" cannot be used: it must be one of builtin, openai, anthropic, google, openai-compatible.',
  ],
  [{ AI_TIMEOUT_MS: '90' }, 'AI_TIMEOUT_MS="90" cannot be used: it must be milliseconds from 1000 to 300000.'],
  [{ AI_MODEL: 'gpt 6' }, 'AI_MODEL="gpt 6" cannot be used: it must be the name of a model as its provider spells it.'],
  [
    { OPENAI_API_KEY: 'sk-1 sk-2' },
    'OPENAI_API_KEY=(its value is not shown) cannot be used: it must be the key alone, without spaces or line breaks.',
  ],
  [
    { AI_BASE_URL: 'http://me:secret@gateway' },
    'AI_BASE_URL=(its value is not shown) cannot be used: it must be an http or https address without user name or query.',
  ],
])('does not start on a wrong variable of the vision model: %o', (environment, error) => {
  expect(readConfig(environment)).toEqual({ ok: false, error });
});

it('names only the variable that is missing', () => {
  expect(readConfig({ MARKET_DATA: 'oanda', OANDA_API_TOKEN: 't0ken' })).toEqual({
    ok: false,
    error: 'MARKET_DATA="oanda" cannot be used: it needs OANDA_ACCOUNT_ID to be set.',
  });
});

it.each([
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('reads TRUST_PROXY=%s', (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ config: { trustProxy } });
});

it.each([
  ['PORT', '80a', 'PORT="80a" cannot be used: it must be a port from 0 to 65535 (0 takes any free one).'],
  ['PORT', '65536', 'PORT="65536" cannot be used: it must be a port from 0 to 65535 (0 takes any free one).'],
  [
    'TRACKER_INTERVAL_MS',
    '10',
    'TRACKER_INTERVAL_MS="10" cannot be used: it must be milliseconds from 1000 to 3600000.',
  ],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL="loud" cannot be used: it must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    'CONTACT_URL',
    'javascript:alert(1)',
    'CONTACT_URL="javascript:alert(1)" cannot be used: it must be an http or https address.',
  ],
  [
    'PUBLIC_URL',
    'charts.example.com',
    'PUBLIC_URL="charts.example.com" cannot be used: it must be the site\'s http or https address without a path, such as https://charts.example.com.',
  ],
  [
    'TRUST_PROXY',
    'yes',
    'TRUST_PROXY="yes" cannot be used: it must be true, false, the number of proxies (1 to 9), or their addresses separated by commas.',
  ],
  [
    'ADMIN_USERNAME',
    'a b',
    'ADMIN_USERNAME="a b" cannot be used: it must be 3 to 32 letters, digits, dots, underscores or hyphens.',
  ],
  [
    'MARKET_DATA',
    'bloomberg',
    'MARKET_DATA="bloomberg" cannot be used: it must be one of simulated, oanda, twelvedata, massive, reference.',
  ],
  [
    'MARKET_DATA',
    'oanda',
    'MARKET_DATA="oanda" cannot be used: it needs OANDA_API_TOKEN and OANDA_ACCOUNT_ID to be set.',
  ],
  ['MARKET_DATA', 'twelvedata', 'MARKET_DATA="twelvedata" cannot be used: it needs TWELVEDATA_API_KEY to be set.'],
  ['MARKET_DATA', 'massive', 'MARKET_DATA="massive" cannot be used: it needs MASSIVE_API_KEY to be set.'],
  ['OANDA_ENVIRONMENT', 'paper', 'OANDA_ENVIRONMENT="paper" cannot be used: it must be practice or live.'],
  [
    'OANDA_ACCOUNT_ID',
    '../101',
    'OANDA_ACCOUNT_ID="../101" cannot be used: it must be the number of the account, such as 101-004-1234567-001.',
  ],
  [
    'TWELVEDATA_CREDITS_PER_MINUTE',
    '0',
    'TWELVEDATA_CREDITS_PER_MINUTE="0" cannot be used: it must be the credits the plan gives a minute, 1 or more.',
  ],
  [
    'TWELVEDATA_CREDITS_PER_DAY',
    'many',
    'TWELVEDATA_CREDITS_PER_DAY="many" cannot be used: it must be the credits the plan gives a day, or 0 for no daily limit.',
  ],
])('refuses %s=%s in one line that says what is allowed', (name, value, error) => {
  expect(readConfig({ [name]: value })).toEqual({ ok: false, error });
});

it.each([
  [
    'ADMIN_PASSWORD',
    'short',
    'ADMIN_PASSWORD=(its value is not shown) cannot be used: it must be at least 6 characters long.',
  ],
  [
    'DATABASE_URL',
    'mysql://root:secret@db',
    'DATABASE_URL=(its value is not shown) cannot be used: it must be an address such as postgresql://user:password@host:5432/database.',
  ],
  ...['OANDA_API_TOKEN', 'TWELVEDATA_API_KEY', 'MASSIVE_API_KEY'].map((name) => [
    name,
    'two words',
    `${name}=(its value is not shown) cannot be used: it must be the key alone, without spaces or line breaks.`,
  ]),
  [
    'TELEGRAM_BOT_TOKEN',
    '123456:secret/../x',
    'TELEGRAM_BOT_TOKEN=(its value is not shown) cannot be used: it must be the token of the bot, such as 123456:ABC-DEF.',
  ],
  [
    'TELEGRAM_BASE_URL',
    'https://user:secret@gateway',
    'TELEGRAM_BASE_URL=(its value is not shown) cannot be used: it must be an http or https address without user name or query.',
  ],
  [
    'MARKET_DATA_BASE_URL',
    'https://user:secret@gateway',
    'MARKET_DATA_BASE_URL=(its value is not shown) cannot be used: it must be an http or https address without user name or query.',
  ],
  [
    'MARKET_DATA_BASE_URL',
    'https://gateway/?key=secret',
    'MARKET_DATA_BASE_URL=(its value is not shown) cannot be used: it must be an http or https address without user name or query.',
  ],
])('does not repeat the secret in %s', (name, value, error) => {
  expect(readConfig({ [name]: value })).toEqual({ ok: false, error });
});
