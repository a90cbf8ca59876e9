interface Cluster {
  readonly members: number[];
  /** Middle of the first member. */
  readonly start: number;
}

/**
 * Moves tags of one height apart so that none covers another, each as near to where it belongs as the others allow and
 * all in their order. Takes and returns the middles of the tags. The result lies within `min` to `max` where all fit;
 * where they do not, it begins at `min` and runs over `max`.
 */
export function stackTags(wanted: readonly number[], height: number, min: number, max: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => wanted[a]! - wanted[b]!);
  let clusters: Cluster[] = [];
  for (const index of order) {
    clusters = merged([...clusters, placed([index])]);
  }
  const middles = Array.from(wanted);
  for (const { members, start } of clusters) {
    members.forEach((member, place) => {
      middles[member] = start + place * height;
    });
  }
  return middles;

  /** Joins the last cluster with those before it as long as they touch. */
  function merged(all: Cluster[]): Cluster[] {
    const last = all.at(-1)!;
    const previous = all.at(-2);
    if (!previous || endOf(previous) <= last.start) return all;
    return merged([...all.slice(0, -2), placed([...previous.members, ...last.members])]);
  }

  /** Puts a cluster where its members are, on average, nearest to what they want. */
  function placed(members: number[]): Cluster {
    const starts = members.map((member, place) => wanted[member]! - place * height);
    const mean = starts.reduce((sum, start) => sum + start, 0) / starts.length;
    const highest = max - height / 2 - (members.length - 1) * height;
    return { members, start: Math.max(min + height / 2, Math.min(mean, highest)) };
  }

  function endOf({ members, start }: Cluster): number {
    return start + members.length * height;
  }
}
