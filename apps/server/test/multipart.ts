import type { InjectOptions } from 'fastify';

export const ANALYZE_PATH = '/api/analyze-multi-timeframe';

/** A file to upload; its text tells the fake reader what to make of it. */
export interface TestFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** An analyze call to inject. */
export async function upload(
  cookie: string,
  files: readonly TestFile[],
  timeframes: readonly string[] = [],
  headers: Record<string, string> = {},
): Promise<InjectOptions> {
  const form = new FormData();
  for (const { name, content } of files) form.append('charts', new Blob([content]), name);
  for (const timeframe of timeframes) form.append('timeframes', timeframe);
  return uploadForm(cookie, form, headers);
}

/** An analyze call of any form. */
export async function uploadForm(
  cookie: string,
  form: FormData,
  headers: Record<string, string> = {},
): Promise<InjectOptions> {
  const encoded = new Response(form);
  return {
    method: 'POST',
    url: ANALYZE_PATH,
    headers: { cookie, 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
