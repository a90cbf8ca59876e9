import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePicture } from '../picture/decode-picture.ts';
import { createTextEngine, type TextEngine } from '../text/text-engine.ts';
import { chosenFrame } from './chosen-frame.ts';

let engine: TextEngine;
beforeAll(async () => {
  engine = await createTextEngine();
});
afterAll(() => engine.close());

/** What is told of a row of buttons 60 px apart, of which one may have letters or a ground of its own, perhaps with the price of an axis far on the right. */
async function chosen(
  buttons: readonly string[],
  lit: string,
  {
    ink = '#848e9c',
    ground = 'none',
    weight = 400,
    plain = '#848e9c',
    page = '#161a1e',
    sizePx = 15,
    round = 4,
    stroke = 'none',
    price = '',
  } = {},
) {
  const drawn = buttons.map((text, i) => {
    const x = 20 + 60 * i;
    const isLit = text === lit;
    const box = isLit
      ? `<rect x="${x - 9}" y="12" width="44" height="24" rx="${round}" fill="${ground}"/><rect x="${x - 3}" y="40" width="34" height="2" fill="${stroke}"/>`
      : '';
    return `${box}<text x="${x}" y="30" font-family="Liberation Sans" font-size="${sizePx}" font-weight="${isLit ? weight : 400}" fill="${isLit ? ink : plain}">${text}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="50"><rect width="560" height="50" fill="${page}"/>${drawn.join('')}<text x="500" y="30" font-family="Liberation Sans" font-size="${sizePx}" fill="#f6465d">${price}</text></svg>`;
  const decoded = await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.reason);
  return chosenFrame(decoded.picture, { left: 0, top: 0, right: 560, bottom: 50 }, engine);
}

const FRAMES = ['1m', '5m', '15m', '1H', '4H', '1D', '1W'];

test('tells the button that is lit by its letters or by what they stand on', async () => {
  expect(await chosen(FRAMES, '15m', { ink: '#f0b90b' })).toBe('M15');
  expect(await chosen(FRAMES, '4H', { ink: '#eaecef' })).toBe('H4');
  expect(await chosen(FRAMES, '1D', { ground: '#2b5fd9' })).toBe('D1');
});

test('tells what a menu behind spans of time shows in a word', async () => {
  expect(await chosen(['1D', '1W', '1M', '6M', '1Y', '5Y', 'Max', 'Daily'], '')).toBe('D1');
  expect(await chosen(['1D', '1W', '1M', '6M', '1Y', '5Y', 'Max', 'Draw'], '')).toBeNull();
});

test('tells one among the units before their numbers, as cTrader prints them', async () => {
  const small = ['m1', 'm5', 'm15', 'h1', 'h4', 'D1', 'W1'];
  expect(await chosen(small, 'h1', { ink: '#d32f2f', plain: '#77777d', page: '#ffffff', stroke: '#d32f2f' })).toBe(
    'H1',
  );
});

test('tells one on a pill, whose round ends leave little of it beside the letters', async () => {
  const dark = { page: '#101014', plain: '#8a8a90', ink: '#ffffff', ground: '#05a5e1', round: 12, sizePx: 13 };
  expect(await chosen(FRAMES, '15m', dark)).toBe('M15');
});

test('tells letters of another hue that are as bright as the others', async () => {
  expect(await chosen(FRAMES, '15m', { page: '#16182d', plain: '#9395aa', ink: '#8384c7' })).toBe('M15');
});

test('takes the last button for whatever was chosen in its menu, though it is shorter than the one before', async () => {
  expect(await chosen(['1m', '15m', '1h', '4h', '1D', '12hv'], '12hv', { ink: '#f0b90b' })).toBe('H12');
});

test('tells a button on a ground hardly darker than the page that all others stand on', async () => {
  const light = { page: '#ffffff', plain: '#333333', ink: '#333333' };
  expect(await chosen(FRAMES, '5m', { ...light, ground: '#e6e9e9', weight: 700 })).toBe('M5');
  expect(await chosen(FRAMES, '5m', { ...light, ground: '#f8f8f8' })).toBeNull();
});

test('goes by three of them where more words stand in the row', async () => {
  expect(await chosen(['Line', '1m', '5m', '15m', 'More'], '15m', { ink: '#f0b90b' })).toBe('M15');
  expect(await chosen(['Line', '1m', '5m', '15m', 'More'], '5m', { ink: '#f0b90b' })).toBe('M5');
  expect(await chosen(['1m', '5m', '15m'], '15m', { ink: '#f0b90b' })).toBeNull();
});

test('reads buttons whose units are written out', async () => {
  const worded = ['Line', '15min', '1hour', '4hour', '1day', '1week', 'More'];
  expect(await chosen(worded, '1week', { ink: '#2b7fff', weight: 700 })).toBe('W1');
  expect(await chosen(worded, '4hour', { ink: '#00c087' })).toBe('H4');
  expect(await chosen(['Line', 'Bids', 'Offers', 'Trades', 'Info'], 'Bids', { ink: '#00c087' })).toBeNull();
});

test('tells a day, a week and a month by their letters behind the line of the day, and a menu of minutes behind them', async () => {
  const row = ['5D', 'D', 'W', 'M', 'Q', 'Y', '1m'];
  expect(await chosen(row, 'D', { ink: '#ff6a00', weight: 700 })).toBe('D1');
  expect(await chosen(row, 'M', { ink: '#ff6a00' })).toBe('MN');
  expect(await chosen(row, '1m', { ink: '#ff6a00' })).toBe('M1');
});

test('takes a name with letters of no timeframe for no button', async () => {
  expect(await chosen(['META', ...FRAMES.slice(0, 5)], '1H', { ink: '#ff4d3d' })).toBe('H1');
});

test('reads a button that is filled in a colour which stands out from the page more than letters do', async () => {
  const page = { page: '#ffffff', plain: '#333333', ink: '#ffffff', ground: '#101828' };
  expect(await chosen(['1m', '5m', '10m', '15m', '30m', '1h', '4h'], '30m', page)).toBe('M30');
  expect(await chosen(['1m', '5m', '15m', '1h', '4h'], '4h', page)).toBe('H4');
  expect(await chosen(['1m', '5m', '15m', '1h', 'More'], 'More', page)).toBeNull();
});

test('reads one with round ends, and one on the line of a title that says a timeframe too', async () => {
  const page = { page: '#ffffff', plain: '#888888', ink: '#ffffff', ground: '#00b47a', weight: 700, round: 12 };
  expect(await chosen(['1m', '5m', '15m', '1H', '4H', '1D', '1W'], '1H', page)).toBe('H1');
  const title = ['SOL', 'H4', '191.1'];
  expect(await chosen([...title, '5m', '15m', '1h', '4h', '1D'], '1h', { ...page, ground: '#d6336c' })).toBe('H1');
});

test('takes numbers before the letters of a day and a week for minutes', async () => {
  expect(await chosen(['1', '5', '15', '60', '240', 'D', 'W', 'M'], '60', { ink: '#f0b90b' })).toBe('H1');
  expect(await chosen(['1', '5', '15', '60', '240'], '60', { ink: '#f0b90b' })).toBeNull();
});

test('takes a letter out of order for a sign of another script', async () => {
  expect(await chosen(['W', '1h', '3h', '1D'], 'W', { ink: '#f0b90b' })).toBeNull();
  expect(await chosen(['1h', '3h', '1D', 'W'], 'W', { ink: '#f0b90b' })).toBe('W1');
});

test('takes a price of the axis on the same line for no button', async () => {
  const frames = ['3m', '5m', '15m', '30m'];
  expect(await chosen(frames, '15m', { ink: '#b8c0cc', price: '134' })).toBe('M15');
  expect(await chosen(frames, '', { price: '134' })).toBeNull();
});

test('takes dates of a time axis for no buttons', async () => {
  expect(await chosen(['M202', '1', '5', '1', '15'], '15', { ink: '#f0b90b' })).toBeNull();
});

test('takes hours of a time axis, which come again each day, for no spans with a timeframe behind them', async () => {
  expect(await chosen(['6am', '12pm', '6pm', '12am', '6am', '12pm', '6pm', '12am'], '')).toBeNull();
});

test('takes the pieces of prices on a line that names a timeframe for no buttons', async () => {
  expect(await chosen(['4h', 'm', '113', '791', '105', '4M', '551'], 'm', { ink: '#f0b90b' })).toBeNull();
  expect(await chosen(['1m', '5m', '30m', '1h', '120', '240'], '30m', { ink: '#f0b90b' })).toBe('M30');
});

test('goes by two of them where all words of the row are alike but the one', async () => {
  expect(await chosen(['Line', '15m', '4h', 'More'], '4h', { ink: '#f0b90b' })).toBe('H4');
  expect(await chosen(['Line', '15m', '4h', 'More'], 'Line', { ink: '#f0b90b' })).toBeNull();
});

test('tells none where all are alike, and none of spans of time', async () => {
  expect(await chosen(FRAMES, '')).toBeNull();
  expect(await chosen(['1D', '5D', '1M', '6M', 'YTD', '1Y', '5Y'], '1D', { ink: '#f0b90b' })).toBeNull();
  expect(await chosen(['1m', '3m', '6m', 'YTD', '1y', 'All'], '6m', { ink: '#3a4048' })).toBeNull();
});

test('reads minutes without a unit beside others that have one, and a lit button in bold letters', async () => {
  expect(await chosen(['1', '5', '15', '30', '1H', '4H', '1D'], '15', { ink: '#ffffff', ground: '#1256a0' })).toBe(
    'M15',
  );
  expect(await chosen(['Time', ...FRAMES], '1D', { ink: '#ffffff', weight: 700 })).toBe('D1');
  expect(await chosen(['1', '5', '15', '30', '45'], '15', { ink: '#ffffff' })).toBeNull();
});

test('tells the lit one of buttons as terminals name them', async () => {
  expect(await chosen(['M1', 'M5', 'M15', 'M30', 'H1', 'H4', 'D1'], 'H4', { ink: '#ffffff', ground: '#2962ff' })).toBe(
    'H4',
  );
});

test('tells a lit one behind spans of time', async () => {
  const row = ['5d', 'YTD', '5m', '15m', '1h', 'D', 'W'];
  expect(await chosen(row, 'D', { ink: '#f0b90b' })).toBe('D1');
});

test('tells one in words', async () => {
  expect(await chosen(['1m', '5m', '15m', '1h', '4h', 'Day', 'Week'], 'Day', { ink: '#f0b90b' })).toBe('D1');
});

test('tells none of spans that begin with days', async () => {
  expect(await chosen(['30d', '1d', '3h', '30m', '15m', '5m', '2m'], '30m', { ink: '#ffffff' })).toBeNull();
});

test('tells a lit button of a single letter', async () => {
  expect(await chosen(['1m', '5m', '15m', '1h', 'D', 'W'], 'W', { ink: '#f0b90b' })).toBe('W1');
});

test('goes by colour where thin letters are paler than others', async () => {
  const light = { page: '#ffffff', plain: '#666666', sizePx: 12 };
  expect(await chosen(['1m', '5m', '15m', '1h', '4h', '1d'], '15m', { ...light, ink: '#13c636' })).toBe('M15');
  expect(await chosen(['1m', '5m', '15m', '1h', '4h', '1d'], '', light)).toBeNull();
});

test('tells the tab that has a stroke under it', async () => {
  expect(await chosen(['Time', ...FRAMES], '1H', { stroke: '#f0b90b' })).toBe('H1');
  expect(await chosen(['1D', '5D', '1M', '6M', 'YTD', '1Y', '5Y'], '6M', { stroke: '#f0b90b' })).toBeNull();
});

test('tells a lit one whose unit of time stands apart from its number', async () => {
  const row = ['15 Min', '1 Std', '4 Std', 'Tag'];
  expect(await chosen(row, '1 Std', { ink: '#ffffff', sizePx: 13 })).toBe('H1');
  expect(await chosen(row, '', { sizePx: 13 })).toBeNull();
});

test('takes no timeframe out of order for the lit one, such as an hour in another language for a day', async () => {
  const lit = { ground: '#2b5fd9' };
  expect(await chosen(['5m', '15m', '30m', '1d', '4h', '1W'], '1d', lit)).toBeNull();
  expect(await chosen(['5m', '15m', '30m', '1h', '4h', '1W'], '1h', lit)).toBe('H1');
});

test('reads the only timeframe behind spans of time', async () => {
  expect(await chosen(['1D', '5D', '1M', '6M', 'YTD', '1Y', '5Y', '15', 'min'], '', {})).toBe('M15');
});

test('takes numbers before hours and days with their numbers for minutes', async () => {
  expect(await chosen(['1', '5', '15', '30', '1H', '5H', '1D', '1W'], '15', { ink: '#f0b90b' })).toBe('M15');
});

test('tells a lit one in another script by its number', async () => {
  const frames = ['5м', '15м', '1ч', '4ч', 'Д'];
  expect(await chosen(frames, '1ч', { ink: '#f0b90b' })).toBe('H1');
  expect(await chosen(frames, '15м', { ink: '#f0b90b' })).toBe('M15');
  expect(await chosen(frames, 'Д', { ink: '#f0b90b' })).toBeNull();
  expect(await chosen(frames, '', {})).toBeNull();
});
