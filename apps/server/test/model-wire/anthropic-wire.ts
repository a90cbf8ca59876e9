import * as z from 'zod';
import { KEY, type ModelWire } from './model-wire.ts';

const part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    type: z.literal('image'),
    source: z.object({ type: z.literal('base64'), media_type: z.string(), data: z.base64() }),
  }),
]);
const requestSchema = z.object({
  model: z.string(),
  max_tokens: z.int(),
  system: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  messages: z.tuple([z.object({ role: z.literal('user'), content: z.array(part) })]),
  output_config: z.object({ format: z.object({ type: z.literal('json_schema'), schema: z.unknown() }) }),
});

function message(content: readonly unknown[], stopReason = 'end_turn'): unknown {
  return {
    id: 'msg_01XyZ',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5-5',
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    usage: { input_tokens: 3210, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 640 },
  };
}
const thinking = { type: 'thinking', thinking: 'The trend is up.', signature: 'c2ln' };
const error = (status: number, type: string, words: string) => ({
  status,
  body: { type: 'error', error: { type, message: words }, request_id: 'req_011C' },
});

/** Anthropic's Messages. */
export const anthropicWire: ModelWire = {
  choice: (baseUrl) => ({ provider: 'anthropic', model: 'claude-sonnet-5-5', apiKey: KEY, baseUrl }),
  path: '/messages',
  keyHeader: ['x-api-key', KEY],
  answer: (text) => message([thinking, { type: 'text', text }]),
  truncated: (text) => message([{ type: 'text', text }], 'max_tokens'),
  refused: message([], 'refusal'),
  filtered: message([{ type: 'text', text: '{"symbol":' }], 'refusal'),
  empty: message([]),
  badKey: error(401, 'authentication_error', `invalid x-api-key ${KEY}`),
  noQuota: error(400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'),
  unknownModel: error(404, 'not_found_error', 'model: claude-0'),
  tooMany: error(429, 'rate_limit_error', 'This request would exceed your rate limit.'),
  overloaded: error(529, 'overloaded_error', 'Overloaded'),
  invalid: error(400, 'invalid_request_error', 'messages.0.content.1.image: could not process image'),
  read(body) {
    const { system, messages, output_config: config } = requestSchema.parse(JSON.parse(body));
    return {
      instructions: system.map(({ text }) => text).join('\n'),
      parts: messages[0].content.map((said) =>
        said.type === 'text' ? said.text : `${said.source.media_type};base64,${said.source.data}`,
      ),
      schema: config.format.schema,
    };
  },
};
