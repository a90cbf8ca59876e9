import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { brightnessCoverage } from './brightness-coverage.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import { FOREIGN, FULL } from './candle-coverage.ts';

const WHITE = 0xffffff;
const RED: Rgb = [200, 40, 40];
const GREEN: Rgb = [30, 160, 80];

type Pixel = readonly [number, number, number];

const BACKGROUND: Pixel = [255, 255, 255];

/** Coverage of one pixel over a zone by candles of red and green. */
function coverageOver(zone: number, [r, g, b]: Pixel): number {
  const [red, green, blue] = unpacked(zone);
  const picture = { width: 3, height: 1, rgb: Uint8Array.of(red, green, blue, r, g, b, red, green, blue) };
  const mask = { width: 3, height: 1, ink: Uint8Array.of(0, 1, 0), background: new Uint32Array(3).fill(zone) };
  return brightnessCoverage(picture, mask, [RED, GREEN], unpacked(WHITE))[1]!;
}

/** Coverage of a row of pixels over white by candles of red and green; what is marked as ink is darker than a trace. */
function coverageOf(row: readonly Pixel[], colours = [RED, GREEN]) {
  const pixels = [BACKGROUND, ...row, BACKGROUND];
  const picture = { width: pixels.length, height: 1, rgb: Uint8Array.from(pixels.flat()) };
  const mask = {
    width: pixels.length,
    height: 1,
    ink: Uint8Array.from(pixels, (pixel) => (Math.min(...pixel) < 225 ? 1 : 0)),
    background: new Uint32Array(pixels.length).fill(WHITE),
  };
  return [...brightnessCoverage(picture, mask, colours, unpacked(WHITE))].slice(1, -1);
}

describe('brightnessCoverage', () => {
  it('tells how much of a pixel a candle covers, whichever of the colours it has', () => {
    expect(coverageOf([[200, 40, 40], BACKGROUND, BACKGROUND, [30, 160, 80]])).toStrictEqual([FULL, 0, 0, FULL]);
    const [half] = coverageOf([[228, 148, 148]]);
    expect(half! / FULL).toBeCloseTo(0.5, 1);
  });

  it('gives a wick its whole width where its hue is smeared over the pixels beside it', () => {
    const row: readonly Pixel[] = [
      [255, 236, 240],
      [145, 68, 86],
      [255, 232, 248],
    ];
    const [left, wick, right] = coverageOf(row);
    expect([left, right]).toStrictEqual([0, 0]);
    expect(wick! / FULL).toBeGreaterThan(0.95);
  });

  it('adds to a blurred wick what spread beside it', () => {
    const [beside, wick] = coverageOf([
      [242, 208, 208],
      [211, 83, 83],
    ]);
    expect((beside! + wick!) / FULL).toBeCloseTo(1, 1);
  });

  it('takes a thin line with little of its hue left for one of a dark colour, not for a soft edge of a bright one', () => {
    const pixels = [
      [10, 14, 22],
      [67, 71, 96],
      [10, 14, 22],
    ];
    const picture = { width: 3, height: 1, rgb: Uint8Array.from(pixels.flat()) };
    const mask = { width: 3, height: 1, ink: Uint8Array.of(0, 1, 0), background: new Uint32Array(3).fill(0x0a0e16) };
    const colours: Rgb[] = [
      [252, 252, 252],
      [44, 100, 252],
    ];
    expect(brightnessCoverage(picture, mask, colours, unpacked(0x0a0e16))[1]! / FULL).toBeGreaterThan(0.6);
  });

  it('takes a line of a grey candle for one, and the soft edge of a black candle for an edge though it is as grey', () => {
    const black: Rgb = [20, 20, 20];
    const grey: Pixel = [160, 160, 160];
    const colours: Rgb[] = [black, [160, 160, 160]];
    expect(coverageOf([BACKGROUND, grey, BACKGROUND], colours)).toStrictEqual([0, FULL, 0]);
    const [edge, body] = coverageOf([grey, [20, 20, 20]], colours);
    expect(edge! / FULL).toBeCloseTo(0.4, 1);
    expect(body).toBe(FULL);
  });

  it('takes for whole what stands out a third more than the colour that smoothing left of most wicks, not what does twice as much', () => {
    const wicks: Rgb[] = [[164, 164, 164]];
    expect(coverageOf([[132, 132, 132]], wicks)).toStrictEqual([FULL]);
    expect(coverageOf([[60, 60, 60]], wicks)).toStrictEqual([FOREIGN]);
  });

  it('calls foreign what has a hue that no mix of candles and background has', () => {
    expect(coverageOf([[40, 90, 250]])).toStrictEqual([FOREIGN]);
  });

  it('weighs hues against the zone behind a candle, whatever most of the chart lies on', () => {
    expect(coverageOver(0xa4c0ff, [30, 160, 80])).toBe(FULL);
    expect(coverageOver(0xa4c0ff, [250, 60, 250])).toBe(FOREIGN);
  });

  it('tells a candle by its hue from a zone that is as bright', () => {
    const slate = 0x787088;
    expect(coverageOver(slate, [30, 160, 80])).toBe(FULL);
    expect(coverageOver(slate, [120, 112, 136])).toBe(0);
  });

  it('takes fringes, far fainter than candles, for no colour of their own', () => {
    expect(coverageOf([[220, 252, 252]], [RED, [220, 252, 252]])).toStrictEqual([0]);
  });

  it('takes what has hardly anything of a candle but its hue, as bright as the ground, for no colour of its own', () => {
    const [ground, fringe, red]: readonly Rgb[] = [
      [19, 23, 34],
      [84, 4, 4],
      [204, 68, 92],
    ];
    const picture = {
      width: 5,
      height: 1,
      rgb: Uint8Array.from([ground, fringe, red, fringe, ground].flat() as number[]),
    };
    const background = new Uint32Array(5).fill(0x131722);
    const mask = { width: 5, height: 1, ink: Uint8Array.of(0, 1, 1, 1, 0), background };
    const coverage = brightnessCoverage(picture, mask, [red!, fringe!], ground!);
    expect(coverage[2]).toBe(FULL);
    expect([coverage[1], coverage[3]].every((beside) => beside! < FULL / 4)).toBe(true);
  });
});
