import { expect, test } from 'vitest';
import { panelEdges } from './panel-edges.ts';

const HEIGHT = 100;

/** A dark picture with brighter columns of pixels, each from its first row to the one before its last. */
function withLines(width: number, lines: readonly { x: number; rows: readonly [number, number] }[]) {
  const rgb = new Uint8Array(width * HEIGHT * 3).fill(20);
  for (const { x, rows } of lines) {
    for (let y = rows[0]; y < rows[1]; y++) rgb.fill(60, (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  return { width, height: HEIGHT, rgb };
}

test('finds borders between panels that end above a status line, the longest first', () => {
  const picture = withLines(900, [
    { x: 300, rows: [20, 80] },
    { x: 650, rows: [5, 95] },
  ]);
  expect(panelEdges(picture)).toEqual([650, 300]);
});

test('follows a border past what crosses it, but not past a gap', () => {
  const crossed = [0, 1, 2].map((part) => ({ x: 400, rows: [part * 30, part * 30 + 27] as const }));
  expect(panelEdges(withLines(900, crossed))).toEqual([400]);
  const broken = [0, 1, 2].map((part) => ({ x: 400, rows: [part * 34, part * 34 + 20] as const }));
  expect(panelEdges(withLines(900, broken))).toEqual([]);
});

test('passes over the lines of a grid, toolbars and scales', () => {
  const grid = [200, 300, 400, 500].map((x) => ({ x, rows: [0, 90] as const }));
  expect(panelEdges(withLines(900, [...grid, { x: 60, rows: [0, 100] }, { x: 820, rows: [0, 100] }]))).toEqual([]);
  expect(panelEdges(withLines(900, [...grid, { x: 640, rows: [0, 90] }]))).toEqual([640]);
});
