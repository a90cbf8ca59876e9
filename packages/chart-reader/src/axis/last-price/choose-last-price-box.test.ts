import { expect, test } from 'vitest';
import { boxBesideAverage, chooseLastPriceBox } from './choose-last-price-box.ts';
import { WORD } from '../labels/word.test-helper.ts';

const GREEN = 0x089981;
const RED = 0xf23645;
const BLACK = 0x131722;
const LAST = { x: 90, widthPx: 5, highY: 90, bodyTopY: 100, bodyBottomY: 120, lowY: 130, up: true };

function box(y: number, colour: number) {
  return { word: WORD, y, colour };
}

test('takes the box at the close of the last candle, whatever its colour', () => {
  const boxes = [box(60, GREEN), box(101, BLACK), box(140, RED)];
  expect(chooseLastPriceBox(boxes, LAST, [GREEN, RED], false)?.y).toBe(101);
});

test('takes a box further from the close for the last price where letters are large', () => {
  const large = { ...WORD, letterTop: 0, letterBottom: 20 };
  const boxes = [box(60, GREEN), { ...box(105, GREEN), word: large }, box(140, RED)];
  expect(chooseLastPriceBox(boxes, LAST, [GREEN, RED], false)?.y).toBe(105);
  expect(chooseLastPriceBox([boxes[0]!, box(105, GREEN), boxes[2]!], LAST, [GREEN, RED], false)).toBeNull();
});

test('takes the only box with a countdown, wherever the last candle was read to close', () => {
  const counting = { ...box(60, RED), countsDown: true };
  expect(chooseLastPriceBox([counting, box(110, BLACK)], LAST, [GREEN, RED], false)?.y).toBe(60);
  expect(chooseLastPriceBox([counting, { ...counting, y: 20 }], LAST, [GREEN, RED], false)).toBeNull();
});

test('takes the only box in the colour of candles where the chart is scrolled back', () => {
  expect(chooseLastPriceBox([box(20, RED), box(60, BLACK)], LAST, [GREEN, RED], true)?.y).toBe(20);
});

test('takes the box in the very colour of candles among levels in a shade near it', () => {
  const levels = [box(20, 0x0b9485), box(60, 0x0b9485)];
  expect(chooseLastPriceBox([...levels, box(141, GREEN)], LAST, [GREEN, RED], true)?.y).toBe(141);
  expect(chooseLastPriceBox(levels, LAST, [GREEN, RED], true)).toBeNull();
});

test('takes the only box there is', () => {
  expect(chooseLastPriceBox([box(20, 0x778899)], LAST, [GREEN, RED], true)?.y).toBe(20);
});

test('takes no box of a crosshair unless it stands at the close, and the only other one', () => {
  const crosshair = box(20, 0x778899);
  const chosen = (...boxes: readonly (typeof crosshair)[]) =>
    chooseLastPriceBox(boxes, LAST, [GREEN, RED], true, ({ colour }) => colour === crosshair.colour);
  expect(chosen(crosshair)).toBeNull();
  expect(chosen(crosshair, box(60, 0x1155ee))?.y).toBe(60);
  expect(chosen({ ...crosshair, y: 101 })?.y).toBe(101);
});

test('takes the grey box of a terminal among its coloured lines', () => {
  expect(chooseLastPriceBox([box(20, 0xff0000), box(40, 0x778899), box(60, 0xff00)], LAST, [GREEN, RED], true)?.y).toBe(
    40,
  );
});

test('takes none of several lines', () => {
  expect(chooseLastPriceBox([box(20, RED), box(60, GREEN)], LAST, [GREEN, RED], true)).toBeNull();
  expect(chooseLastPriceBox([box(20, 0xff), box(60, 0xffff)], LAST, [GREEN, RED], true)).toBeNull();
  expect(chooseLastPriceBox([], LAST, [GREEN], true)).toBeNull();
});

test('takes no box far from the last candle where that is the latest, but a grey one that is the nearest', () => {
  expect(chooseLastPriceBox([box(20, 0xff9800)], LAST, [GREEN, RED], true)?.y).toBe(20);
  expect(chooseLastPriceBox([box(20, 0xff9800)], LAST, [GREEN, RED], false)).toBeNull();
  expect(chooseLastPriceBox([box(20, 0xff9800), box(60, 0x787b86)], LAST, [GREEN, RED], false)?.y).toBe(60);
  expect(chooseLastPriceBox([box(60, 0xff9800), box(20, 0x787b86)], LAST, [GREEN, RED], false)).toBeNull();
});

test('takes the grey box beside the last candle among lines in the colours of candles', () => {
  const lines = [box(20, RED), box(60, GREEN)];
  expect(chooseLastPriceBox([...lines, box(131, 0x778899)], LAST, [GREEN, RED], false)?.y).toBe(131);
  expect(chooseLastPriceBox([...lines, box(140, 0x778899)], LAST, [GREEN, RED], false)).toBeNull();
  expect(chooseLastPriceBox([...lines, box(131, 0x778899)], LAST, [GREEN, RED], true)).toBeNull();
});

test('takes no box that hides another, unless it is at the close', () => {
  const crosshair = { ...box(95, 0x4c525e), hidesAnother: true };
  expect(chooseLastPriceBox([crosshair], LAST, [GREEN, RED], false)).toBeNull();
  expect(chooseLastPriceBox([crosshair], LAST, [GREEN, RED], true)).toBeNull();
  expect(chooseLastPriceBox([{ ...crosshair, y: 100 }], LAST, [GREEN, RED], false)?.y).toBe(100);
});

test('takes the only box between the high and the low of the last average', () => {
  expect(boxBesideAverage([box(60, RED), box(95, BLACK)], LAST)?.y).toBe(95);
  expect(boxBesideAverage([box(95, RED), box(128, BLACK)], LAST)).toBeNull();
  expect(boxBesideAverage([box(60, RED)], LAST)).toBeNull();
});

test('takes the only box there is where it stands beside the last candle, whatever its colour and that close', () => {
  expect(chooseLastPriceBox([box(92, 0xa94000)], LAST, [GREEN, RED], false)?.y).toBe(92);
  expect(chooseLastPriceBox([box(60, 0xa94000)], LAST, [GREEN, RED], false)).toBeNull();
  expect(chooseLastPriceBox([box(92, 0xa94000), box(60, 0xa94000)], LAST, [GREEN, RED], false)).toBeNull();
});
