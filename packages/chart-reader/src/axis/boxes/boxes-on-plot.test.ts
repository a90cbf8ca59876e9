import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from '../../picture/decode-picture.ts';
import type { Picture } from '../../picture/picture.ts';
import { boxesOnPlot, hiddenByBoxes } from './boxes-on-plot.ts';
import { WORD } from '../labels/word.test-helper.ts';

const PANE = { x: 0, y: 0, w: 200, h: 200 };

/** Letters, 10 pixels high, in these rows. */
function wordAt(letterTop: number) {
  return { ...WORD, left: 20, right: 60, letterTop, letterBottom: letterTop + 10 };
}
const letters = (top: number) => `<path d="M20 ${top + 5}h40" stroke="#fff" stroke-width="10" stroke-dasharray="3 3"/>`;

async function pictureOf(drawing: string): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#181b20"/>${drawing}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.picture;
}

async function boxesIn(drawing: string, words: readonly ReturnType<typeof wordAt>[]): Promise<(number | null)[]> {
  const boxes = boxesOnPlot(await pictureOf(drawing), PANE, words);
  return words.map((word) => boxes.get(word) ?? null);
}

test('tells the one plain label among boxes of several colours', async () => {
  const drawing = `<rect x="10" y="32" width="60" height="18" fill="#c04050"/><rect x="10" y="72" width="60" height="18" fill="#c04050"/>`;
  const words = [wordAt(36), wordAt(76), wordAt(120)];
  expect(await boxesIn(drawing + letters(36) + letters(76) + letters(120), words)).toEqual([41, 81, null]);
});

test('takes the middle of the letters where what a box hides in part leaves it without a lower edge', async () => {
  const drawing = `<path d="M20 52h40" stroke="#fff" stroke-width="6" stroke-dasharray="3 3"/><rect x="10" y="32" width="60" height="18" fill="#c04050"/>`;
  expect(await boxesIn(drawing + letters(36), [wordAt(36)])).toEqual([41]);
});

test('takes a label in a zone of its own colour for none', async () => {
  const zone = '<rect x="0" y="80" width="90" height="90" fill="#203a80"/>';
  expect(await boxesIn(zone + letters(120), [wordAt(120)])).toEqual([null]);
});

test('takes a label in a zone that ends close below it, and at the edge of the picture, for none', async () => {
  const zone = '<rect x="0" y="60" width="90" height="74" fill="#203a80"/>';
  expect(await boxesIn(zone + letters(120), [wordAt(120)])).toEqual([null]);
});

test('takes a label on its grid line beside a zone for none', async () => {
  const zone =
    '<rect x="70" y="100" width="130" height="60" fill="#203a80"/><path d="M0 135h200" stroke="#505050" stroke-width="2"/>';
  expect(await boxesIn(zone + letters(120), [wordAt(120)])).toEqual([null]);
});

test('takes a label on its grid line in a zone, with a curve beside it, for none', async () => {
  const zone =
    '<rect x="0" y="60" width="90" height="120" fill="#203a80"/><path d="M0 135h200" stroke="#c0c0c0" stroke-width="2"/>';
  const curve = '<path d="M66 100v60" stroke="#20c0a0" stroke-width="6"/>';
  expect(await boxesIn(zone + curve + letters(120), [wordAt(120)])).toEqual([null]);
});

test('tells an outline on the ground of the plot, also one that the edge of the picture cuts, from a label between two lines', async () => {
  const outline = (left: number, top: number) =>
    `<rect x="${left}" y="${top}" width="65" height="20" fill="none" stroke="#40a080" stroke-width="2"/>`;
  const lines = '<path d="M0 154h200M0 177h200" stroke="#505050" stroke-width="2"/>';
  const drawing = outline(10, 31) + outline(-1, 90) + lines + letters(36) + letters(95) + letters(160);
  expect(await boxesIn(drawing, [wordAt(36), wordAt(95), wordAt(160)])).toEqual([41, 100, null]);
});

test('hides the rows of letters in a box, and of what the box hides in part, and the room beside them', async () => {
  const box = '<rect x="10" y="32" width="60" height="18" fill="#c04050"/>';
  const picture = await pictureOf(`${letters(22)}${box}${letters(36)}${letters(120)}`);
  const hidden = hiddenByBoxes(picture, PANE, [wordAt(36), wordAt(120), wordAt(22)]);
  expect(hidden).toEqual([{ left: 8, right: 72, top: 22, bottom: 46 }]);
});
