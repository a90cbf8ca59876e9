import { letterHeight } from '../../ink/letter-rows.ts';
import { median } from '../../median.ts';
import { isCertain, type ReadLabel } from '../labels/read-label-column.ts';

/** How much wider the gap between two digits is where a point stands, in letter heights: a small point and the air beside it. */
const POINT_ROOM = 0.18;

/**
 * Whether something may have stood between two digits of most labels, at one place from their ends: points too small to be seen leave their room. Also where digits are not
 * certain, or hang together.
 */
export function haveRoomForPoints(labels: readonly ReadLabel[]): boolean {
  const apart = labels.filter(
    (label) => isCertain(label) && label.word.letterBoxes.length === label.printed.digits.length,
  );
  if (apart.length <= labels.length / 2) return true;
  const gaps = apart.map(({ word }) => {
    const boxes = word.letterBoxes.toReversed();
    return boxes.slice(1).map(({ right }, i) => (boxes[i]!.left - right) / letterHeight(word));
  });
  const most = Math.max(...gaps.map(({ length }) => length));
  const usual = Array.from({ length: most }, (_, place) => median(gaps.flatMap((own) => own[place] ?? [])));
  return Math.max(...usual) - median(usual) >= POINT_ROOM;
}
