import { readFileSync } from 'node:fs';

/**
 * Names the texts in `prompts/` and the layout of the data sent with them, and is stored with every answer. Whoever changes
 * either takes a new version: answers of different versions are not to be compared.
 */
export const PROMPT_VERSION = '2026-11-1';

function read(name: string): string {
  return readFileSync(new URL(`./prompts/${PROMPT_VERSION}.${name}.md`, import.meta.url), 'utf8').trim();
}

/** What models are told, read once at the start. */
export const PROMPTS = {
  /** Role, rules and fields of an analysis. */
  instructions: read('instructions'),
  /** Precedes the JSON schema, for servers that may not enforce one. */
  jsonOnly: read('json-only'),
  selfTest: read('self-test'),
};
