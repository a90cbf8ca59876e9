import { expect, test } from 'vitest';
import { headerZone, isOfAxis } from './header-zone.ts';

const SCREEN = { width: 1280, height: 800 };
const PHONE = { width: 400, height: 900 };
const pane = { x: 0, y: 40, w: 340, h: 600, candlesTop: 200 };

test('reaches down to the highest candle, but no further than a third of the picture', () => {
  expect(headerZone(PHONE, pane).bottom).toBe(200);
  expect(headerZone(PHONE, { ...pane, candlesTop: 500 }).bottom).toBe(315);
});

test('reaches as far as the plot of a small picture, whose title may end there, and not so far on a larger one', () => {
  const own = { ...pane, w: 700 };
  expect(headerZone({ width: 800, height: 500 }, own).right).toBe(700);
  expect(headerZone(SCREEN, own).right).toBe(525);
});

test('reaches some lines into a plot that its candles fill', () => {
  expect(headerZone(SCREEN, { ...pane, candlesTop: 45 }).bottom).toBe(112);
});

test('tells prices right of the plot from a title that runs a little beyond it, from a timeframe and from what stands above', () => {
  const price = { left: 345, right: 390, letters: 6, letterBottom: 80 };
  const others = [price, { ...price, letterBottom: 140 }];
  expect(isOfAxis(price, pane, others)).toBe(true);
  expect(isOfAxis({ ...price, left: 200, right: 380, letters: 22 }, pane, others)).toBe(false);
  expect(isOfAxis({ ...price, right: 370, letters: 2 }, pane, others)).toBe(false);
  expect(isOfAxis({ ...price, letterBottom: 35 }, pane, others)).toBe(true);
  expect(isOfAxis({ ...price, left: 338, right: 376, letterBottom: 35 }, pane, others)).toBe(false);
});
