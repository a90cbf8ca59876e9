import { FARTHEST_FROM_LINE } from '../labels/label-distances.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { isCertain } from '../labels/read-label-column.ts';
import { labelPrices } from '../scale/label-prices.ts';
import { roundSteps } from '../scale/round-steps.ts';

/** How near to its row a box must be for a step to be told by it, pixels, and how much further off it is by any other. */
const AGREEMENT_PX = 1.25;
const OTHERS_PX = 2.5;
/** Scales this much steeper are others. */
const OTHER_SCALE = 0.01;

/** Lines next to each other, the first of them that of a label. */
interface Step {
  readonly label: ReadLabel;
  /** In units of the last digit. */
  readonly units: number;
  readonly row: number;
  readonly next: number;
  /** From the one line to the other. */
  readonly stepUnits: number;
}

/**
 * The prices of all lines a whole number of steps from that of one label, where candles hide so many others that they tell no scale: lines are a round number apart of
 * which their prices are multiples, and boxes, which are drawn at their prices, tell which. The lines, each as if it had its label, and the boxes;
 * null unless these agree on one number.
 *
 * @param rows lines across the plot
 */
export function labelsByStep(
  plain: readonly ReadLabel[],
  boxed: readonly ReadLabel[],
  rows: readonly number[],
  size: number,
): readonly ReadLabel[] | null {
  const [labels, told] = [plain.filter(isCertain), boxed.filter(isCertain)];
  if (labels.length === 0 || told.length === 0) return null;
  const all = [...told, ...labels];
  const printed = all.map((label) => label.printed);
  const { decimals, prices } = labelPrices(printed, false)[0]!;
  const units = prices.map((price) => Math.round(price * 10 ** decimals));
  const isOfBox = (row: number) => told.some(({ y }) => Math.abs(y - row) <= AGREEMENT_PX);
  const lines = rows.filter((row) => !isOfBox(row)).toSorted((a, b) => a - b);
  const steps = labels.flatMap((label, index) => {
    const own = lines.filter((row) => Math.abs(row - label.y) <= FARTHEST_FROM_LINE * size);
    return own.flatMap((row) => stepsFrom(label, units[told.length + index]!, row, lines));
  });
  const isAt = (step: Step, reachPx: number) =>
    told.every(({ y }, index) => Math.abs(rowOf(step, units[index]!) - y) <= reachPx);
  const found = steps.find((step) => isAt(step, AGREEMENT_PX));
  if (found === undefined || steps.some((step) => isAt(step, OTHERS_PX) && isOther(step, found))) return null;
  // Labels that stand elsewhere than they belong were misread, or lie on a logarithmic scale; candles cut digits off their fronts.
  const shift = found.row - found.label.y;
  const isInPlace = (label: ReadLabel) =>
    labelOfLine(found, label.y + shift, decimals, OTHERS_PX)?.printed.digits.endsWith(label.printed.digits) === true;
  if (!labels.every(isInPlace)) return null;
  return [...told, ...lines.flatMap((row) => labelOfLine(found, row, decimals, AGREEMENT_PX) ?? [])];
}

/** What the label of a line prints that is a whole number of steps from that of another; null for a line between. */
function labelOfLine(
  { label, units, row: own, next, stepUnits }: Step,
  row: number,
  decimals: number,
  reachPx: number,
): ReadLabel | null {
  const steps = Math.round((row - own) / (next - own));
  if (Math.abs(own + steps * (next - own) - row) > reachPx) return null;
  const digits = String(units + steps * stepUnits);
  return { ...label, y: row, printed: { ...label.printed, digits, afterLastSeparator: decimals } };
}

/** The round steps from the line of a label to those next to it. */
function stepsFrom(label: ReadLabel, units: number, row: number, lines: readonly number[]): readonly Step[] {
  const place = lines.indexOf(row);
  return [lines[place - 1], lines[place + 1]].flatMap((next) => {
    if (next === undefined) return [];
    return roundSteps(units).map((step) => ({ label, units, row, next, stepUnits: next < row ? step : -step }));
  });
}

/** Row of a price on the scale of a step. */
function rowOf({ units, row, next, stepUnits }: Step, price: number): number {
  return row + ((price - units) / stepUnits) * (next - row);
}

function isOther(step: Step, than: Step): boolean {
  const slope = ({ row, next, stepUnits }: Step) => (next - row) / stepUnits;
  return (
    Math.abs(slope(step) / slope(than) - 1) > OTHER_SCALE || Math.abs(rowOf(step, than.units) - than.row) > AGREEMENT_PX
  );
}
