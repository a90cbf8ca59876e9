/** Colour of a result by its sign. Always beside the sign itself. */
export function resultColour(value: number): string {
  return value > 0 ? 'text-up' : value < 0 ? 'text-down' : 'text-soft';
}
