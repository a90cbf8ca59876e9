/** How well a shape fits, 0 to 100: the mean of its parts, each brought into 0 to 1. */
export function scoreOf(...parts: readonly number[]): number {
  const within = parts.map((part) => Math.min(1, Math.max(0, part)));
  return Math.round((100 * within.reduce((sum, part) => sum + part, 0)) / within.length);
}
