import * as z from 'zod';

/** How models without a strict mode write that there is nothing. */
const NOTHING = /^(?:|null|none|n\/?a|unknown|undefined|-)$/i;
/** `1.0850`, `1945`, `1,945.50`. A comma elsewhere could be a decimal one: `1,085` is not guessed at. */
const PRICE = /^(?:\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+\.\d+)$/;
/** Control characters except line breaks and tabs, and characters that reorder or hide text. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** No answer needs more. */
const MAX_LIST_LENGTH = 12;

/** A field read by a rule of our own, which says what it is, or undefined for what it cannot be. */
function field<T>(read: (value: unknown) => T | undefined, rule: string) {
  return z.unknown().transform((value, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom', message: rule });
    return z.NEVER;
  });
}

const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && NOTHING.test(value.trim()));

/** A price as number or text; null for nothing, which some models write as 0. */
export const price = field<number | null>((value) => {
  if (saysNothing(value)) return null;
  const text = typeof value === 'string' ? value.trim() : '';
  const number = PRICE.test(text) ? Number(text.replaceAll(',', '')) : value;
  if (number === 0) return null;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}, 'must be a price');

/** Text without what cannot be printed, cut to a length; null for nothing. */
export function text(maxLength: number) {
  return field<string | null>((value) => {
    if (saysNothing(value)) return null;
    if (typeof value !== 'string') return undefined;
    const clean = value.replace(UNPRINTABLE, '').trim();
    if (clean.length <= maxLength) return clean || null;
    // A cut may leave half of a character at the end.
    return `${clean.slice(0, maxLength - 1).replace(UNPRINTABLE, '')}…`;
  }, 'must be text');
}

/** One of several words, in any case and with spaces for underscores; null for nothing. */
export function choice<T extends string>(meanings: Readonly<Record<string, T>>) {
  return field<T | null>(
    (value) => {
      if (saysNothing(value)) return null;
      if (typeof value !== 'string') return undefined;
      const word = value
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, '_');
      return Object.hasOwn(meanings, word) ? meanings[word] : undefined;
    },
    `must be one of ${Object.keys(meanings).join(', ')}`,
  );
}

const YES_OR_NO = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

export const yesNo = field<boolean>(
  (value) => (typeof value === 'boolean' ? value : YES_OR_NO.get(String(value).trim().toLowerCase())),
  'must be true or false',
);

/** The first entries of a list that say something; null and a missing list are empty ones. */
export function list<T>(entry: z.ZodType<T | null>) {
  return z
    .array(entry)
    .nullable()
    .transform((entries): T[] => (entries ?? []).filter((value) => value !== null).slice(0, MAX_LIST_LENGTH));
}

/** An object whose missing fields say nothing, as those that are null. */
export function object<Shape extends z.ZodRawShape>(shape: Shape) {
  const nothing = Object.fromEntries(Object.keys(shape).map((name) => [name, null]));
  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return z.preprocess((value) => (isObject(value) ? { ...nothing, ...value } : value), z.object(shape));
}

/** A field that may not say nothing. */
export function present<T>(of: z.ZodType<T>) {
  return of.transform((value, context): NonNullable<T> => {
    if (value !== null && value !== undefined) return value;
    context.addIssue({ code: 'custom', message: 'must be given' });
    return z.NEVER;
  });
}
