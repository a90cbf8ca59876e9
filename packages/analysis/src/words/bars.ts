/** `1 bar`, `12 bars`. */
export function bars(count: number): string {
  return count === 1 ? '1 bar' : `${count} bars`;
}
