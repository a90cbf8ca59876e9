import { registerTelemetry } from 'ai';
import { afterEach, expect, it, vi } from 'vitest';
import { anthropicWire } from '../../../test/model-wire/anthropic-wire.ts';
import { compatibleWire } from '../../../test/model-wire/compatible-wire.ts';
import { googleWire } from '../../../test/model-wire/google-wire.ts';
import { KEY, type ModelWire } from '../../../test/model-wire/model-wire.ts';
import { openaiWire } from '../../../test/model-wire/openai-wire.ts';
import { startVendorStub, status, type VendorStub } from '../../../test/vendor-stub.ts';
import { createVisionModel, type VisionModelOptions } from './create-vision-model.ts';
import { PROMPTS } from './prompts.ts';
import { drawPrice } from './self-test/draw-price.ts';

const never = new AbortController().signal;
const SEEN = '{"price":4.7193}';
const SCHEMA = {
  type: 'object',
  properties: { price: { type: ['number', 'null'] } },
  required: ['price'],
  additionalProperties: false,
};
const stubs: VendorStub[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const stub of stubs.splice(0)) await stub.close();
});

async function start(wire: ModelWire, answers: readonly unknown[], options: Partial<{ apiKey: undefined }> = {}) {
  let asked = 0;
  const stub = await startVendorStub(() => answers[Math.min(asked++, answers.length - 1)]);
  stubs.push(stub);
  const timing = { timeoutMs: 20_000, firstWaitMs: 1, now: () => new Date(0), pickPrice: () => '4.7193' };
  const choice: VisionModelOptions = { ...wire.choice(stub.baseUrl), ...timing };
  return { stub, model: createVisionModel({ ...choice, ...options } as VisionModelOptions) };
}

async function sentBy(wire: ModelWire): Promise<unknown> {
  const { stub, model } = await start(wire, [wire.answer(SEEN)]);
  expect(await model.selfTest(never)).toEqual({ ok: true });
  const { url, headers, body } = stub.requests[0]!;
  const picture = Buffer.from(await drawPrice('4.7193')).toString('base64');
  const { authorization, 'x-api-key': anthropic, 'x-goog-api-key': google, 'anthropic-version': version } = headers;
  const keys = { authorization, anthropic, google, version };
  return { url, keys, body: JSON.parse(body.replaceAll(picture, 'PICTURE')) as unknown };
}
const noKeys = { authorization: undefined, anthropic: undefined, google: undefined, version: undefined };

it('asks OpenAI for a response it does not store', async () => {
  expect(await sentBy(openaiWire)).toEqual({
    url: '/responses',
    keys: { ...noKeys, authorization: `Bearer ${KEY}` },
    body: {
      model: 'gpt-6.1-sol',
      input: [
        { role: 'developer', content: PROMPTS.selfTest },
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'Picture of a chart:' },
            { type: 'input_image', image_url: 'data:image/png;base64,PICTURE' },
          ],
        },
      ],
      max_output_tokens: 16_000,
      store: false,
      include: ['reasoning.encrypted_content'],
      text: { format: { type: 'json_schema', strict: true, name: 'answer', schema: SCHEMA } },
    },
  });
});

it('asks Anthropic for a message of a fixed form', async () => {
  expect(await sentBy(anthropicWire)).toEqual({
    url: '/messages',
    keys: { ...noKeys, anthropic: KEY, version: '2023-06-01' },
    body: {
      model: 'claude-sonnet-5-5',
      max_tokens: 16_000,
      system: [{ type: 'text', text: PROMPTS.selfTest }],
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Picture of a chart:' },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'PICTURE' } },
          ],
        },
      ],
      output_config: { format: { type: 'json_schema', schema: SCHEMA } },
    },
  });
});

it('asks Google for content of a fixed form', async () => {
  expect(await sentBy(googleWire)).toEqual({
    url: '/models/gemini-3.8-flash:generateContent',
    keys: { ...noKeys, google: KEY },
    body: {
      systemInstruction: { parts: [{ text: PROMPTS.selfTest }] },
      contents: [
        {
          role: 'user',
          parts: [{ text: 'Picture of a chart:' }, { inlineData: { mimeType: 'image/png', data: 'PICTURE' } }],
        },
      ],
      generationConfig: { maxOutputTokens: 16_000, responseMimeType: 'application/json', responseJsonSchema: SCHEMA },
    },
  });
});

