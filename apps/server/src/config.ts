import { newPasswordSchema, usernameSchema } from '@pipsight/contract';
import * as z from 'zod';
import {
  MARKET_DATA_SECRETS,
  marketDataVariables,
  readMarketData,
  type MarketDataConfig,
} from './market-data-config.ts';
import { MESSENGER_SECRETS, messengerVariables, type TelegramConfig } from './messenger-config.ts';
import {
  readVisionModel,
  VISION_MODEL_SECRETS,
  visionModelVariables,
  type VisionModelConfig,
} from './vision-model-config.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Variables whose value is never repeated, in a message or a log. */
const SECRETS = new Set([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  ...VISION_MODEL_SECRETS,
  ...MARKET_DATA_SECRETS,
  ...MESSENGER_SECRETS,
]);

const wholeNumber = (from: number, to: number, rule: string) =>
  z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((value) => value >= from && value <= to, rule);

const address = (rule: string) =>
  z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  }, rule);

const PUBLIC_URL_RULE = "must be the site's http or https address without a path, such as https://charts.example.com";

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 'must be a port from 0 to 65535 (0 takes any free one)').prefault('3000'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be an address such as postgresql://user:password@host:5432/database')
    .optional(),
  ADMIN_USERNAME: usernameSchema.default('admin'),
  ADMIN_PASSWORD: newPasswordSchema.optional(),
  CONTACT_URL: address('must be an http or https address').default('https://t.me/pipsight'),
  APP_TITLE: z
    .string()
    .trim()
    .min(1, 'must be 1 to 60 characters')
    .max(60, 'must be 1 to 60 characters')
    .default('Pipsight'),
  ...visionModelVariables,
  ...marketDataVariables,
  ...messengerVariables,
  TRACKER_INTERVAL_MS: wholeNumber(1000, 3_600_000, 'must be milliseconds from 1000 to 3600000').prefault('30000'),
  PUBLIC_URL: address(PUBLIC_URL_RULE)
    .refine((text) => URL.parse(text)?.pathname === '/', PUBLIC_URL_RULE)
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(parseTrustProxy)
    .refine(
      (value) => value !== null,
      'must be true, false, the number of proxies (1 to 9), or their addresses separated by commas',
    )
    .prefault('false'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** `null` when the text is none of the allowed forms. */
function parseTrustProxy(text: string): boolean | number | string[] | null {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  const isAddress = (part: string): boolean => /^(?:[\d.]+|[\da-f:]*:[\da-f:.]*)(?:\/\d{1,3})?$/i.test(part);
  return addresses.every(isAddress) ? addresses : null;
}

/** Everything the environment decides. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly admin: { readonly username: string; readonly password: string | null };
  readonly contactUrl: string;
  readonly appTitle: string;
  /** Null for the built-in engine alone. */
  readonly visionModel: VisionModelConfig | null;
  readonly marketData: MarketDataConfig;
  /** Null without a bot. */
  readonly telegram: TelegramConfig | null;
  readonly trackerIntervalMs: number;
  /** The site's address as visitors see it; null to go by each request. */
  readonly publicUrl: string | null;
  readonly trustProxy: boolean | number | string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  /** One line that names the variable, its value and what is allowed. */
  | { readonly ok: false; readonly error: string };

/** Reads the configuration. An empty variable counts as unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    const name = String(path[0]);
    const value = SECRETS.has(name) ? '(its value is not shown)' : `"${environment[name] ?? ''}"`;
    return { ok: false, error: `${name}=${value} cannot be used: it ${message}.` };
  }
  const values = parsed.data;
  const incomplete = (name: 'ANALYZER' | 'MARKET_DATA', missing: readonly string[]): ConfigResult => ({
    ok: false,
    error: `${name}="${values[name]}" cannot be used: it needs ${missing.join(' and ')} to be set.`,
  });
  const visionModel = readVisionModel(values);
  if (!visionModel.ok) return incomplete('ANALYZER', visionModel.missing);
  const marketData = readMarketData(values);
  if (!marketData.ok) return incomplete('MARKET_DATA', marketData.missing);
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL ?? null,
      admin: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD ?? null },
      contactUrl: values.CONTACT_URL,
      appTitle: values.APP_TITLE,
      visionModel: visionModel.config,
      marketData: marketData.config,
      telegram:
        values.TELEGRAM_BOT_TOKEN === undefined
          ? null
          : { token: values.TELEGRAM_BOT_TOKEN, baseUrl: values.TELEGRAM_BASE_URL },
      trackerIntervalMs: values.TRACKER_INTERVAL_MS,
      publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL).origin,
      trustProxy: values.TRUST_PROXY ?? false,
      logLevel: values.LOG_LEVEL,
    },
  };
}
