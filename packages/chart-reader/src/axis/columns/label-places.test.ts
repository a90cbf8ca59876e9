import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CandleField, PixelCandle } from '../../candles/field/candle-field.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { labelPlaces } from './label-places.ts';
import { readLabelsAtSight } from '../labels/read-label-column.ts';

const [WIDTH, HEIGHT] = [400, 700];
const LABELS = [
  ['1.0850', 160],
  ['1.0800', 320],
  ['1.0750', 480],
] as const;

/** Candles 12 pixels apart. */
const CANDLES: readonly PixelCandle[] = Array.from({ length: 32 }, (_, index) => {
  const bodyTopY = 290 + (index % 5) * 7;
  return {
    x: 10 + index * 12,
    widthPx: 8,
    highY: bodyTopY - 20,
    bodyTopY,
    bodyBottomY: bodyTopY + 30,
    lowY: bodyTopY + 45,
    up: index % 2 === 0,
  };
});

/** The chart with its labels, and with more drawn behind all of it. */
async function chart(behind = '') {
  const candles = CANDLES.map(({ x, highY, lowY, bodyTopY, bodyBottomY, up }) => {
    const fill = up ? '#4caf8f' : '#c75062';
    const body = `<rect x="${x - 4}" y="${bodyTopY}" width="8" height="${bodyBottomY - bodyTopY}" fill="${fill}"/>`;
    return `${body}<rect x="${x - 1}" y="${highY}" width="2" height="${lowY - highY}" fill="${fill}"/>`;
  });
  const labels = LABELS.map(
    ([text, y]) => `<text x="12" y="${y}" font-family="Liberation Sans" font-size="22" fill="#d1d4dc">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#18191d"/>${behind}${candles.join('')}${labels.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const pane = { x: 0, y: 100, w: WIDTH, h: 500 };
  const field: CandleField = { style: 'candles', candles: CANDLES, pitchPx: 12, pane, problems: [] };
  return { picture: decoded.picture, field };
}

test('shows a label that candles stand behind whole where only letters in the colour of the others count', async () => {
  const { picture, field } = await chart();
  const places = [...labelPlaces(picture, field)];
  const texts = places.map(({ ink, words }) => readLabelsAtSight(ink, words).map(({ text }) => text));
  const isWhole = texts.map((some) => LABELS.every(([text]) => some.includes(text)));
  expect(isWhole.some(Boolean)).toBe(true);
  expect(places.every(({ ink, printed }, index) => !isWhole[index] || ink !== printed)).toBe(true);
});

test('looks at each place once, however often it is asked', async () => {
  const { picture, field } = await chart();
  const places = labelPlaces(picture, field);
  const [first] = places;
  const [again] = places;
  expect(again).toBe(first);
});

test('clears a line of the grid from behind letters on the plot, and leaves their strokes', async () => {
  const lineX = 61;
  const bare = await chart();
  const lined = await chart(`<rect x="${lineX}" width="2" height="${HEIGHT}" fill="#32343c"/>`);
  const firstOf = ({ picture, field }: typeof bare) =>
    [...labelPlaces(picture, field)].find(({ words }) => words.length > 0)!;
  const plain = firstOf(bare);
  const { top, bottom, left } = plain.words[0]!;
  const { ink, printed } = firstOf(lined);
  const column = ({ contrast, width, region }: typeof ink) =>
    Array.from({ length: bottom - top }, (_, row) => contrast[(top + row - region.top) * width + lineX - region.left]!);
  expect(left).toBeLessThan(lineX);
  expect(column(printed).every((value) => value > 0)).toBe(true);
  const cleared = column(ink).filter((value) => value === 0).length;
  expect(cleared).toBeGreaterThanOrEqual(column(plain.ink).filter((value) => value === 0).length - 1);
  expect(cleared).toBeGreaterThan(4);
  expect(column(ink).some((value) => value > 100)).toBe(true);
});
