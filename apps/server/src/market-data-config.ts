import * as z from 'zod';
import { plainAddress } from './plain-address.ts';

const PROVIDERS = ['simulated', 'oanda', 'twelvedata', 'massive', 'reference'] as const;
const KEY_RULE = 'must be the key alone, without spaces or line breaks';

const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, KEY_RULE)
  .optional();
const credits = (rule: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, rule)
    .transform(Number);
const PER_MINUTE_RULE = 'must be the credits the plan gives a minute, 1 or more';

/** Variables that choose the source of market prices. */
export const marketDataVariables = {
  MARKET_DATA: z.enum(PROVIDERS, `must be one of ${PROVIDERS.join(', ')}`).default('simulated'),
  MARKET_DATA_BASE_URL: plainAddress.optional(),
  OANDA_API_TOKEN: key,
  OANDA_ACCOUNT_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be the number of the account, such as 101-004-1234567-001')
    .optional(),
  OANDA_ENVIRONMENT: z.enum(['practice', 'live'], 'must be practice or live').default('practice'),
  TWELVEDATA_API_KEY: key,
  TWELVEDATA_CREDITS_PER_MINUTE: credits(PER_MINUTE_RULE)
    .refine((count) => count > 0, PER_MINUTE_RULE)
    .prefault('8'),
  TWELVEDATA_CREDITS_PER_DAY: credits('must be the credits the plan gives a day, or 0 for no daily limit').prefault(
    '800',
  ),
  MASSIVE_API_KEY: key,
};
type MarketDataVariables = z.output<z.ZodObject<typeof marketDataVariables>>;

/** Those of {@link marketDataVariables} whose value is never repeated. */
export const MARKET_DATA_SECRETS = ['MARKET_DATA_BASE_URL', 'OANDA_API_TOKEN', 'TWELVEDATA_API_KEY', 'MASSIVE_API_KEY'];

/** Where market prices come from, with what that source needs. `baseUrl` is used instead of the source's own address. */
export type MarketDataConfig =
  | { readonly provider: 'simulated' }
  | { readonly provider: 'reference'; readonly baseUrl: string | undefined }
  | {
      readonly provider: 'oanda';
      readonly token: string;
      readonly accountId: string;
      readonly environment: 'practice' | 'live';
      readonly baseUrl: string | undefined;
    }
  | {
      readonly provider: 'twelvedata';
      readonly apiKey: string;
      readonly credits: { readonly perMinute: number; readonly perDay: number | null };
      readonly baseUrl: string | undefined;
    }
  | { readonly provider: 'massive'; readonly apiKey: string; readonly baseUrl: string | undefined };

/** The source chosen. `missing` names the variables without which it cannot be used. */
export function readMarketData(
  values: MarketDataVariables,
):
  | { readonly ok: true; readonly config: MarketDataConfig }
  | { readonly ok: false; readonly missing: readonly string[] } {
  const baseUrl = values.MARKET_DATA_BASE_URL;
  const found = <T extends MarketDataConfig>(config: T) => ({ ok: true, config }) as const;
  const missing = (...names: readonly (keyof MarketDataVariables)[]) =>
    ({ ok: false, missing: names.filter((name) => values[name] === undefined) }) as const;
  switch (values.MARKET_DATA) {
    case 'reference':
      return found({ provider: 'reference', baseUrl });
    case 'oanda': {
      const { OANDA_API_TOKEN: token, OANDA_ACCOUNT_ID: accountId, OANDA_ENVIRONMENT: environment } = values;
      if (token === undefined || accountId === undefined) return missing('OANDA_API_TOKEN', 'OANDA_ACCOUNT_ID');
      return found({ provider: 'oanda', token, accountId, environment, baseUrl });
    }
    case 'twelvedata': {
      const { TWELVEDATA_API_KEY: apiKey, TWELVEDATA_CREDITS_PER_MINUTE: perMinute } = values;
      if (apiKey === undefined) return missing('TWELVEDATA_API_KEY');
      const perDay = values.TWELVEDATA_CREDITS_PER_DAY || null;
      return found({ provider: 'twelvedata', apiKey, credits: { perMinute, perDay }, baseUrl });
    }
    case 'massive': {
      const { MASSIVE_API_KEY: apiKey } = values;
      return apiKey === undefined ? missing('MASSIVE_API_KEY') : found({ provider: 'massive', apiKey, baseUrl });
    }
    case 'simulated':
    default:
      return found({ provider: 'simulated' });
  }
}
