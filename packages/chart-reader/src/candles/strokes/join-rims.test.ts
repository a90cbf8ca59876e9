import { expect, test } from 'vitest';
import { joinRims } from './join-rims.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import type { Stroke } from '../field/stroke.ts';

const SHAPE = { style: 'candles', wickPx: 1 } as const;

const body = (cell: number, top: number, bottom: number) => strokeOf({ cell, top, bottom });
const wick = (cell: number, top: number, bottom: number) =>
  strokeOf({ cell, top, bottom, bodyTop: -1, bodyBottom: -1, wideRows: 0 });
/** A body with a wick above and below it, a row of ground between. */
const rimmed = (cell: number) => [wick(cell, 10, 18), body(cell, 20, 30), wick(cell, 32, 35)];
const cells = (count: number, strokesOf: (cell: number) => readonly Stroke[]) =>
  Array.from({ length: count }, (_, cell) => strokesOf(cell)).flat();

test('joins bodies with the wicks that a rim parts from them', () => {
  const joined = joinRims(cells(10, rimmed), SHAPE);
  expect(joined).toHaveLength(10);
  expect(joined[3]).toMatchObject({
    cell: 3,
    top: 10,
    bottom: 35,
    bodyTop: 20,
    bodyBottom: 30,
    highY: 10.5,
    lowY: 35.5,
    bodyTopY: 20.5,
    bodyBottomY: 30.5,
    inkRows: 24,
  });
});

test('leaves a column of volume just below a wick alone where candles have no rims', () => {
  const whole = (cell: number) => [strokeOf({ cell, top: 10, bottom: 30, bodyTop: 15, bodyBottom: 25 })];
  const strokes = [...cells(10, whole), wick(10, 10, 30), body(10, 32, 60)];
  expect(joinRims(strokes, SHAPE)).toEqual(strokes);
});

test('joins neither two bodies, nor what stands further apart or in another cell, nor bars', () => {
  const apart = [body(5, 10, 18), body(5, 20, 30), wick(6, 10, 18), body(7, 20, 30), wick(8, 10, 18), body(8, 21, 30)];
  const strokes = [...cells(5, rimmed), ...apart];
  expect(joinRims(strokes, SHAPE).slice(5)).toEqual(apart);
  expect(joinRims(strokes, { ...SHAPE, style: 'bars' })).toEqual(strokes);
});
