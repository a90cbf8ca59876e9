import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, wrapLanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import { findJson } from './find-json.ts';
import { plainWhereRejected } from './plain-where-rejected.ts';

/** Which model to ask, where, and with which key. `baseUrl` is used instead of the provider's own address. */
export type ModelChoice =
  | {
      readonly provider: 'openai' | 'anthropic' | 'google';
      readonly model: string;
      readonly apiKey: string;
      readonly baseUrl: string | undefined;
    }
  | {
      readonly provider: 'openai-compatible';
      readonly model: string;
      /** Undefined for a server that asks for none. */
      readonly apiKey: string | undefined;
      readonly baseUrl: string;
    };

type SdkModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** A model as the SDK is given it. */
export interface ProviderModel {
  readonly model: ReturnType<typeof wrapLanguageModel>;
  readonly settings: {
    /** Left to a server of one's own, which knows what its context has room for. */
    readonly maxOutputTokens?: number;
    readonly providerOptions?: { readonly openai: { readonly store: boolean } };
  };
  /** Whether the provider holds the model to a JSON schema, so that it need not stand in the instructions. */
  readonly isHeldToSchema: boolean;
}

/** Room for thinking and answer; an answer takes about 1,000. */
const MAX_OUTPUT_TOKENS = 16_000;

/** The addresses stand here too, since the SDK would else take them from variables of its own. */
export function createProviderModel(choice: ModelChoice): ProviderModel {
  const { model, apiKey } = choice;
  const fetch = boundedFetch;
  switch (choice.provider) {
    case 'openai': {
      const baseURL = choice.baseUrl ?? 'https://api.openai.com/v1';
      const openai = hosted(createOpenAI({ apiKey: choice.apiKey, baseURL, fetch }).responses(model));
      // Stored answers would keep a user's pictures at OpenAI.
      return { ...openai, settings: { ...openai.settings, providerOptions: { openai: { store: false } } } };
    }
    case 'anthropic': {
      const baseURL = choice.baseUrl ?? 'https://api.anthropic.com/v1';
      return hosted(createAnthropic({ apiKey: choice.apiKey, baseURL, fetch })(model));
    }
    case 'google': {
      const baseURL = choice.baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
      return hosted(createGoogle({ apiKey: choice.apiKey, baseURL, fetch })(model));
    }
    case 'openai-compatible':
    default: {
      const server = createOpenAICompatible({
        name: 'compatible',
        baseURL: choice.baseUrl,
        supportsStructuredOutputs: true,
        fetch,
        ...(apiKey !== undefined && { apiKey }),
      });
      return { model: withJsonFound(plainWhereRejected(server(model))), settings: {}, isHeldToSchema: false };
    }
  }
}

function hosted(model: SdkModel): ProviderModel {
  return { model: withJsonFound(model), settings: { maxOutputTokens: MAX_OUTPUT_TOKENS }, isHeldToSchema: true };
}

/** Models wrap JSON in fences and prose, also where they are held to a schema but a gateway is not. */
function withJsonFound(model: SdkModel): ProviderModel['model'] {
  return wrapLanguageModel({ model, middleware: extractJsonMiddleware({ transform: findJson }) });
}
