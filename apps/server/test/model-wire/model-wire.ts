import type { ModelChoice } from '../../src/providers/ai/provider-model.ts';

/** Key that the adapters are given and must keep to themselves. */
export const KEY = 'sk-4f1d-secret';

/** An error as a provider answers it. */
export interface WireError {
  readonly status: number;
  readonly body: unknown;
}

/** A question as a provider received it, whatever its own form. */
interface ReceivedQuestion {
  readonly instructions: string;
  /** Texts and pictures of the question in order; pictures as `image/png;base64,...`. */
  readonly parts: readonly string[];
  /** JSON schema the answer is held to; undefined where none was sent. */
  readonly schema: unknown;
}

/** The interface of a provider as its documentation describes it, with 3210 tokens in and 640 out. */
export interface ModelWire {
  readonly choice: (baseUrl: string) => ModelChoice;
  /** Path of the call, behind the base address. */
  readonly path: string;
  /** Header in which the key travels, and its form. */
  readonly keyHeader: readonly [name: string, value: string];
  /** A whole answer with this text. */
  answer(text: string): unknown;
  /** An answer that reached the length limit. */
  truncated(text: string): unknown;
  /** An answer in which the model says that it will not. */
  readonly refused: unknown;
  /** What comes where a filter stepped in. */
  readonly filtered: unknown;
  /** The provider's form without any content. */
  readonly empty: unknown;
  readonly badKey: WireError;
  readonly noQuota: WireError;
  readonly unknownModel: WireError;
  readonly tooMany: WireError;
  readonly overloaded: WireError;
  readonly invalid: WireError;
  /** Reads a body as this provider would; throws where it is none of its own. */
  read(body: string): ReceivedQuestion;
}
