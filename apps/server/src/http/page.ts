import { PUBLIC_CONFIG_ELEMENT_ID, type PublicConfig } from '@pipsight/contract';

/**
 * The built page with the public configuration and the title written into it.
 * @throws Error when the page has no place for them
 */
export function renderPage(template: string, config: PublicConfig): string {
  const opening = `id="${PUBLIC_CONFIG_ELEMENT_ID}">`;
  const parts = template.split(opening);
  const title = /<title>[^<]*<\/title>/;
  if (parts.length !== 2 || !title.test(template)) {
    throw new Error(`The web client's index.html lacks its title or its "${PUBLIC_CONFIG_ELEMENT_ID}" element.`);
  }
  // Replacements by function, since a title may hold `$&`.
  return parts.join(opening + scriptJson(config)).replace(title, () => `<title>${escapeHtml(config.appTitle)}</title>`);
}

/** A rendered page that asks search engines not to list it. */
export function unlistedPage(page: string): string {
  return page.replace('</title>', '</title><meta name="robots" content="noindex" />');
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
