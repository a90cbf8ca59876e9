import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { createTextEngine, type TextEngine } from '../text/text-engine.ts';
import { readHeader } from './read-header.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(() => engine.close());

/** Symbol and timeframe of a dark window of 1000 x 600 with texts over its plot, in a colour each. */
async function told(
  ...texts: readonly (readonly [x: number, y: number, text: string, colour?: string, sizePx?: number])[]
) {
  const drawn = texts.map(
    ([x, y, text, colour = '#8d939e', sizePx = 14]) =>
      `<text x="${x}" y="${y}" font-family="Liberation Sans" font-size="${sizePx}" fill="${colour}">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600"><rect width="1000" height="600" fill="#15181e"/>${drawn.join('')}</svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  const pane = { x: 20, y: 120, w: 900, h: 420, candlesTop: 180 };
  const { symbol, timeframe } = await readHeader(decoded.picture, pane, engine, null);
  return [symbol, timeframe];
}

const LIT = '#ffffff';

test('reads the line that names symbol and timeframe', async () => {
  expect(await told([30, 100, 'EURUSD, H1', LIT])).toEqual(['EURUSD', 'H1']);
});

test('reads of tabs that each name a chart the one that is lit', async () => {
  expect(await told([30, 60, 'GBPUSD, h1'], [180, 60, 'EURUSD, h4', LIT], [330, 60, 'XAUUSD, m15'])).toEqual([
    'EURUSD',
    'H4',
  ]);
});

test('reads of tabs whose timeframes stand apart the one that is lit, its own with it', async () => {
  const GREY = '#8d939e';
  const tabs = (lit: string) =>
    ['USDJPY m30', 'EURUSD h4', 'XAUUSD h1'].flatMap((title, index) => {
      const [symbol = '', frame = ''] = title.split(' ');
      const x = 130 + 150 * index;
      return [[x, 60, symbol, symbol === lit ? LIT : GREY] as const, [x + 90, 60, frame] as const];
    });
  expect(await told([30, 60, 'Broker'], ...tabs('USDJPY'))).toEqual(['USDJPY', 'M30']);
  expect(await told([30, 60, 'Broker'], ...tabs('EURUSD'))).toEqual(['EURUSD', 'H4']);
  expect(await told([30, 60, 'Broker'], ...tabs('none'))).toEqual([null, null]);
});

test('takes none of tabs that are alike', async () => {
  expect(await told([30, 60, 'GBPUSD, h1'], [180, 60, 'EURUSD, h4'], [330, 60, 'XAUUSD, m15'])).toEqual([null, null]);
  expect(await told([30, 60, 'GBPUSD, h1'], [180, 60, 'EURUSD, h4', LIT])).toEqual([null, null]);
});

test('reads a title in two lines, a ticker above its venue or company, and no word above other text', async () => {
  expect(await told([30, 70, 'SBIN', LIT, 24], [30, 95, 'NSE - STATE BANK OF INDIA'])).toEqual(['SBIN', null]);
  expect(await told([30, 70, 'HIMS', LIT, 24], [30, 95, 'Hims and Hers Health Inc.'])).toEqual(['HIMS', null]);
  expect(await told([30, 70, 'HIMS', LIT, 24], [30, 95, 'Hims and Hers'])).toEqual([null, null]);
  expect(await told([30, 70, 'TRADE', LIT, 24], [30, 95, 'NSE - STATE BANK OF INDIA'])).toEqual([null, null]);
});

test('reads a title at the right end above its legend, and one in two lines', async () => {
  const legend = ['Price', 'MA 35', 'MA 42', 'MA 30'].map((text, row) => [820, 62 + 18 * row, text] as const);
  expect(await told([640, 30, 'XAG-USD 30-minute Candlestick Chart', LIT], ...legend)).toEqual(['XAGUSD', 'M30']);
  expect(await told([820, 40, 'XAGUSD', LIT], [862, 64, '1H'])).toEqual(['XAGUSD', 'H1']);
});
