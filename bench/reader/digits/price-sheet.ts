import type { Random } from '@pipsight/fixtures';
import { priceText } from './price-texts.ts';

/** A page of prices in one font, and everything that is done to it. */
export interface PriceSheet {
  readonly font: SheetFont;
  /** CSS pixels; digits are about 0.72 of it high. */
  readonly fontPx: number;
  readonly letterSpacingPx: number;
  readonly ground: string;
  readonly ink: string;
  readonly prices: readonly SheetPrice[];
  /** What the picture is resampled by, 1 not at all. */
  readonly scale: number;
  /** Quality of a JPEG, 0 to 1; null for a PNG. */
  readonly jpeg: number | null;
  /** Whether letters have hard edges, as the bitmap letters of terminals. */
  readonly hard: boolean;
}

export interface SheetFont {
  /** As the machine knows it, or as the file is loaded under. */
  readonly family: string;
  readonly weight: number;
  /** The font itself; null for one of the machine's. */
  readonly woff2Base64: string | null;
  /** An OpenType feature: equally wide digits, slashed noughts. */
  readonly feature: 'normal' | 'tnum' | 'zero';
}

/** One price of a sheet and what stands around it. */
export interface SheetPrice {
  readonly text: string;
  readonly box: { readonly ground: string; readonly ink: string } | null;
  /** Colour of a grid line behind the text. */
  readonly line: string | null;
  readonly tick: boolean;
  /** Where the last digit stands that is smaller than the others. */
  readonly smallTail: 'lower' | 'upper' | null;
  /** How large it is, as a share of the others. */
  readonly tailSize: number;
  /** How far a lower one hangs below the line, in heights of the others. */
  readonly tailDrop: number;
  /** Shift against the pixels, 0 to 1. */
  readonly shiftX: number;
  readonly shiftY: number;
}

type Colour = readonly [number, number, number];

const PRICES = 54;
const MIN_CONTRAST = 75;

/** A sheet drawn by lot. */
export function priceSheet(random: Random, font: SheetFont): PriceSheet {
  const fontPx = 7 + Math.floor(random.next() ** 1.7 * 28) + (random.chance(0.3) ? random.next() : 0);
  const { ground, ink } = colours(random);
  const boxes = Array.from({ length: 3 }, () => colours(random));
  const prices = Array.from({ length: PRICES }, (): SheetPrice => {
    const box = random.chance(0.2) ? random.pick(boxes) : null;
    return {
      text: priceText(random),
      box: box === null ? null : { ground: css(box.ground), ink: css(box.ink) },
      line: random.chance(0.06) ? css(between(ground, ink, 0.25)) : null,
      tick: random.chance(0.05),
      smallTail: random.chance(0.1) ? random.pick(['lower', 'lower', 'upper']) : null,
      tailSize: random.between(0.55, 0.75),
      tailDrop: random.chance(0.5) ? random.between(0, 0.15) : 0,
      shiftX: random.chance(0.5) ? random.next() : 0,
      shiftY: random.chance(0.3) ? random.next() : 0,
    };
  });
  return {
    font,
    fontPx,
    letterSpacingPx: random.chance(0.15) ? random.between(-0.035, 0.085) * fontPx : 0,
    ground: css(ground),
    ink: css(ink),
    prices,
    scale: random.chance(0.25) ? random.between(0.75, 1.5) : 1,
    jpeg: random.chance(0.28) ? random.between(0.6, 0.95) : null,
    hard: fontPx <= 14 && random.chance(0.15),
  };
}

/** Dark on light, light on dark or any two colours that can be told apart. */
function colours(random: Random): { ground: Colour; ink: Colour } {
  for (;;) {
    const ground = random.pick([near(random, 255, 30), near(random, 255, 30), near(random, 0, 50), anyColour(random)]);
    const grey = near(random, ground[0] > 128 ? 0 : 255, 120);
    const ink = random.chance(0.5) ? grey : anyColour(random);
    if (Math.max(...ground.map((value, i) => Math.abs(value - ink[i]!))) > MIN_CONTRAST) return { ground, ink };
  }
}

function near(random: Random, value: number, most: number): Colour {
  const channel = () => Math.abs(value - random.integer(0, most));
  return [channel(), channel(), channel()];
}

function anyColour(random: Random): Colour {
  return [random.integer(0, 255), random.integer(0, 255), random.integer(0, 255)];
}

function between(from: Colour, to: Colour, share: number): Colour {
  const mix = (i: 0 | 1 | 2) => Math.round(from[i] * (1 - share) + to[i] * share);
  return [mix(0), mix(1), mix(2)];
}

function css(colour: Colour): string {
  return `rgb(${colour.join(',')})`;
}
