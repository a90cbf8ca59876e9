import type { SharedChart } from '@pipsight/contract';
import { stackTags, yOfPrice } from '@pipsight/contract/overlay';
import { GUTTER_WIDTH, PREVIEW_COLOURS as COLOURS, type PicturePlace } from './preview-layout.ts';
import type { PreviewLevel } from './preview-levels.ts';
import { strokeText } from './stroke-text.ts';

type Role = PreviewLevel['role'];

const TAG_HEIGHT = 44;
const TAG_GAP = 6;
/** From the edge of the picture to a tag, where the leader runs. */
const LEADER = 20;
/** Part of the plot's width, from its right edge, that the zones of reward and risk cover. */
const ZONE_SHARE = 0.3;

const LEVELS: Readonly<Record<Role, { readonly name: string; readonly colour: string }>> = {
  target2: { name: 'TP2', colour: COLOURS.up },
  target1: { name: 'TP1', colour: COLOURS.up },
  entry: { name: 'EN', colour: COLOURS.accent },
  stop: { name: 'SL', colour: COLOURS.down },
};

/** What of the preview the plot takes, as far as it is in sight, and where a price stands in it. */
interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly yOf: (price: number) => number;
}

/** Zones of reward and risk, the levels' lines, and their prices beside the picture, as SVG. */
export function levelShapes(levels: readonly PreviewLevel[], chart: SharedChart, place: PicturePlace): string {
  if (levels.length === 0) return '';
  const plot = plotOf(chart, place);
  const onLeft = place.left > 0;
  return [...zones(levels, plot), ...lines(levels, plot, place, onLeft), ...tags(levels, plot, place, onLeft)].join('');
}

function plotOf({ plot, axis }: SharedChart, { view, left, top, width, height }: PicturePlace): Plot {
  const x = (xPx: number): number => left + (xPx - view.x) * view.scale;
  const y = (yPx: number): number => top + (yPx - view.y) * view.scale;
  return {
    left: Math.max(x(plot.x), left),
    right: Math.min(x(plot.x + plot.w), left + width),
    top: Math.max(y(plot.y), top),
    bottom: Math.min(y(plot.y + plot.h), top + height),
    yOf: (price) => y(yOfPrice(axis, price)),
  };
}

/** -1 for a height above the plot, 1 for one below, 0 within. */
function beyond({ top, bottom }: Plot, y: number): -1 | 0 | 1 {
  return y < top ? -1 : y > bottom ? 1 : 0;
}

function within({ top, bottom }: Plot, y: number): number {
  return Math.min(Math.max(y, top), bottom);
}

function zones(levels: readonly PreviewLevel[], plot: Plot): string[] {
  const yOf = (role: Role): number | null => {
    const level = levels.find((candidate) => candidate.role === role);
    return level ? within(plot, plot.yOf(level.price)) : null;
  };
  const entry = yOf('entry');
  const left = plot.right - (plot.right - plot.left) * ZONE_SHARE;
  const zone = (to: number | null, colour: string): string =>
    entry === null || to === null
      ? ''
      : rect(left, Math.min(entry, to), plot.right - left, Math.abs(to - entry), colour, 0.16);
  return [zone(yOf('target2') ?? yOf('target1'), COLOURS.up), zone(yOf('stop'), COLOURS.down)];
}

function lines(levels: readonly PreviewLevel[], plot: Plot, place: PicturePlace, onLeft: boolean): string[] {
  const from = onLeft ? place.left : plot.left;
  const to = onLeft ? plot.right : place.left + place.width;
  return levels.map(({ role, price }) => {
    const y = plot.yOf(price);
    if (beyond(plot, y) !== 0) return '';
    const d = `M${px(from)} ${px(y)}H${px(to)}`;
    return stroke(d, COLOURS.halo, 7, 0.6) + stroke(d, LEVELS[role].colour, 3);
  });
}

/** The prices, none covering another, each led to its line; one beyond the plot has an arrow instead. */
function tags(levels: readonly PreviewLevel[], plot: Plot, place: PicturePlace, onLeft: boolean): string[] {
  const gutterLeft = onLeft ? 0 : place.left + place.width;
  const tagLeft = gutterLeft + (onLeft ? LEADER / 2 : LEADER);
  const width = GUTTER_WIDTH - LEADER * 1.5;
  const inner = onLeft ? tagLeft + width : tagLeft;
  const wanted = levels.map(({ price }) => plot.yOf(price));
  const middles = stackTags(
    // The last term keeps levels beyond the plot in their order.
    wanted.map((y) => within(plot, y) + y * 1e-6),
    TAG_HEIGHT + TAG_GAP,
    place.top,
    place.top + place.height,
  );
  const drawn = levels.map(({ role, text }, index) => {
    const { name, colour } = LEVELS[role];
    const y = wanted[index]!;
    const middleY = middles[index]!;
    const top = middleY - TAG_HEIGHT / 2;
    const way = beyond(plot, y);
    const edge = onLeft ? gutterLeft + GUTTER_WIDTH : gutterLeft;
    const arrowX = (edge + inner) / 2;
    return [
      way === 0
        ? stroke(`M${px(edge)} ${px(y)}L${px(inner)} ${px(middleY)}`, colour, 3)
        : stroke(
            `M${px(arrowX - 5)} ${px(middleY + 3 * way)}l5 ${6 * way}l5 ${-6 * way}m-5 ${6 * way}v${-18 * way}`,
            colour,
            2.5,
          ),
      rect(tagLeft, top, width, TAG_HEIGHT, colour, 0.16),
      rect(onLeft ? inner - 4 : inner, top, 4, TAG_HEIGHT, colour),
      strokeText(name, tagLeft + 16, { middleY, heightPx: 17, colour, penUnits: 2.3 }),
      strokeText(text, tagLeft + width - 12, {
        align: 'right',
        middleY,
        heightPx: 19,
        colour: COLOURS.ink,
        maxWidthPx: width - 80,
      }),
    ].join('');
  });
  return [rect(gutterLeft, place.top, GUTTER_WIDTH, place.height, COLOURS.gutter), ...drawn];
}

function rect(x: number, y: number, width: number, height: number, colour: string, opacity = 1): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

function stroke(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
}

function px(value: number): string {
  return value.toFixed(1);
}
