import { PUBLIC_CONFIG_ELEMENT_ID, publicConfigSchema, type PublicConfig } from '@pipsight/contract';

let cached: PublicConfig | null = null;

/**
 * What the server wrote into the page: the product's title and the contact link.
 * @throws where the page holds no valid configuration, which is a fault of the deployment.
 */
export function publicConfig(): PublicConfig {
  cached ??= publicConfigSchema.parse(
    JSON.parse(document.getElementById(PUBLIC_CONFIG_ELEMENT_ID)?.textContent ?? 'null'),
  );
  return cached;
}

/** Host of the contact link, as people know the channel: `t.me`. */
export function contactHost(): string {
  return new URL(publicConfig().contactUrl).host;
}
