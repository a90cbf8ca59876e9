import { readFileSync } from 'node:fs';
import { MODEL_FAILURES } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { standsInWords } from './failure-words.ts';

const MATRIX = readFileSync(new URL('../../../../../../docs/vision-models.md', import.meta.url), 'utf8');

it.each(MODEL_FAILURES)('the documentation has the row of %s, with the words a user reads', (reason) => {
  const row = MATRIX.split('\n').find((line) => line.startsWith(`| \`${reason}\` |`));
  expect(`${row?.split(' | ').at(-1)?.replace(' |', '')}; this is the built-in analysis.`).toBe(standsInWords(reason));
});
