/** US dollars per million tokens. */
interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

/**
 * List prices of November 2026 for standard requests of models that read pictures. What discounts, caches, tiers for long
 * contexts or a gateway change is not in them, so what is worked out from them is an estimate.
 */
const PRICES: Readonly<Record<string, Readonly<Record<string, TokenPrice>>>> = {
  openai: {
    'gpt-6-astra': { input: 10, output: 50 },
    'gpt-6.1-sol': { input: 2, output: 10 },
    'gpt-6-sol': { input: 2, output: 10 },
    'gpt-6.1-terra': { input: 1, output: 5 },
    'gpt-6-luna': { input: 0.1, output: 0.5 },
    'gpt-5.6-terra': { input: 2, output: 12 },
    'gpt-5.6-luna': { input: 0.2, output: 1.2 },
  },
  anthropic: {
    'claude-fable-5-1': { input: 10, output: 50 },
    'claude-opus-5-5': { input: 4, output: 20 },
    'claude-opus-5': { input: 5, output: 25 },
    'claude-sonnet-5-5': { input: 2, output: 10 },
    'claude-sonnet-5': { input: 2, output: 10 },
    'claude-haiku-4-5': { input: 1, output: 5 },
  },
  google: {
    'gemini-3.8-flash': { input: 0.75, output: 3.75 },
  },
};

const TOKENS_PER_PRICE = 1_000_000;
/** `-2026-10-01`, `-20261001`: the same model, pinned to a day. */
const DATE_SUFFIX = /-\d{4}-?\d{2}-?\d{2}$/;

/** Estimated cost, US dollars; null for models without a known price, or without both counts. */
export function estimateCostUsd(
  provider: string,
  model: string,
  { inputTokens, outputTokens }: { readonly inputTokens: number | null; readonly outputTokens: number | null },
): number | null {
  const known = PRICES[provider] ?? {};
  const name = model.replace(DATE_SUFFIX, '');
  const price = Object.hasOwn(known, name) ? known[name]! : null;
  if (price === null || inputTokens === null || outputTokens === null) return null;
  return (inputTokens * price.input + outputTokens * price.output) / TOKENS_PER_PRICE;
}
