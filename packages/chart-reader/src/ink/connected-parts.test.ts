import { expect, test } from 'vitest';
import { connectedParts, jointedParts } from './connected-parts.ts';

/** `#` is set. */
function mask(...rows: string[]): Uint8Array {
  return Uint8Array.from(rows.join('').split(''), (cell) => (cell === '#' ? 1 : 0));
}

test('joins pixels by sides and corners and gives their bounds', () => {
  const { parts, labels } = connectedParts(mask('#..#', '.#..', '#..#'), 4, 3);
  expect(parts).toEqual([
    { left: 0, right: 2, top: 0, bottom: 3, areaPx: 3 },
    { left: 3, right: 4, top: 0, bottom: 1, areaPx: 1 },
    { left: 3, right: 4, top: 2, bottom: 3, areaPx: 1 },
  ]);
  expect([...labels]).toEqual([0, -1, -1, 1, -1, 0, -1, -1, 0, -1, -1, 2]);
});

test('joins arms that meet only further down', () => {
  expect(connectedParts(mask('#.#', '#.#', '###'), 3, 3).parts).toEqual([
    { left: 0, right: 3, top: 0, bottom: 3, areaPx: 7 },
  ]);
});

test('keeps apart what the joints part', () => {
  const everything = mask('##', '##');
  const joints = { right: Uint8Array.from([1, 0, 0, 0]), below: Uint8Array.from([0, 0, 0, 0]) };
  expect(jointedParts(everything, joints, 2, 2).parts.map((part) => part.areaPx)).toEqual([2, 1, 1]);
});
