import { endpoints, type Analysis } from '@pipsight/contract';
import type { APIRequestContext } from '@playwright/test';
import { sample } from './chart-files.ts';

/** Has one sample chart analysed by the signed-in user, without the screen. */
export async function makeAnalysis(request: APIRequestContext, sampleName: string): Promise<Analysis> {
  const { name, mimeType, buffer } = sample(sampleName);
  const form = new FormData();
  form.append('charts', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  form.append('timeframes', 'AUTO');
  const response = await request.post(endpoints.analyze.path, { multipart: form, timeout: 45_000 });
  return endpoints.analyze.response.parse(await response.json());
}
