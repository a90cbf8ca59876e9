import { type Colour, colourDistance } from './colour-bins.ts';

/** How far a colour may be from what two zones make where they lie over each other, straight distance of 8-bit channels. */
const SAME_MIX = 14;
/** The share of its own colour that the upper of two zones may have at most: denser ones hide what they lie over. */
const DENSEST = 0.6;

/**
 * Whether a colour may be that of a translucent zone or of two, or one twice, over each other. Alone over the pane P they show as A and B; B over A, with a share b of
 * its own colour, shows as A + B - P - b (A - P) (Porter and Duff 1984, "over"). How dense they are is not known.
 *
 * @param zones the colours of zones as they show over the pane alone, or over each other
 */
export function isOfZones(colour: Colour, zones: readonly Colour[], pane: Colour): boolean {
  if (zones.some((zone) => colourDistance(zone, colour) <= SAME_MIX)) return true;
  return zones.some((lower) => zones.some((upper) => isOver(colour, upper, lower, pane)));
}

function isOver(colour: Colour, upper: Colour, lower: Colour, pane: Colour): boolean {
  const v = { r: pane.r - lower.r, g: pane.g - lower.g, b: pane.b - lower.b };
  const d = {
    r: colour.r - upper.r + v.r,
    g: colour.g - upper.g + v.g,
    b: colour.b - upper.b + v.b,
  };
  const length2 = v.r ** 2 + v.g ** 2 + v.b ** 2;
  const along = length2 === 0 ? 0 : (d.r * v.r + d.g * v.g + d.b * v.b) / length2;
  const share = Math.max(0, Math.min(DENSEST, along));
  return Math.hypot(d.r - share * v.r, d.g - share * v.g, d.b - share * v.b) <= SAME_MIX;
}