it("asks a server of one's own with the form in words too, and leaves the length to it", async () => {
  expect(await sentBy(compatibleWire)).toEqual({
    url: '/chat/completions',
    keys: { ...noKeys, authorization: `Bearer ${KEY}` },
    body: {
      model: 'qwen3-vl:8b',
      messages: [
        { role: 'system', content: `${PROMPTS.selfTest}\n\n${PROMPTS.jsonOnly}\n${JSON.stringify(SCHEMA)}` },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Picture of a chart:' },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,PICTURE' } },
          ],
        },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: SCHEMA } },
    },
  });
});

it('asks a server without structured output plainly, from the first rejection on', async () => {
  const rejection = status(400, {}, '{"error":{"message":"response_format is not supported"}}');
  const { stub, model } = await start(compatibleWire, [rejection, compatibleWire.answer(`Sure:\n${SEEN}`)]);
  expect(await model.selfTest(never)).toEqual({ ok: true });
  expect(await model.selfTest(never)).toEqual({ ok: true });
  const schemas = stub.requests.map(({ body }) => compatibleWire.read(body).schema);
  expect(schemas).toEqual([SCHEMA, undefined, undefined]);
});

it('keeps asking for a form where the rejection was not about it', async () => {
  const { stub, model } = await start(compatibleWire, [status(422), status(422), compatibleWire.answer(SEEN)]);
  expect(await model.selfTest(never)).toMatchObject({ ok: false, failure: 'rejected', detail: 'HTTP 422' });
  expect(await model.selfTest(never)).toEqual({ ok: true });
  const schemas = stub.requests.map(({ body }) => compatibleWire.read(body).schema);
  expect(schemas).toEqual([SCHEMA, undefined, SCHEMA]);
});

it('sends no key to a server that needs none, whatever keys there are besides', async () => {
  vi.stubEnv('OPENAI_API_KEY', 'sk-other');
  const { stub, model } = await start(compatibleWire, [compatibleWire.answer(SEEN)], { apiKey: undefined });
  expect(await model.selfTest(never)).toEqual({ ok: true });
  expect(stub.requests[0]!.headers).not.toHaveProperty('authorization');
});

it.each([
  [{ code: 'server_error', message: KEY }, 'unavailable', 3],
  [{ code: 'server_error', message: KEY, type: 'server_error' }, 'unavailable', 3],
  [{ code: 'rate_limit_exceeded', message: KEY }, 'rate-limited', 3],
  [{ code: 'invalid_prompt', message: KEY }, 'rejected', 1],
])('understands the error %o that OpenAI puts into a good answer', async (error, failure, requests) => {
  const failedResponse = { id: 'resp_1', object: 'response', status: 'failed', error, output: [], usage: null };
  const { stub, model } = await start(openaiWire, [failedResponse]);
  const result = await model.selfTest(never);
  expect(result).toMatchObject({ ok: false, failure });
  expect(JSON.stringify(result)).not.toContain(KEY);
  expect(stub.requests).toHaveLength(requests);
});

it.each([
  [402, 'out-of-quota'],
  [429, 'rate-limited'],
  [502, 'unavailable'],
])('understands the error %d that a gateway puts into a good answer', async (code, failure) => {
  const { model } = await start(compatibleWire, [{ error: { code, message: 'Provider returned error' } }]);
  expect(await model.selfTest(never)).toMatchObject({ ok: false, failure, detail: `HTTP ${code}` });
});

it('tells nobody who listens to the SDK what is asked and answered', async () => {
  const heard = vi.fn<() => void>();
  registerTelemetry({ onStart: heard, onEnd: heard, onStepEnd: heard, onLanguageModelCallStart: heard });
  await sentBy(openaiWire);
  expect(heard).not.toHaveBeenCalled();
});
