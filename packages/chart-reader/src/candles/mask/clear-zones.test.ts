import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { type Canvas, canvasOf } from '../canvas.test-helper.ts';
import { findInk } from './ink-mask.ts';

const PANE: Rgb = [19, 23, 34];
const ZONE: Rgb = [51, 32, 42];
const OTHER_ZONE: Rgb = [24, 70, 60];
const OPAQUE: Rgb = [200, 130, 60];
const CANDLE: Rgb = [8, 153, 129];
const DIALOG: Rgb = [240, 240, 240];
const LONG_RUN_PX = 107;

const canvas = (width: number, height: number) => canvasOf(PANE, width, height);

/** Where the ink of a row begins and ends, run by run, the end not included. */
function inkRuns({ picture }: Canvas, y: number): [number, number][] {
  const { ink } = findInk(picture, LONG_RUN_PX);
  const row = [...ink.subarray(y * picture.width, (y + 1) * picture.width)];
  const starts = [...row.keys()].filter((x) => row[x] === 1 && row[x - 1] !== 1);
  return starts.map((x) => [x, row.indexOf(0, x)]);
}

describe('zones', () => {
  it('are no ink where they are narrower than a long run', () => {
    const chart = canvas(300, 120);
    chart.paint(ZONE, 100, 0, 150, 120);
    chart.paint(CANDLE, 120, 40, 127, 80);
    expect(inkRuns(chart, 20)).toStrictEqual([]);
    expect(inkRuns(chart, 60)).toStrictEqual([[120, 127]]);
  });

  it('are no ink where they are flat', () => {
    const chart = canvas(300, 120);
    chart.paint(ZONE, 100, 40, 160, 76);
    chart.paint(CANDLE, 120, 20, 127, 58);
    expect([inkRuns(chart, 50), inkRuns(chart, 70)]).toStrictEqual([[[120, 127]], []]);
  });

  it('are no bodies in the colour of a button', () => {
    const chart = canvas(300, 120);
    chart.paint(OTHER_ZONE, 10, 5, 64, 34);
    for (let cell = 0; cell < 9; cell++)
      chart.paint(OTHER_ZONE, 100 + 20 * cell, 40 + 3 * cell, 110 + 20 * cell, 70 + 5 * cell);
    expect(inkRuns(chart, 20)).toStrictEqual([]);
    expect(inkRuns(chart, 66)).toStrictEqual(
      Array.from({ length: 9 }, (_, cell) => [100 + 20 * cell, 110 + 20 * cell]),
    );
  });

  it('may be as flat as the bars of a profile where these are wide and straight, or coloured like one that is', () => {
    const chart = canvas(300, 120);
    chart.paint(ZONE, 60, 40, 160, 52);
    chart.paint(CANDLE, 120, 20, 127, 58);
    chart.paint(ZONE, 200, 80, 212, 92);
    expect([inkRuns(chart, 46), inkRuns(chart, 86)]).toStrictEqual([[[120, 127]], []]);
  });

  it("are no low bodies of the pane's brightness beside each other", () => {
    const chart = canvas(300, 200);
    for (let i = 0; i < 6; i++) chart.paint(ZONE, 40 + 26 * i, 130 - 8 * i, 64 + 26 * i, 146 - 8 * i);
    expect(inkRuns(chart, 119)).toStrictEqual([
      [92, 116],
      [118, 142],
    ]);
  });

  it('go on where candles leave no long run of them', () => {
    const chart = canvas(300, 120);
    chart.paint(ZONE, 100, 20, 200, 100);
    for (let x = 104; x < 196; x += 12) chart.paint(CANDLE, x, 60, x + 7, 80);
    const candles = Array.from({ length: 8 }, (_, i) => [104 + 12 * i, 111 + 12 * i]);
    expect(inkRuns(chart, 70)).toStrictEqual(candles);
  });

  it('lie behind the candles inside of them', () => {
    const chart = canvas(300, 120);
    chart.paint(ZONE, 100, 0, 150, 120);
    chart.paint(CANDLE, 120, 40, 127, 80);
    const { background } = findInk(chart.picture, LONG_RUN_PX);
    expect(background[60 * 300 + 123]).toBe(0x33202a);
  });

  it('are no boxes as dark as the candles of a dimmed screen', () => {
    const chart = canvas(300, 120);
    const letters = [148, 148, 156] as const;
    const dimmed = [24, 108, 92] as const;
    chart.paint(dimmed, 210, 40, 290, 80);
    for (let x = 240; x < 286; x += 6) chart.paint(letters, x, 55, x + 3, 65);
    for (let x = 20; x < 180; x += 16) chart.paint(dimmed, x, 30, x + 10, 90);
    expect(inkRuns(chart, 85)).toContainEqual([20, 30]);
  });

  it('do not lie behind candles of another that parts them', () => {
    const chart = canvas(300, 240);
    chart.paint(ZONE, 40, 0, 100, 240);
    chart.paint(OTHER_ZONE, 56, 80, 300, 160);
    chart.paint(CANDLE, 70, 100, 77, 140);
    const { background } = findInk(chart.picture, LONG_RUN_PX);
    expect(background[120 * 300 + 73]).toBe(0x18463c);
  });

  it('may be crossed by lines', () => {
    const chart = canvas(300, 120);
    chart.paint(ZONE, 100, 0, 150, 120);
    chart.paint(CANDLE, 0, 50, 300, 52);
    expect([inkRuns(chart, 20), inkRuns(chart, 80)]).toStrictEqual([[], []]);
  });

  it('are no ink where they are narrow but run from top to bottom', () => {
    const chart = canvas(300, 200);
    chart.paint(ZONE, 40, 0, 66, 200);
    chart.paint(CANDLE, 50, 40, 57, 80);
    expect([inkRuns(chart, 20), inkRuns(chart, 60)]).toStrictEqual([[], [[50, 57]]]);
  });

  it('tell candles from themselves, whatever ground a row beside them was taken to show', () => {
    const chart = canvas(400, 200);
    chart.paint(ZONE, 0, 0, 26, 200);
    chart.paint(OTHER_ZONE, 26, 60, 400, 100);
    chart.paint([34, 84, 72], 10, 60, 15, 100);
    expect(inkRuns(chart, 80)).toStrictEqual([[10, 15]]);
  });

  it('are no wide body that is twice as strong as the soft edge of a line along the chart', () => {
    const chart = canvas(300, 120);
    chart.paint([12, 84, 76], 0, 50, 300, 53);
    chart.paint([5, 145, 118], 100, 10, 124, 48);
    expect(inkRuns(chart, 30)).toStrictEqual([[100, 124]]);
  });

  it('may be as far from the pane as two of them make it that lie over each other', () => {
    const chart = canvas(400, 160);
    chart.paint([60, 60, 80], 20, 20, 220, 120);
    chart.paint([36, 84, 66], 150, 60, 390, 150);
    chart.paint([75, 115, 109], 150, 60, 220, 120);
    chart.paint(CANDLE, 180, 40, 187, 140);
    expect([50, 90, 130].map((y) => inkRuns(chart, y))).toStrictEqual([[[180, 187]], [[180, 187]], [[180, 187]]]);
  });

  it('are many from top to bottom, all equally wide, where sessions are', () => {
    const chart = canvas(500, 200);
    for (let session = 0; session < 8; session++) chart.paint(ZONE, 20 + 60 * session, 0, 46 + 60 * session, 200);
    chart.paint(CANDLE, 330, 40, 337, 80);
    expect([inkRuns(chart, 20), inkRuns(chart, 60)]).toStrictEqual([[], [[330, 337]]]);
  });

  it('run from top to bottom behind others that lie over them, and show other colours where translucent ones do', () => {
    const chart = canvas(300, 200);
    chart.paint(ZONE, 40, 0, 66, 200);
    chart.paint(OPAQUE, 0, 60, 300, 80);
    chart.paint(OTHER_ZONE, 40, 110, 66, 170);
    chart.paint(CANDLE, 50, 90, 57, 140);
    const candle = [[50, 57]];
    expect([20, 70, 100, 130, 190].map((y) => inkRuns(chart, y))).toStrictEqual([[], [], candle, candle, []]);
  });

  it("are no bodies of the pane's brightness", () => {
    const chart = canvas(300, 200);
    chart.paint(ZONE, 40, 30, 66, 90);
    chart.paint(ZONE, 80, 30, 106, 90);
    expect(inkRuns(chart, 60)).toStrictEqual([
      [40, 66],
      [80, 106],
    ]);
  });

  it('may be narrow where another has their colour', () => {
    const chart = canvas(300, 120);
    chart.paint(ZONE, 40, 30, 100, 90);
    chart.paint(ZONE, 120, 30, 155, 90);
    expect(inkRuns(chart, 60)).toStrictEqual([]);
  });

  it('may have any colour where they are boxes wider than a long run', () => {
    const chart = canvas(300, 120);
    chart.paint(OPAQUE, 60, 30, 200, 70);
    for (let x = 64; x < 196; x += 40) chart.paint(CANDLE, x, 20, x + 7, 58);
    expect(inkRuns(chart, 50)).toStrictEqual([
      [64, 71],
      [104, 111],
      [144, 151],
      [184, 191],
    ]);
  });

  it('may have any colour and be as narrow as bands of sessions leave them, where their edges go on beyond a side', () => {
    const chart = canvas(300, 120);
    chart.paint(ZONE, 100, 0, 160, 120);
    chart.paint(OPAQUE, 60, 30, 200, 70);
    // What the band leaves of the box; right of it 40 px are left.
    chart.paint([90, 120, 180], 100, 30, 160, 70);
    for (let x = 64; x < 196; x += 40) chart.paint(CANDLE, x, 20, x + 7, 58);
    const candles = [64, 104, 144, 184].map((x) => [x, x + 7]);
    expect(inkRuns(chart, 50)).toStrictEqual(candles);
    expect(inkRuns(chart, 65)).toStrictEqual([]);
  });

  it('are no wide bodies beside each other', () => {
    const chart = canvas(300, 120);
    chart.paint(OPAQUE, 60, 30, 120, 70);
    chart.paint(CANDLE, 130, 42, 190, 70);
    expect(inkRuns(chart, 50)).toStrictEqual([
      [60, 120],
      [130, 190],
    ]);
  });

  it('are no bodies that touch and follow each other upwards', () => {
    const chart = canvas(300, 200);
    for (let i = 0; i < 6; i++) chart.paint(CANDLE, 40 + 26 * i, 130 - 20 * i, 64 + 26 * i, 170 - 20 * i);
    expect(inkRuns(chart, 100)).toStrictEqual([
      [92, 116],
      [118, 142],
    ]);
  });

  it('are neither candles, however tall, nor dialogs', () => {
    const chart = canvas(300, 120);
    chart.paint(CANDLE, 40, 0, 90, 120);
    chart.paint(DIALOG, 120, 0, 170, 120);
    expect(inkRuns(chart, 60)).toStrictEqual([
      [40, 90],
      [120, 170],
    ]);
  });
});
