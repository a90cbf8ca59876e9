import * as z from 'zod';
import { KEY, type ModelWire } from './model-wire.ts';

const system = z.object({ role: z.enum(['system', 'developer']), content: z.string() });
const user = z.object({
  role: z.literal('user'),
  content: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('input_text'), text: z.string() }),
      z.object({ type: z.literal('input_image'), image_url: z.string().startsWith('data:') }),
    ]),
  ),
});
const requestSchema = z.object({
  model: z.string(),
  input: z.tuple([system, user]),
  max_output_tokens: z.int(),
  store: z.literal(false),
  text: z.object({
    format: z.object({
      type: z.literal('json_schema'),
      strict: z.literal(true),
      name: z.string(),
      schema: z.unknown(),
    }),
  }),
});

function response(content: readonly unknown[], ended: Readonly<Record<string, unknown>> = {}): unknown {
  return {
    id: 'resp_68f0a1',
    object: 'response',
    created_at: 1_763_700_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: 'gpt-6.1-sol-2026-09-29',
    output: [
      { id: 'rs_1', type: 'reasoning', summary: [] },
      { id: 'msg_1', type: 'message', status: 'completed', role: 'assistant', content },
    ],
    usage: {
      input_tokens: 3210,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 640,
      output_tokens_details: { reasoning_tokens: 128 },
      total_tokens: 3850,
    },
    ...ended,
  };
}
const said = (text: string) => ({ type: 'output_text', text, annotations: [], logprobs: [] });
const incomplete = (reason: string) => ({ status: 'incomplete', incomplete_details: { reason } });
const error = (message: string, type: string, code: string | null) => ({ error: { message, type, param: null, code } });

/** OpenAI's Responses. */
export const openaiWire: ModelWire = {
  choice: (baseUrl) => ({ provider: 'openai', model: 'gpt-6.1-sol', apiKey: KEY, baseUrl }),
  path: '/responses',
  keyHeader: ['authorization', `Bearer ${KEY}`],
  answer: (text) => response([said(text)]),
  truncated: (text) => response([said(text)], incomplete('max_output_tokens')),
  refused: response([{ type: 'refusal', refusal: "I'm sorry, I can't help with that." }]),
  filtered: response([said('{"symbol":')], incomplete('content_filter')),
  empty: response([]),
  badKey: {
    status: 401,
    body: error(`Incorrect API key provided: ${KEY}.`, 'invalid_request_error', 'invalid_api_key'),
  },
  noQuota: { status: 429, body: error('You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota') },
  unknownModel: {
    status: 400,
    body: error("The requested model 'gpt-0' does not exist.", 'invalid_request_error', 'model_not_found'),
  },
  tooMany: { status: 429, body: error('Rate limit reached.', 'requests', 'rate_limit_exceeded') },
  overloaded: { status: 503, body: error('The engine is currently overloaded.', 'server_error', null) },
  invalid: { status: 400, body: error('Invalid image.', 'invalid_request_error', 'invalid_image') },
  read(body) {
    const { input, text } = requestSchema.parse(JSON.parse(body));
    const [{ content: instructions }, { content }] = input;
    return {
      instructions,
      parts: content.map((part) => (part.type === 'input_text' ? part.text : part.image_url.replace('data:', ''))),
      schema: text.format.schema,
    };
  },
};
