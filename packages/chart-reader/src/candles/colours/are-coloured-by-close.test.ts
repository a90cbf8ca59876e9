import { expect, test } from 'vitest';
import { areColouredByClose } from './are-coloured-by-close.ts';
import type { FillKind } from './body-fills.ts';

const GREEN = [0, 140, 80] as const;
const RED = [215, 30, 40] as const;
const KINDS: readonly FillKind[] = [
  { colour: GREEN, hollow: true },
  { colour: RED, hollow: false },
  { colour: GREEN, hollow: false },
  { colour: RED, hollow: true },
];
const [UP, DOWN, FELL_ABOVE, ROSE_BELOW] = [0, 1, 2, 3];

/** Bodies as [top, bottom, kind]. */
const told = (...rows: readonly (readonly [number, number, number])[]): boolean =>
  areColouredByClose(
    rows.map(([bodyTopY, bodyBottomY], cell) => ({ cell, bodyTopY, bodyBottomY })),
    rows.map(([, , kind]) => kind),
    KINDS,
  );

test('filled bodies in the colour of empty ones that lie above the close before, and empty ones in the other below it, are coloured by it', () => {
  expect(
    told([100, 120, UP], [80, 90, FELL_ABOVE], [95, 110, DOWN], [120, 130, ROSE_BELOW], [105, 112, FELL_ABOVE]),
  ).toBe(true);
});

test('where they begin at the close before their colour tells what they did', () => {
  expect(told([100, 120, UP], [90, 100, FELL_ABOVE], [90, 110, DOWN], [110, 125, ROSE_BELOW], [125, 135, DOWN])).toBe(
    false,
  );
});

test('some may lie close to it, where most lie beyond, unless others overlap with the body before', () => {
  const beyond = [
    [100, 120, UP],
    [80, 90, FELL_ABOVE],
    [70, 78, FELL_ABOVE],
    [90, 110, DOWN],
    [120, 130, ROSE_BELOW],
    [112, 119, FELL_ABOVE],
  ] as const;
  expect(told(...beyond, [100, 118, FELL_ABOVE])).toBe(true);
  expect(told(...beyond, [100, 125, FELL_ABOVE])).toBe(false);
});

test('filled bodies that are only nearer to the colour of a few empty ones than to that of most are not in it', () => {
  const [GREY, TEAL, CORAL] = [
    [67, 67, 67],
    [38, 166, 154],
    [239, 83, 80],
  ] as const;
  const kinds = [
    { colour: TEAL, hollow: false },
    { colour: CORAL, hollow: false },
    { colour: GREY, hollow: true },
  ];
  const bodies = [100, 80, 60, 40, 20].map((top, cell) => ({ cell, bodyTopY: top, bodyBottomY: top + 10 }));
  expect(areColouredByClose(bodies, [0, 1, 1, 1, 1], kinds)).toBe(false);
});

test('a few such bodies tell nothing, nor do kinds that are all empty or all filled', () => {
  expect(told([100, 120, UP], [80, 90, FELL_ABOVE], [95, 110, DOWN])).toBe(false);
  const bodies = [{ cell: 0, bodyTopY: 10, bodyBottomY: 20 }];
  expect(areColouredByClose(bodies, [0], [{ colour: GREEN, hollow: true }])).toBe(false);
});
