import * as z from 'zod';
import { KEY, type ModelWire } from './model-wire.ts';

const text = z.object({ text: z.string() });
const picture = z.object({ inlineData: z.object({ mimeType: z.string(), data: z.base64() }) });
const requestSchema = z.object({
  systemInstruction: z.object({ parts: z.array(text) }),
  contents: z.tuple([z.object({ role: z.literal('user'), parts: z.array(z.union([text, picture])) })]),
  generationConfig: z.object({
    maxOutputTokens: z.int(),
    responseMimeType: z.literal('application/json'),
    responseJsonSchema: z.unknown(),
  }),
});

const about = {
  usageMetadata: { promptTokenCount: 3210, candidatesTokenCount: 512, thoughtsTokenCount: 128, totalTokenCount: 3850 },
  modelVersion: 'gemini-3.8-flash',
  responseId: 'a1b2c3',
};
const content = (parts: readonly unknown[], finishReason = 'STOP') => ({
  candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0 }],
  ...about,
});
const error = (code: number, status: string, message: string, details: readonly unknown[] = []) => ({
  status: code,
  body: { error: { code, message, status, details } },
});
const detail = (type: string, said: object) => ({ '@type': `type.googleapis.com/google.rpc.${type}`, ...said });
const violation = (quotaId: string) => detail('QuotaFailure', { violations: [{ quotaId, quotaValue: '20' }] });

/** Google's generateContent. */
export const googleWire: ModelWire = {
  choice: (baseUrl) => ({ provider: 'google', model: 'gemini-3.8-flash', apiKey: KEY, baseUrl }),
  path: '/models/gemini-3.8-flash:generateContent',
  keyHeader: ['x-goog-api-key', KEY],
  answer: (text) => content([{ text: 'The trend is up.', thought: true }, { text }]),
  truncated: (text) => content([{ text }], 'MAX_TOKENS'),
  refused: { candidates: [{ finishReason: 'SAFETY', index: 0 }], ...about },
  filtered: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, ...about },
  empty: content([]),
  badKey: error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    detail('ErrorInfo', { reason: 'API_KEY_INVALID', domain: 'googleapis.com', metadata: { key: KEY } }),
  ]),
  noQuota: error(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
    violation('GenerateRequestsPerDayPerProjectPerModel-FreeTier'),
    detail('RetryInfo', { retryDelay: '40000s' }),
  ]),
  unknownModel: error(404, 'NOT_FOUND', 'models/gemini-0 is not found for API version v1beta.'),
  tooMany: error(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
    violation('GenerateRequestsPerMinutePerProjectPerModel'),
  ]),
  overloaded: error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  invalid: error(400, 'INVALID_ARGUMENT', 'Unable to process input image.'),
  read(body) {
    const { systemInstruction, contents, generationConfig } = requestSchema.parse(JSON.parse(body));
    return {
      instructions: systemInstruction.parts.map((said) => said.text).join('\n'),
      parts: contents[0].parts.map((said) =>
        'text' in said ? said.text : `${said.inlineData.mimeType};base64,${said.inlineData.data}`,
      ),
      schema: generationConfig.responseJsonSchema,
    };
  },
};
