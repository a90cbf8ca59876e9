/** Letters to insert, drop or change to make one text the other (Levenshtein 1966). */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      here.push(Math.min(changed, above[column]! + 1, here[column - 1]! + 1));
    }
    above = here;
  }
  return above[b.length]!;
}
