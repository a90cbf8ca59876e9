import type { Mark } from '@pipsight/contract';
import type { PictureView, Size } from '@pipsight/contract/overlay';
import { freeLabels } from './free-labels.ts';
import { isLow, type MarkBox } from './mark-geometry.ts';

/** A mark's name, placed. All in screen pixels from the left and top of the stage. */
export interface MarkLabel {
  readonly mark: Mark;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const LABEL_HEIGHT_PX = 16;
export const LABEL_FONT_PX = 11;
const GAP_PX = 3;
/** Between a name and the edge of the stage. */
const EDGE_PX = 4;

/** Which name gives way where there is no room for both: the rarer finding stays. */
const PRIORITY: Readonly<Record<Mark['kind'], number>> = {
  'chart-pattern': 7,
  pattern: 6,
  'structure-break': 5,
  'order-block': 4,
  'key-level': 3,
  swing: 2,
  liquidity: 1,
  'fair-value-gap': 0,
};

/** Places the names of marks beside them, as many as find room in the view. Highlighted ones come before all others. */
export function placeMarkLabels(
  boxes: readonly MarkBox[],
  view: PictureView,
  stage: Size,
  highlighted: ReadonlySet<string>,
): MarkLabel[] {
  const labels = boxes
    .filter((box) => inSight(box, view, stage))
    .map((box) => placed(box, shortName(box.mark, highlighted), view, stage))
    .filter(({ y }) => y > -LABEL_HEIGHT_PX / 2 && y < stage.height - LABEL_HEIGHT_PX / 2);
  const free = freeLabels(
    labels.map(({ mark, x, y, width }) => ({
      x,
      y,
      width,
      id: mark.id,
      height: LABEL_HEIGHT_PX,
      priority: PRIORITY[mark.kind] + (highlighted.has(mark.id) ? 100 : 0),
    })),
  );
  return labels.filter(({ mark }) => free.has(mark.id));
}

/** Whether any of a mark lies within the width of the stage. */
function inSight({ left, right }: MarkBox, view: PictureView, stage: Size): boolean {
  return right >= view.x && left <= view.x + stage.width / view.scale;
}

/** A name within the width of the stage. */
function placed({ mark, left, right, top, bottom }: MarkBox, text: string, view: PictureView, stage: Size): MarkLabel {
  const screenX = (x: number) => (x - view.x) * view.scale;
  const screenY = (y: number) => (y - view.y) * view.scale;
  const width = labelWidthPx(text);
  const above = screenY(top) - LABEL_HEIGHT_PX - GAP_PX;
  const centred = CENTRED.has(mark.kind);
  const wanted = centred ? screenX((left + right) / 2) - width / 2 : screenX(left);
  const x = Math.min(Math.max(wanted, EDGE_PX), stage.width - EDGE_PX - width);
  if (mark.kind === 'swing' && isLow(mark)) return { mark, text, width, x, y: screenY(bottom) + GAP_PX };
  const fitsInside = !centred && screenY(bottom) - screenY(top) >= LABEL_HEIGHT_PX + 2 * GAP_PX;
  return { mark, text, width, x, y: fitsInside ? screenY(top) + GAP_PX : above };
}

/** Zones are many and their colour tells their side: their full name is shown once they are pointed at. */
function shortName({ id, kind, label }: Mark, highlighted: ReadonlySet<string>): string {
  return highlighted.has(id) ? label : (SHORT_NAMES[kind] ?? label);
}

const SHORT_NAMES: Partial<Record<Mark['kind'], string>> = { 'order-block': 'OB', 'fair-value-gap': 'FVG' };

/** Marks whose name stands over their middle; zones and levels have theirs at the left end. */
const CENTRED: ReadonlySet<Mark['kind']> = new Set(['swing', 'structure-break', 'pattern', 'chart-pattern']);

/** Inter's advance widths at weight 500, on average, with room at both ends. */
function labelWidthPx(text: string): number {
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  return Math.ceil((capitals * 0.74 + (text.length - capitals) * 0.5) * LABEL_FONT_PX) + 8;
}
