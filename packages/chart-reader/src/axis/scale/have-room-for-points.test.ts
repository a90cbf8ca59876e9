import { expect, test } from 'vitest';
import { WORD } from '../labels/word.test-helper.ts';
import { haveRoomForPoints } from './have-room-for-points.ts';

/** A certain label, 9 pixels high, with digits 6 pixels wide and so much air before its last three, or else a pixel. */
function label(digits: string, airPx: number, certainty = 0.9) {
  let left = 0;
  const letterBoxes = Array.from(digits, (_, i) => {
    left += i === digits.length - 3 ? airPx : 1;
    const box = { left, right: left + 6, top: 0, bottom: 9 };
    left = box.right;
    return box;
  });
  const word = { ...WORD, left: letterBoxes[0]!.left, right: left, letterBoxes };
  const printed = { digits, afterLastSeparator: null, earlierSeparators: 0, negative: false };
  return { word, text: digits, printed, y: 0, certainty };
}

test('sees no room for a point between digits that stand evenly', () => {
  expect(haveRoomForPoints(['112000', '110000', '98000', '96000'].map((digits) => label(digits, 1)))).toBe(false);
});

test('sees that of a point too small to be seen', () => {
  expect(haveRoomForPoints(['112000', '110000', '98000', '96000'].map((digits) => label(digits, 4)))).toBe(true);
});

test('trusts no digits that are uncertain, or all hang together', () => {
  expect(haveRoomForPoints(['112000', '110000'].map((digits) => label(digits, 1, 0.5)))).toBe(true);
  expect(haveRoomForPoints([joined(label('112000', 1), 0, 6)])).toBe(true);
});

test('sees how much room digits that touch leave to a point', () => {
  const pairOf = (airPx: number) =>
    ['112000', '98000'].map((digits) => joined(label(digits, airPx), digits.length - 4, 2));
  expect(haveRoomForPoints(pairOf(1))).toBe(false);
  expect(haveRoomForPoints(pairOf(4))).toBe(true);
});

/** The same label with some of its digits in one box. */
function joined(whole: ReturnType<typeof label>, from: number, count: number): ReturnType<typeof label> {
  const boxes = whole.word.letterBoxes;
  const one = { ...boxes[from]!, right: boxes[from + count - 1]!.right };
  return {
    ...whole,
    word: { ...whole.word, letterBoxes: [...boxes.slice(0, from), one, ...boxes.slice(from + count)] },
  };
}
