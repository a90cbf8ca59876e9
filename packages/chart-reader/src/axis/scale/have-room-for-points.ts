import { letterHeight } from '../../ink/letter-rows.ts';
import { median } from '../../median.ts';
import { isCertain, type ReadLabel } from '../labels/read-label-column.ts';

/** How much wider the gap between two digits is where a point stands, in letter heights: a small point and the air beside it. */
const POINT_ROOM = 0.18;

/** Ink of a label that hangs together: one digit, or several that touch. */
interface InkBox {
  readonly digits: number;
  /** Width and the gap before it, letter heights. */
  readonly width: number;
  readonly gap: number;
}

/**
 * Whether something may have stood between two digits of most labels, at one place from their ends: points too small to be seen leave their room. Also where digits are not
 * certain, or none stands alone to tell how wide they are.
 */
export function haveRoomForPoints(labels: readonly ReadLabel[]): boolean {
  const certain = labels
    .filter(isCertain)
    .map(inkBoxes)
    .filter((boxes) => boxes !== null);
  const single = certain.flat().filter(({ digits }) => digits === 1);
  if (certain.length <= labels.length / 2 || single.length === 0) return true;
  const digitWidth = Math.max(...single.map(({ width }) => width));
  const gaps = certain.map((boxes) =>
    boxes
      .flatMap((box) => gapsTo(box, digitWidth))
      .slice(1)
      .toReversed(),
  );
  const most = Math.max(...gaps.map(({ length }) => length));
  const usual = Array.from({ length: most }, (_, place) => median(gaps.flatMap((own) => own[place] ?? [])));
  return Math.max(...usual) - median(usual) >= POINT_ROOM;
}

/** The ink of a label from left to right; null where it does not tell which digits touch. */
function inkBoxes({ word, printed }: ReadLabel): readonly InkBox[] | null {
  const { left, right, letterBoxes } = word;
  const digitPx = (right - left) / printed.digits.length;
  const boxes = letterBoxes.map((box, i) => ({
    digits: Math.max(1, Math.round((box.right - box.left) / digitPx)),
    width: (box.right - box.left) / letterHeight(word),
    gap: (box.left - (letterBoxes[i - 1]?.right ?? box.left)) / letterHeight(word),
  }));
  return boxes.reduce((count, { digits }) => count + digits, 0) === printed.digits.length ? boxes : null;
}

/** The gap before each digit of some ink: what is wider than digits that touch has its air between them. */
function gapsTo({ digits, width, gap }: InkBox, digitWidth: number): readonly number[] {
  const within = Math.max(0, width - digits * digitWidth) / Math.max(1, digits - 1);
  return [gap, ...Array<number>(digits - 1).fill(within)];
}
