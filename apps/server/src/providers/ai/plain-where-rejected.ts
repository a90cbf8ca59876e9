import { APICallError, wrapLanguageModel } from 'ai';

type Model = ReturnType<typeof wrapLanguageModel>;

/** How servers say that they do not know a part of the request. */
const INVALID = new Set([400, 422]);

/**
 * Asks without `response_format` where a server rejects the question with it: some know no schema, some not even the field.
 * Once a server has answered so, it is asked so from then on.
 */
export function plainWhereRejected(model: Parameters<typeof wrapLanguageModel>[0]['model']): Model {
  let isPlain = false;
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      async wrapGenerate({ doGenerate, model: inner, params }) {
        const askPlainly = () => inner.doGenerate({ ...params, responseFormat: { type: 'text' } });
        if (isPlain) return askPlainly();
        try {
          return await doGenerate();
        } catch (error) {
          if (!APICallError.isInstance(error) || !INVALID.has(error.statusCode ?? 0)) throw error;
          const result = await askPlainly();
          isPlain = true;
          return result;
        }
      },
    },
  });
}
