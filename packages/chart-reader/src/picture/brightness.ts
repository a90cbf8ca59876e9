/** Brightness as JPEG has it (ITU-R BT.601). */
export function brightnessOf(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}
