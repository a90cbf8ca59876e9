/** A label that wants to stand somewhere. Its box may be in any unit, the same for all. */
export interface LabelBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Higher goes first. */
  readonly priority: number;
}

/** Ids of the labels that can be shown without covering one of higher priority; of equals, the earlier one stays. */
export function freeLabels(boxes: readonly LabelBox[]): Set<string> {
  const shown: LabelBox[] = [];
  for (const box of boxes.toSorted((a, b) => b.priority - a.priority)) {
    if (!shown.some((other) => overlap(box, other))) shown.push(box);
  }
  return new Set(shown.map(({ id }) => id));
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
