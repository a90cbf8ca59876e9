import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import { lookLikeBodies } from './look-like-bodies.ts';
import { binOfPacked } from '../../picture/colour-bins.ts';
import type { Zone } from './zone-finder.ts';

/** How far the colour of an overlap may be from what two zones make of each other, straight distance of 8-bit channels: grounds are told to bins of eight. */
const SAME = 12;
/** Fainter zones make nothing of others that could not be a zone by itself. */
const LEAST_CONTRAST = 16;
/** A translucent zone leaves this share of what lies behind it, at least. */
const LEAST_SEEN = 0.3;
/** Share of its bounds that an area fills, at least: a line with bodies in its colour on it fills less. */
const LEAST_FILLED = 0.2;

/**
 * Those of some areas in which translucent zones of these colours lie over each other, unless they are bodies, and wide ones of these colours: rows beside an area may show an
 * overlap for its background.
 *
 * @param widePx hardly any body is so wide
 */
export function overlaps(areas: readonly Zone[], zones: readonly Rgb[], pane: Rgb, widePx: number): readonly Zone[] {
  const filled = areas.filter((area) => area.filled >= LEAST_FILLED);
  const byColour = Map.groupBy(filled, ({ colour }) => binOfPacked(colour));
  const alike = new Map([...byColour.values()].map((own) => [unpacked(own[0]!.colour), own]));
  const found = new Set(overlapsAmong([...alike.keys()], zones, pane));
  const isKnown = (colour: Rgb): boolean => zones.some((zone) => rgbDistance(zone, colour) <= SAME);
  return [...alike].flatMap(([colour, own]) => {
    if (found.has(colour) && !lookLikeBodies(own)) return own;
    return isKnown(colour) ? own.filter(({ left, right }) => right - left >= widePx) : [];
  });
}

/**
 * Which of some colours translucent zones make where they lie over each other, by twos and, where such a one is known, by more.
 * A zone that leaves the share s of a pane P and looks like Z on it makes Z + s (G - P) of another one's colour G.
 *
 * @param zones colours of zones by themselves
 */
export function overlapsAmong(colours: readonly Rgb[], zones: readonly Rgb[], pane: Rgb): readonly Rgb[] {
  const known = zones.filter((zone) => rgbDistance(zone, pane) >= LEAST_CONTRAST);
  const found: Rgb[] = [];
  for (let before = -1; before < found.length;) {
    before = found.length;
    const all = [...known, ...found];
    for (const colour of colours) {
      if (!found.includes(colour) && all.some((zone) => all.some((other) => isOver(colour, zone, other, pane))))
        found.push(colour);
    }
  }
  return found;
}

/** Whether a colour is what a zone makes of another one. */
function isOver(colour: Rgb, zone: Rgb, other: Rgb, pane: Rgb): boolean {
  const [red, green, blue] = zone.map((value, channel) => value + other[channel]! - pane[channel]!);
  const opaque: Rgb = [red!, green!, blue!];
  const share = shareOfMix(colour, zone, opaque);
  return share >= LEAST_SEEN && share <= 1 && distanceToMix(colour, zone, opaque, share) <= SAME;
}
