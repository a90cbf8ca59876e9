import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { PROMPT_VERSION, PROMPTS } from './prompts.ts';

it('changes what models are told under a new version alone', () => {
  const hash = createHash('sha256').update(JSON.stringify(PROMPTS)).digest('hex').slice(0, 16);
  expect({ version: PROMPT_VERSION, hash }).toEqual({ version: '2026-11-1', hash: 'c1ea8d66ecec5dc4' });
});
