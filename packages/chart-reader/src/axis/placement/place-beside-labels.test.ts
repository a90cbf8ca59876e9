import { expect, test } from 'vitest';
import { inkMap } from '../../ink/ink-map.ts';
import type { Picture } from '../../picture/picture.ts';
import { placeBesideLabels } from './place-beside-labels.ts';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

const PANE = { x: 0, y: 0, w: 100, h: 200 };
const COLUMN = { left: 120, right: 150 };

/** A white picture with grey lines one pixel thick. */
function pictureOf(lines: readonly { row: number; left: number; right: number }[]): Picture {
  const width = 160;
  const rgb = new Uint8Array(width * 200 * 3).fill(255);
  for (const { row, left, right } of lines) rgb.fill(200, (row * width + left) * 3, (row * width + right) * 3);
  return { width, height: 200, rgb };
}

/** Labels 10 pixels high about these heights. */
function labelsAt(...heights: number[]): ReadLabel[] {
  return heights.map((y) => {
    const rows = { top: y - 5, bottom: y + 5, letterTop: y - 5, letterBottom: y + 5 };
    const word = { ...COLUMN, ...rows, letters: 4, pointX: null, letterBoxes: [], smallTail: false };
    const printed = { digits: '1', afterLastSeparator: null, earlierSeparators: 0, negative: false };
    return { word, text: '1', printed, y };
  });
}

function placed(picture: Picture, labels: readonly ReadLabel[]): number[] {
  const ink = inkMap(picture, { left: 110, top: 0, right: 160, bottom: 200 })!;
  return placeBesideLabels(picture, PANE, ink, labels, COLUMN, []).labels.map(({ y }) => y);
}

test('moves labels to the grid lines that they stand above', () => {
  const lines = [46, 86, 126, 166].map((row) => ({ row, left: 0, right: 100 }));
  expect(placed(pictureOf(lines), labelsAt(40, 80, 120, 160))).toEqual([46.5, 86.5, 126.5, 166.5]);
});

test('moves labels to the ticks beside them where the plot has no lines', () => {
  const ticks = [42, 82, 122].map((row) => ({ row, left: 110, right: 116 }));
  expect(placed(pictureOf(ticks), labelsAt(40, 80, 120))).toEqual([42.5, 82.5, 122.5]);
});

test('takes feet of digits, one column wide, for no ticks', () => {
  const feet = [44, 84, 124].map((row) => ({ row, left: 118, right: 119 }));
  const ticks = feet.map((foot) => ({ ...foot, left: 117 }));
  expect(placed(pictureOf(ticks), labelsAt(40, 80, 120))).toEqual([44.5, 84.5, 124.5]);
  const [first] = placed(pictureOf(feet), labelsAt(40, 80, 120));
  expect(first).toBeCloseTo(40.85);
});

test('finds ticks three pixels long and hardly darker than their ground, several letters from the labels', () => {
  const picture = pictureOf([]);
  for (const row of [43, 83, 123]) picture.rgb.fill(243, (row * 160 + 104) * 3, (row * 160 + 107) * 3);
  expect(placed(picture, labelsAt(40, 80, 120))).toEqual([43.5, 83.5, 123.5]);
});

test('finds ticks at the far side of wide room for labels, inside of the plot too', () => {
  const ticks = [42, 82, 122].map((row) => ({ row, left: 94, right: 99 }));
  const column = { left: 152, right: 158 };
  const picture = pictureOf(ticks);
  const labels = labelsAt(40, 80, 120).map((label) => ({ ...label, word: { ...label.word, ...column } }));
  const ink = inkMap(picture, { left: 145, top: 0, right: 160, bottom: 200 })!;
  expect(placeBesideLabels(picture, PANE, ink, labels, column, []).labels.map(({ y }) => y)).toEqual([
    42.5, 82.5, 122.5,
  ]);
});

test('finds ticks so close beside labels that they seem to be the last letter of each', () => {
  const ticks = [42, 82, 122].map((row) => ({ row, left: 120, right: 124 }));
  const picture = pictureOf(ticks);
  const labels = labelsAt(40, 80, 120).map((label) => {
    const { letterTop, letterBottom } = label.word;
    const digit = { left: 127, right: 150, top: letterTop, bottom: letterBottom };
    const tick = { left: 120, right: 124, top: letterTop + 7, bottom: letterTop + 8 };
    return { ...label, word: { ...label.word, letterBoxes: [tick, digit] } };
  });
  expect(placed(picture, labels)).toEqual([42.5, 82.5, 122.5]);
});

