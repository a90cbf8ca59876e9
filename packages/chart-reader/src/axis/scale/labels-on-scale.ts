/** A label, or a reading of one, by the row that it stands in. */
interface InRow {
  readonly y: number;
}

/** Those of some labels that a scale was fitted to, told by their rows. */
export function labelsOnScale<Label extends InRow>(
  labels: readonly Label[],
  fitted: readonly InRow[],
): readonly Label[] {
  return labels.filter(({ y }) => fitted.some((label) => label.y === y));
}
