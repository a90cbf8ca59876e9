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

/** Whether texts are alike but for one letter, which is another in either. */
export function differInOneLetter(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let changed = 0;
  for (let place = 0; place < a.length; place++) if (a[place] !== b[place]) changed++;
  return changed === 1;
}
