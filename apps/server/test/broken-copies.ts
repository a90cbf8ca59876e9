const REPLACEMENTS: readonly unknown[] = [undefined, null, 0, '', 'x', [], {}, [null], true];

/** Copies of a JSON value, each with one part of it, at any depth, missing or replaced by something else. */
export function brokenCopies(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const withPart = (name: string, part: unknown): unknown => {
    const copy = entries.map(([key, kept]) => [key, key === name ? part : kept] as const);
    return Array.isArray(value) ? copy.map(([, kept]) => kept ?? null) : Object.fromEntries(copy);
  };
  return entries.flatMap(([name, part]) =>
    [...REPLACEMENTS, ...brokenCopies(part)].map((changed) => withPart(name, changed)),
  );
}
