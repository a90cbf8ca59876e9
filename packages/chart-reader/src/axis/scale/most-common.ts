/** The value that occurs most often, the largest of several; 0 if there is none. */
export function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

/** Share of the labels that print as many decimals, if a column has those. */
export const LEAST_COMMON = 0.2;

/** The values that occur so many times or more. */
export function repeated(values: readonly number[], times: number): readonly number[] {
  return values.filter((value) => values.filter((other) => other === value).length >= times);
}
