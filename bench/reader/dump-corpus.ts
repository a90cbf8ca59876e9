import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderedCases, type RenderedCorpus } from './rendered-cases.ts';

/** Writes every picture of a corpus and the truth about it as JSON beside it. Answers how many. */
export async function dumpCorpus(folder: string, corpus: RenderedCorpus): Promise<number> {
  mkdirSync(folder, { recursive: true });
  let written = 0;
  for await (const { name, extension, bytes, truth } of renderedCases(corpus)) {
    writeFileSync(join(folder, `${name}.${extension}`), bytes);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(truth, null, 1));
    written++;
  }
  return written;
}
