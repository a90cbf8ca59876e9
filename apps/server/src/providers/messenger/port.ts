/** Why a message was not sent. Details are for the log, without token or address. */
export type SendFailure =
  | {
      readonly ok: false;
      /**
       * `no-such-chat`: nobody there, or nobody who ever wrote to the bot. `blocked`: the bot may not write there. `refused`:
       * the service does not accept the bot. `unavailable`: no answer, none in time, or a server error. `unreadable`: an
       * answer that is not what its documentation says.
       */
      readonly reason: 'no-such-chat' | 'blocked' | 'refused' | 'unavailable' | 'unreadable';
      readonly detail: string;
    }
  | {
      readonly ok: false;
      readonly reason: 'rate-limited';
      /** How long the service asks to be left alone. */
      readonly retryAfterMs: number;
      readonly detail: string;
    };
export type SendResult = { readonly ok: true } | SendFailure;

/** Writes short messages to people who asked for them. */
export interface Messenger {
  /** Sends a text as it stands. Rejects only with the signal's reason, when that aborts. */
  send(chatId: string, text: string, signal: AbortSignal): Promise<SendResult>;
}
