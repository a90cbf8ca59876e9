import { expect, test } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { overlaps, overlapsAmong } from './zone-overlaps.ts';

const PANE: Rgb = [255, 255, 255];

/** A colour over another one. */
const over = (colour: Rgb, opacity: number, ground: Rgb): Rgb => {
  const mix = (channel: 0 | 1 | 2): number =>
    Math.round(ground[channel] + opacity * (colour[channel] - ground[channel]));
  return [mix(0), mix(1), mix(2)];
};
const MINT: Rgb = [0, 220, 130];
const PINK: Rgb = [250, 70, 80];
const ON_PANE = [over(MINT, 0.35, PANE), over(PINK, 0.2, PANE)];
const OF_BOTH = over(MINT, 0.35, over(PINK, 0.2, PANE));
const TWICE = over(MINT, 0.35, ON_PANE[0]!);
const OF_THREE = over(PINK, 0.2, TWICE);

test('knows what zones make of each other, whichever lies above, and of themselves', () => {
  expect(overlapsAmong([OF_BOTH, TWICE], ON_PANE, PANE)).toEqual([OF_BOTH, TWICE]);
});

test('knows what a third zone makes of two where these are known', () => {
  expect(overlapsAmong([OF_THREE, TWICE], ON_PANE, PANE)).toEqual([TWICE, OF_THREE]);
});

test('takes no candles for overlaps, nor anything where no two zones are', () => {
  const candles: Rgb[] = [MINT, PINK, [8, 153, 129], over(MINT, 0.35, [8, 153, 129]), [20, 20, 20]];
  expect(overlapsAmong(candles, ON_PANE, PANE)).toEqual([]);
  expect(overlapsAmong([OF_BOTH], [PANE], PANE)).toEqual([]);
});

test('takes wide areas of the colour of a zone, which overlaps of it lie beside', () => {
  const [red, green, blue] = ON_PANE[1]!;
  const area = (widthPx: number, filled = 0.8) => {
    return {
      colour: (red << 16) | (green << 8) | blue,
      left: 10,
      right: 10 + widthPx,
      top: 0,
      bottom: 30,
      filled,
      holds: () => true,
    };
  };
  // The line of a level, with a few bodies in its colour on it.
  expect(overlaps([area(80, 0.1)], ON_PANE, PANE, 60)).toEqual([]);
  expect(overlaps([area(80), area(20)], ON_PANE, PANE, 60)).toEqual(
    [area(80)].map((own) => expect.objectContaining({ right: own.right })),
  );
});

test('leaves areas of such a colour that are bodies', () => {
  const [red, green, blue] = OF_BOTH;
  const area = (left: number, top: number, widthPx: number) => {
    const bounds = { left, right: left + widthPx, top, bottom: top + 40 };
    return { colour: (red << 16) | (green << 8) | blue, ...bounds, filled: 1, holds: () => true };
  };
  const areas = [area(0, 0, 90), area(120, 30, 14)];
  expect(overlaps(areas, ON_PANE, PANE, 60)).toEqual(areas);
  const bodies = Array.from({ length: 8 }, (_, k) => area(20 * k, 10 * k, 14));
  expect(overlaps(bodies, ON_PANE, PANE, 60)).toEqual([]);
});
