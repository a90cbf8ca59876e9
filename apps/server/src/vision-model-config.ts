import * as z from 'zod';
import { plainAddress } from './plain-address.ts';

/** In the order in which a key alone decides. */
const HOSTED = ['openai', 'anthropic', 'google'] as const;
type HostedProvider = (typeof HOSTED)[number];
const ANALYZERS = ['builtin', ...HOSTED, 'openai-compatible'] as const;

const KEY_VARIABLES = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const;
/** Models that read charts well for what they cost. */
const DEFAULT_MODELS: Readonly<Record<HostedProvider, string>> = {
  openai: 'gpt-6.1-sol',
  anthropic: 'claude-sonnet-5-5',
  google: 'gemini-3.8-flash',
};

const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces or line breaks')
  .optional();
const TIMEOUT_RULE = 'must be milliseconds from 1000 to 300000';

/** Variables that choose the vision model. */
export const visionModelVariables = {
  ANALYZER: z.enum(ANALYZERS, `must be one of ${ANALYZERS.join(', ')}`).optional(),
  AI_MODEL: z
    .string()
    .trim()
    .regex(/^[\w.:/@+-]{1,200}$/, 'must be the name of a model as its provider spells it')
    .optional(),
  AI_BASE_URL: plainAddress.optional(),
  AI_API_KEY: key,
  AI_TIMEOUT_MS: z
    .string()
    .regex(/^\d{4,6}$/, TIMEOUT_RULE)
    .transform(Number)
    .refine((ms) => ms >= 1000 && ms <= 300_000, TIMEOUT_RULE)
    .prefault('90000'),
  OPENAI_API_KEY: key,
  ANTHROPIC_API_KEY: key,
  GOOGLE_GENERATIVE_AI_API_KEY: key,
};
type VisionModelVariables = z.output<z.ZodObject<typeof visionModelVariables>>;

/** Those of {@link visionModelVariables} whose value is never repeated. */
export const VISION_MODEL_SECRETS = ['AI_BASE_URL', 'AI_API_KEY', ...Object.values(KEY_VARIABLES)];

/** A vision model, with what reaching it needs. `baseUrl` is used instead of the provider's own address. */
export type VisionModelConfig = { readonly model: string; readonly timeoutMs: number } & (
  | { readonly provider: HostedProvider; readonly apiKey: string; readonly baseUrl: string | undefined }
  | { readonly provider: 'openai-compatible'; readonly apiKey: string | undefined; readonly baseUrl: string }
);

/**
 * The model chosen, null for the built-in engine alone: by `ANALYZER`, else by the key that is there. `missing` names the
 * variables without which the choice cannot be used.
 */
export function readVisionModel(
  values: VisionModelVariables,
):
  | { readonly ok: true; readonly config: VisionModelConfig | null }
  | { readonly ok: false; readonly missing: readonly string[] } {
  const { AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY, AI_TIMEOUT_MS: timeoutMs } = values;
  const byKey = HOSTED.find((provider) => values[KEY_VARIABLES[provider]] !== undefined);
  const provider = values.ANALYZER ?? byKey ?? 'builtin';
  if (provider === 'builtin') return { ok: true, config: null };
  if (provider === 'openai-compatible') {
    if (model === undefined || baseUrl === undefined) {
      const needed = ['AI_MODEL', 'AI_BASE_URL'] as const;
      return { ok: false, missing: needed.filter((name) => values[name] === undefined) };
    }
    return { ok: true, config: { provider, model, timeoutMs, apiKey: AI_API_KEY, baseUrl } };
  }
  const apiKey = values[KEY_VARIABLES[provider]];
  if (apiKey === undefined) return { ok: false, missing: [KEY_VARIABLES[provider]] };
  return { ok: true, config: { provider, model: model ?? DEFAULT_MODELS[provider], timeoutMs, apiKey, baseUrl } };
}
