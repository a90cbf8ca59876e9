import * as z from 'zod';
import { plainAddress } from './plain-address.ts';

/** Variables that choose how users are messaged. */
export const messengerVariables = {
  TELEGRAM_BOT_TOKEN: z
    .string()
    .trim()
    .regex(/^\d+:[\w-]+$/, 'must be the token of the bot, such as 123456:ABC-DEF')
    .optional(),
  TELEGRAM_BASE_URL: plainAddress.optional(),
};

/** Those of {@link messengerVariables} whose value is never repeated. */
export const MESSENGER_SECRETS = ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BASE_URL'];

/** A Telegram bot. `baseUrl` is used instead of Telegram's own address. */
export interface TelegramConfig {
  readonly token: string;
  readonly baseUrl: string | undefined;
}