test('moves labels to the edges of bands of two shades where these stand for lines', () => {
  const picture = pictureOf([]);
  for (const top of [42, 122]) picture.rgb.fill(243, top * 160 * 3, (top + 40) * 160 * 3);
  expect(placed(picture, labelsAt(40, 80, 120, 160))).toEqual([42, 82, 122, 162]);
});

test('sees the last dots of lines between bands of two shades', () => {
  const picture = pictureOf([]);
  for (let row = 42; row < 82; row++) picture.rgb.fill(240, row * 160 * 3, (row * 160 + 100) * 3);
  for (const row of [42, 82, 122])
    for (let x = 0; x < 100; x += 8) picture.rgb.fill(200, (row * 160 + x) * 3, (row * 160 + x + 2) * 3);
  expect(placed(picture, labelsAt(40, 80, 120))).toEqual([42.5, 82.5, 122.5]);
});

test('takes the distance of a text from the middle of its box for that of all labels, where nothing else tells it', () => {
  const picture = pictureOf([]);
  for (let row = 54; row < 70; row++) picture.rgb.fill(90, (row * 160 + 114) * 3, (row * 160 + 156) * 3);
  expect(placed(picture, labelsAt(20, 60, 100, 140))).toEqual([22, 62, 102, 142]);
});

test('does so by an outlined box too', () => {
  const picture = pictureOf([53, 69].map((row) => ({ row, left: 114, right: 156 })));
  for (let row = 53; row <= 69; row++)
    for (const x of [114, 155]) picture.rgb.fill(200, (row * 160 + x) * 3, (row * 160 + x + 1) * 3);
  expect(placed(picture, labelsAt(20, 60, 100, 140))).toEqual([21.5, 61.5, 101.5, 141.5]);
});

test('moves the two labels that a box leaves to their ticks or lines', () => {
  const box = { left: 115, top: 112, right: 155, bottom: 128 };
  const at = (left: number, right: number) => [41, 81].map((row) => ({ row, left, right }));
  const boxed = (lines: ReturnType<typeof at>): Picture => {
    const picture = pictureOf(lines);
    for (let row = box.top; row < box.bottom; row++)
      picture.rgb.fill(90, (row * 160 + box.left) * 3, (row * 160 + box.right) * 3);
    return picture;
  };
  expect(placed(boxed(at(110, 116)), labelsAt(40, 80, 120)).slice(0, 2)).toEqual([41.5, 81.5]);
  expect(placed(boxed(at(0, 100)), labelsAt(40, 80, 120)).slice(0, 2)).toEqual([41.5, 81.5]);
  expect(placed(boxed(at(0, 100).slice(1)), labelsAt(40, 80, 120)).slice(0, 2)).not.toContain(81.5);
});

test('takes the line that runs to a box for its price where something hides an edge of the box', () => {
  const picture = pictureOf([{ row: 63, left: 0, right: 114 }]);
  for (let row = 54; row < 74; row++) picture.rgb.fill(90, (row * 160 + 114) * 3, (row * 160 + 156) * 3);
  // A label of nearly the colour of the box reaches into it from above.
  for (let row = 40; row < 54; row++) picture.rgb.fill(95, (row * 160 + 114) * 3, (row * 160 + 156) * 3);
  expect(placed(picture, labelsAt(20, 61, 100, 140))).toEqual([22.5, 63.5, 102.5, 142.5]);
});

test('puts each label on its own line, whose rounding differs from that of its text', () => {
  const linesAt = (...rows: number[]) => pictureOf(rows.map((row) => ({ row, left: 0, right: 100 })));
  expect(placed(linesAt(42, 83, 122, 162), labelsAt(40, 80, 120, 160))).toEqual([42.5, 83.5, 122.5, 162.5]);
  expect(placed(linesAt(42, 83, 162), labelsAt(40, 80, 120, 160))).toEqual([42.5, 83.5, 120 + 8.5 / 3, 162.5]);
});

test('puts a label whose line a title hides on its tick', () => {
  const lines = [83, 122, 162].map((row) => ({ row, left: 0, right: 100 }));
  const ticks = [42, 83, 122, 162].map((row) => ({ row, left: 110, right: 116 }));
  expect(placed(pictureOf([...lines, ...ticks]), labelsAt(40, 80, 120, 160))).toEqual([42.5, 83.5, 122.5, 162.5]);
});

test('takes prices for lying a little above the middle of lines several pixels thick, however far the texts stand from them', () => {
  const rows = [42, 82, 122, 162].flatMap((row) => [row, row + 1]);
  const thick = pictureOf(rows.map((row) => ({ row, left: 0, right: 100 })));
  expect(placed(thick, labelsAt(40, 80, 120, 160))).toEqual([42.875, 82.875, 122.875, 162.875]);
});

