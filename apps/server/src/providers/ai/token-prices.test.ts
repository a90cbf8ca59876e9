import { expect, it } from 'vitest';
import { estimateCostUsd } from './token-prices.ts';

const tokens = { inputTokens: 6000, outputTokens: 1500 };

it.each([
  ['openai', 'gpt-6.1-sol', 0.027],
  ['openai', 'gpt-6.1-sol-2026-09-29', 0.027],
  ['anthropic', 'claude-sonnet-5-5', 0.027],
  ['anthropic', 'claude-haiku-4-5-20251001', 0.0135],
  ['google', 'gemini-3.8-flash', 0.010125],
])('estimates what %s asks for 6,000 tokens in and 1,500 out of %s', (provider, model, usd) => {
  expect(estimateCostUsd(provider, model, tokens)).toBeCloseTo(usd, 9);
});

it.each([
  ['openai', 'gpt-6.1-sol-mini'],
  ['openai', 'constructor'],
  ['anthropic', 'gpt-6.1-sol'],
  ['openai-compatible', 'gpt-6.1-sol'],
])('knows no price of %s for %s', (provider, model) => {
  expect(estimateCostUsd(provider, model, tokens)).toBeNull();
});

it('estimates nothing without both counts', () => {
  expect(estimateCostUsd('openai', 'gpt-6.1-sol', { inputTokens: 6000, outputTokens: null })).toBeNull();
});
