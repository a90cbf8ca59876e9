import { PUBLIC_CONFIG_ELEMENT_ID, type PublicConfig } from '@pipsight/contract';

/** What a page says of itself to search engines and messengers. */
export interface PageHead {
  readonly title: string;
  /** Names and contents of `meta` elements; names that begin with `og:` are properties. */
  readonly meta: readonly (readonly [name: string, content: string])[];
}

const TITLE = /<title>[^<]*<\/title>/;

/**
 * The built page with the public configuration and the title written into it.
 * @throws Error when the page has no place for them
 */
export function renderPage(template: string, config: PublicConfig): string {
  const opening = `id="${PUBLIC_CONFIG_ELEMENT_ID}">`;
  const parts = template.split(opening);
  if (parts.length !== 2 || !TITLE.test(template)) {
    throw new Error(`The web client's index.html lacks its title or its "${PUBLIC_CONFIG_ELEMENT_ID}" element.`);
  }
  return pageWithHead(parts.join(opening + scriptJson(config)), { title: config.appTitle, meta: [] });
}

/** A rendered page with a head of its own. */
export function pageWithHead(page: string, { title, meta }: PageHead): string {
  const tags = meta.map(([name, content]) => metaTag(name, content)).join('');
  // By function, since a title may hold `$&`.
  return page.replace(TITLE, () => `<title>${escapeMarkup(title)}</title>${tags}`);
}

/** A rendered page that asks search engines not to list it. */
export function unlistedPage(page: string): string {
  return page.replace('</title>', () => `</title>${metaTag('robots', 'noindex')}`);
}

function metaTag(name: string, content: string): string {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${key}="${escapeMarkup(name)}" content="${escapeMarkup(content)}" />`;
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** Text as it may stand in HTML and XML, between tags or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