test('takes ticks for them, not the soft edges of digits', () => {
  const picture = pictureOf([42, 82, 122].map((row) => ({ row, left: 108, right: 113 })));
  for (const row of [39, 40, 79, 80, 119, 120]) picture.rgb.fill(200, (row * 160 + 118) * 3, (row * 160 + 119) * 3);
  expect(placed(picture, labelsAt(40, 80, 120))).toEqual([42.5, 82.5, 122.5]);
});

test('takes what compression leaves beside every label alike for no tick, and true ticks in spite of it', () => {
  const ringed = (tick: number) => {
    const picture = pictureOf([]);
    for (const y of [40, 80, 120]) {
      for (const row of [y - 8, y - 10]) picture.rgb.fill(245, (row * 160 + 120) * 3, (row * 160 + 150) * 3);
      picture.rgb.fill(tick, ((y + 3) * 160 + 108) * 3, ((y + 3) * 160 + 112) * 3);
    }
    return picture;
  };
  expect(placed(ringed(243), labelsAt(40, 80, 120))).toEqual([40.85, 80.85, 120.85]);
  expect(placed(ringed(200), labelsAt(40, 80, 120))).toEqual([43.5, 83.5, 123.5]);
});

test('asks no box of two lines of text for its middle', () => {
  const picture = pictureOf([]);
  for (let row = 54; row < 84; row++) picture.rgb.fill(90, (row * 160 + 114) * 3, (row * 160 + 156) * 3);
  for (let row = 68; row < 76; row++)
    for (let x = 120; x < 144; x += 4) picture.rgb.fill(255, (row * 160 + x) * 3, (row * 160 + x + 3 - (row % 2)) * 3);
  expect(placed(picture, labelsAt(20, 60, 100, 140))).toEqual([20, 60, 100, 140]);
});

test('moves labels by the usual shift of a text where only a few of them have a line near, and by nothing beside boxes', () => {
  const levels = [46, 86].map((row) => ({ row, left: 0, right: 100 }));
  expect(placed(pictureOf(levels), labelsAt(40, 80, 120, 160))).toEqual([40.85, 80.85, 120.85, 160.85]);
  expect(placed(pictureOf([]), labelsAt(40, 80, 120, 160))).toEqual([40.85, 80.85, 120.85, 160.85]);
  const boxed = pictureOf([]);
  boxed.rgb.fill(90, 150 * 160 * 3);
  expect(placed(boxed, labelsAt(40, 80, 120, 180))).toEqual([40, 80, 120, 180]);
});

test('ends the plot at the lowest label where the line of the time axis stands close to it', () => {
  const timeAxis = pictureOf([{ row: 162, left: 0, right: 100 }]);
  expect(placed(timeAxis, labelsAt(40, 80, 120, 160))).toEqual([42.5, 82.5, 122.5, 162.5]);
});

test('leaves labels on their lines where numbers of other panes, and what compression leaves beside all of them, say otherwise', () => {
  const prices = [20, 40, 60, 80];
  const others = [100, 110, 122, 131, 145, 160, 172];
  const picture = pictureOf(prices.map((y) => ({ row: y, left: 0, right: 100 })));
  for (const y of [...prices, ...others]) picture.rgb.fill(200, ((y + 5) * 160 + 108) * 3, ((y + 5) * 160 + 112) * 3);
  const printed = ['83', '82', '81', '80', '2', '1', '2', '1', '7', '1', '3'];
  const labels = labelsAt(...prices, ...others).map((label, index) => ({
    ...label,
    text: printed[index]!,
    printed: { ...label.printed, digits: printed[index]! },
  }));
  expect(placed(picture, labels).slice(0, 4)).toEqual([20.5, 40.5, 60.5, 80.5]);
});

test('moves labels that are rounded this way and that to the line beside each, where more are on one scale there', () => {
  const texts = ['1.25', '1.24', '1.23', '1.22'];
  const labels = labelsAt(41, 78, 124.5, 158.5).map((label, index) => {
    const text = texts[index]!;
    return { ...label, text, printed: parsePrintedNumber(text)! };
  });
  const lines = [40, 80, 121, 161].map((row) => ({ row, left: 0, right: 100 }));
  expect(placed(pictureOf(lines), labels)).toEqual([40.5, 80.5, 121.5, 161.5]);
  // Texts that are on a scale by themselves stay there.
  const even = labelsAt(40, 80, 120, 160).map((label, index) => ({ ...labels[index]!, word: label.word, y: label.y }));
  const others = [42, 77, 122, 157].map((row) => ({ row, left: 0, right: 100 }));
  const distances = placed(pictureOf(others), even).map((y, index) => y - even[index]!.y);
  expect(Math.max(...distances) - Math.min(...distances)).toBe(0);
});
