import * as z from 'zod';

/** What the client must know before anybody signs in. Served inside the page, so it needs no call of its own. */
export const publicConfigSchema = z.object({
  appTitle: z.string(),
  /** Messaging-channel link of the login screen and the limit card. */
  contactUrl: z.url(),
  simulatedPrices: z.boolean(),
  /** Whether a vision model is asked for each analysis. */
  visionModel: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
/** `id` of the `<script type="application/json">` element in the page that holds it. */
export const PUBLIC_CONFIG_ELEMENT_ID = 'public-config';
