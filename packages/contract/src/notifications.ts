import * as z from 'zod';

/** Where the signed-in user is told of the own trades. */
export const notificationsSchema = z.object({
  /** Whether the server has a bot. */
  isTelegramAvailable: z.boolean(),
  telegramChatId: z.string().nullable(),
});
export type Notifications = z.infer<typeof notificationsSchema>;

/** Null wants no messages. */
export const notificationsChangeSchema = z.object({
  telegramChatId: z
    .string()
    .regex(/^-?\d{1,19}$/, 'must be a number of at most 19 digits, with a minus for a group')
    .nullable(),
});
