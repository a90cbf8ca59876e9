/** What a text of a model may be at most, in characters. */
const LONGEST = 4000;

/**
 * Text without markup: tags, Markdown signs and code fences go, entities become what they stand for, characters that
 * cannot be seen or turn the writing direction go. It is still only text and is shown as such.
 */
export function plainWords(text: string, longest = LONGEST): string {
  const plain = text
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(lt|gt|amp|quot|nbsp|#0*39|#x0*27);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ')
    // What the entities may have hidden.
    .replace(/<\/?[a-z][^<>]*>?/gi, ' ')
    .replace(/!?\[([^\]\n]*)\]\(([^)\n]*)\)/g, '$1 $2')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+](?=\s))\s*/gm, '')
    .replace(/```\w*|[`*~]|__/g, '')
    .replace(/[[\p{Cc}\p{Cf}\p{Co}\p{Cn}]--[\n]]/gv, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" };
