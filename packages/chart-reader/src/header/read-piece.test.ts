import { expect, test } from 'vitest';
import type { InkMap } from '../ink/ink-map.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { readAmongIcons, readPiece } from './read-piece.ts';

const WIDTH = 120;
const HEIGHT = 20;

/** Ink from one column to before another, ten rows high. */
function inkOf(...strokes: [left: number, right: number][]): InkMap {
  const contrast = new Uint8Array(WIDTH * HEIGHT);
  for (const [left, right] of strokes)
    for (let y = 5; y < 15; y++) contrast.fill(200, y * WIDTH + left, y * WIDTH + right);
  const region = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  return { region, width: WIDTH, height: HEIGHT, contrast, ground: new Int32Array(WIDTH * HEIGHT), noisy: false };
}

const sees = (text: string): TextEngine => ({
  recognise: () => Promise.resolve([{ text, confidence: 90, top: 0, bottom: 10, left: 0, right: 50 }]),
  close: () => Promise.resolve(),
});

function pieceTo(right: number) {
  const box = { left: 10, right, top: 5, bottom: 15 };
  return { ...box, letterTop: 5, letterBottom: 15, letters: 9, pointX: null, letterBoxes: [], smallTail: false };
}

test('reads all of a piece with nothing close behind it', async () => {
  expect((await readPiece(inkOf([10, 60], [70, 90]), pieceTo(60), sees('GBPUSD, M1'))).text).toBe('GBPUSD, M1');
});

test('leaves out a last word that goes on behind the piece or beyond what is seen', async () => {
  expect((await readPiece(inkOf([10, 60], [62, 70]), pieceTo(60), sees('GBPUSD, M1'))).text).toBe('GBPUSD,');
  expect((await readPiece(inkOf([10, WIDTH]), pieceTo(WIDTH), sees('GBPUSD, M1'))).text).toBe('GBPUSD,');
});

test('leaves out a number that may have lost its unit to that word', async () => {
  expect((await readPiece(inkOf([10, WIDTH]), pieceTo(WIDTH), sees('XAUUSD, 1 day'))).text).toBe('XAUUSD,');
});

test('leaves out a number in a bracket with that word, and takes a word in brackets for whole', async () => {
  const goesOn = inkOf([10, 60], [62, 70]);
  expect((await readPiece(goesOn, pieceTo(60), sees('XAUUSD (1 day'))).text).toBe('XAUUSD');
  expect((await readPiece(goesOn, pieceTo(60), sees('XAUUSD (1 day)'))).text).toBe('XAUUSD (1 day)');
});

test('takes a line that goes on behind a piece for none of its letters', async () => {
  const ink = inkOf([10, 60]);
  ink.contrast.fill(200, 9 * WIDTH + 60, 9 * WIDTH + 90);
  expect((await readPiece(ink, pieceTo(60), sees('XAGUSD,H1'))).text).toBe('XAGUSD,H1');
});

test('leaves out what stands in the rows of other lines, beside an icon as high', async () => {
  const seen: number[] = [];
  const measures: TextEngine = {
    ...sees('EURUSD'),
    recognise: (image) => {
      seen.push(image.height);
      return Promise.resolve([]);
    },
  };
  await readPiece(inkOf([10, 60]), pieceTo(60), measures);
  await readPiece(inkOf([10, 60]), { ...pieceTo(60), top: 0, bottom: 20 }, measures);
  expect(seen[1]! - seen[0]!).toBeLessThan(26);
});

test('reads the word beside icons by itself where the whole piece makes no sense, and no part of a text', async () => {
  const ink = inkOf([10, 20], [34, 38], [40, 44], [46, 50]);
  const whole = { ...pieceTo(50), letters: 4 };
  const seen = (text: string, confidence: number) => [{ text, confidence, top: 0, bottom: 10, left: 0, right: 50 }];
  const read = async (piece: typeof whole, ofIcon: number) => {
    const parts = [seen('O', ofIcon), seen('AAPL', 92)];
    const recognise: TextEngine['recognise'] = ({ width }) =>
      Promise.resolve(width > 120 ? seen('cA', 14) : parts.shift()!);
    return (await readAmongIcons(ink, piece, { ...sees(''), recognise })).text;
  };
  expect(await read(whole, 20)).toBe('AAPL');
  expect(await read(whole, 60)).toBe('cA');
  expect(await read({ ...whole, letters: 12 }, 20)).toBe('cA');
});
