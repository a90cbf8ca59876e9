import * as z from 'zod';
import { KEY, type ModelWire } from './model-wire.ts';

const system = z.object({ role: z.literal('system'), content: z.string() });
const user = z.object({
  role: z.literal('user'),
  content: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: z.string() }),
      z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string().startsWith('data:') }) }),
    ]),
  ),
});
const requestSchema = z.object({
  model: z.string(),
  messages: z.tuple([system, user]),
  response_format: z
    .object({ type: z.literal('json_schema'), json_schema: z.object({ name: z.string(), schema: z.unknown() }) })
    .optional(),
});

const completion = (message: object, finishReason = 'stop') => ({
  id: 'chatcmpl-7',
  object: 'chat.completion',
  created: 1_763_700_000,
  model: 'qwen3-vl:8b',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
  usage: { prompt_tokens: 3210, completion_tokens: 640, total_tokens: 3850 },
});
const error = (status: number, message: string, code: string | number | null = null) => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
});

/** Chat Completions, as Ollama, LM Studio, vLLM and llama.cpp speak it. */
export const compatibleWire: ModelWire = {
  choice: (baseUrl) => ({ provider: 'openai-compatible', model: 'qwen3-vl:8b', apiKey: KEY, baseUrl }),
  path: '/chat/completions',
  keyHeader: ['authorization', `Bearer ${KEY}`],
  answer: (content) => completion({ content }),
  truncated: (content) => completion({ content }, 'length'),
  refused: completion({ content: null, refusal: "I'm sorry, I can't help with that." }),
  filtered: completion({ content: '{"symbol":' }, 'content_filter'),
  empty: completion({ content: '' }),
  badKey: error(401, `Invalid key ${KEY}`, 'invalid_api_key'),
  noQuota: error(402, 'Insufficient credits.', 402),
  unknownModel: error(404, 'model "qwen0" not found, try pulling it first'),
  tooMany: error(429, 'Too many requests.'),
  overloaded: error(503, 'server busy, please try again'),
  invalid: error(400, 'this model does not take pictures'),
  read(body) {
    const { messages, response_format: format } = requestSchema.parse(JSON.parse(body));
    const [{ content: instructions }, { content }] = messages;
    return {
      instructions,
      parts: content.map((part) => (part.type === 'text' ? part.text : part.image_url.url.replace('data:', ''))),
      schema: format?.json_schema.schema,
    };
  },
};
