import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CandleField, PixelCandle } from '../../candles/field/candle-field.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { sharedTextEngine } from '../../text/shared-text-engine.ts';
import { boxAreas } from '../boxes/box-areas.ts';
import { labelHeight } from '../labels/label-height.ts';
import { readPriceAxis } from '../read-price-axis.ts';
import { type ReadLastPrice, readLastPrice } from './read-last-price.ts';

const [WIDTH, HEIGHT] = [640, 520];
const PX_PER_PIP = 9;
const rowOf = (price: number): number => 60 + (1.086 - price) * 10_000 * PX_PER_PIP;
const LABELS = ['1.0860', '1.0855', '1.0850', '1.0835', '1.0830', '1.0825', '1.0820'];

/**
 * What is read of boxes 27 pixels high about prices, where the last candle closes at a price and lines run across the plot in some rows; `above` is drawn
 * over all that.
 */
async function lastPriceRead(
  closedAt: number,
  boxes: Readonly<Record<string, string>>,
  lines: readonly number[] = [],
  above = '',
): Promise<ReadLastPrice | null> {
  const closeY = rowOf(closedAt);
  const candles: readonly PixelCandle[] = Array.from({ length: 36 }, (_, index) => {
    const isLast = index === 35;
    const [bodyTopY, bodyBottomY] = isLast ? [closeY - 60, closeY] : [150 + (index % 7) * 9, 190 + (index % 7) * 9];
    return {
      x: 100 + index * 12,
      widthPx: 8,
      highY: bodyTopY - 20,
      bodyTopY,
      bodyBottomY,
      lowY: bodyBottomY,
      up: false,
    };
  });
  const text = (label: string, fill: string): string =>
    `<text x="570" y="${rowOf(Number(label)) + 6}" font-family="Liberation Sans" font-size="16" fill="${fill}">${label}</text>`;
  const filled = Object.entries(boxes).map(
    ([label, fill]) => `<rect x="562" y="${rowOf(Number(label)) - 13}" width="72" height="27" fill="${fill}"/>`,
  );
  const printed = Object.keys(boxes).map((label) => text(label, '#fff'));
  const across = lines.map((y) => `<path d="M40 ${y}h520" stroke="#40a080" stroke-width="1"/>`);
  const drawn = [...across, ...LABELS.map((label) => text(label, '#333')), ...filled, ...printed];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${drawn.join('')}${above}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const pane = { x: 90, y: 40, w: 460, h: 440 };
  const field: CandleField = { style: 'candles', candles, pitchPx: 12, pane, problems: [] };
  const engine = await sharedTextEngine();
  const read = await readPriceAxis(decoded.picture, field, engine);
  if (read === null) throw new Error('no axis');
  const areas = boxAreas(decoded.picture, read.column, labelHeight(read.labels));
  return readLastPrice(decoded.picture, field, read, areas, engine);
}

async function lastPrice(closedAt: number, boxes: Readonly<Record<string, string>>): Promise<number | undefined> {
  return (await lastPriceRead(closedAt, boxes))?.lastPrice.price;
}

test('reads the box at the close of the last candle', async () => {
  expect(await lastPrice(1.0844, { 1.0844: '#f23645' })).toBe(1.0844);
});

test('tells two boxes of one colour that touch', async () => {
  const boxes = { 1.0853: '#2962ff', 1.0844: '#f23645', 1.0841: '#f23645', 1.0832: '#ff9800' };
  expect(await lastPrice(1.0844, boxes)).toBe(1.0844);
  expect(await lastPrice(1.0841, boxes)).toBe(1.0841);
});

test('takes a line near the close for the price its box prints only where it runs at the close', async () => {
  const rowsOfLines = async (line: number) => {
    const read = await lastPriceRead(1.0844, { 1.0844: '#f23645' }, [line]);
    return read?.anchors.filter(({ kind }) => kind === 'line').map(({ y }) => y);
  };
  const row = Math.round(rowOf(1.0844)) + 0.5;
  expect(await rowsOfLines(row)).toEqual([row]);
  expect(await rowsOfLines(row + 3)).toEqual([]);
});

/** A box 46 pixels high about a price, which stands in it above the time that is left. */
function boxWithTime(price: string, rect: string, ink: string): string {
  const y = rowOf(Number(price));
  const text = (line: string, dy: number): string =>
    `<text x="570" y="${y + dy}" font-family="Liberation Sans" font-size="16" fill="${ink}">${line}</text>`;
  return `<rect x="562" y="${y - 23}" width="72" height="46" ${rect}/>${text(price, -4)}${text('12:34', 16)}`;
}

test('reads the price in a box that is drawn about it together with the time left, filled or outlined', async () => {
  const row = rowOf(1.0845);
  for (const [rect, ink] of [
    ['fill="#f23645"', '#fff'],
    ['fill="#fff" stroke="#223" stroke-width="2"', '#223'],
  ] as const) {
    const read = await lastPriceRead(1.0845, {}, [], boxWithTime('1.0845', rect, ink));
    expect(read?.lastPrice.price).toBe(1.0845);
    expect(read?.lastPrice.y).toBeCloseTo(row, 0);
  }
});

test('takes the only box beside the last candle, whatever its colour, where a button of a toolbar stands above the prices', async () => {
  const button =
    '<rect x="562" y="4" width="72" height="24" fill="#2962ff"/><text x="570" y="21" font-family="Liberation Sans" font-size="16" fill="#fff">Publish</text>';
  const read = await lastPriceRead(1.0843, { 1.0844: '#ff9800' }, [], button);
  expect(read?.lastPrice.price).toBe(1.0844);
});
