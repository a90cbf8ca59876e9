import { expect, test } from 'vitest';
import { priceAt } from '../../chart-reading.ts';
import { fitPriceAxis } from './fit-price-axis.ts';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';

const PANE = { x: 0, y: 90, w: 700, h: 220 };

/** Labels 50 pixels apart from y = 100, 9 pixels high. */
function column(...texts: string[]) {
  return texts.map((text, index) => {
    const y = 100 + index * 50;
    const rows = { top: y - 4.5, bottom: y + 4.5, letterTop: y - 4.5, letterBottom: y + 4.5 };
    const word = { left: 0, right: 40, letters: 6, pointX: null, letterBoxes: [], smallTail: false, ...rows };
    return { word, text, printed: parsePrintedNumber(text)!, y };
  });
}

test('reads an axis through a misread label and a lost point', () => {
  const axis = fitPriceAxis(column('1.0900', '1.0390', '10880', '1.0870', '1.0860'), PANE);
  expect(axis).toMatchObject({ scale: 'linear', decimals: 4, y1: 90, y2: 310 });
  expect(axis?.labels.map(({ price }) => price)).toEqual([1.09, 1.088, 1.087, 1.086]);
  expect(axis && priceAt(axis, 125)).toBeCloseTo(1.0895, 6);
});

test('reads thousands and labels that drop trailing zeros', () => {
  expect(fitPriceAxis(column('1,945.50', '1,945.00', '1,944.50', '1,944.00', '1,943.50'), PANE)?.price1).toBeCloseTo(
    1945.6,
    6,
  );
  expect(fitPriceAxis(column('1.16', '1.155', '1.15', '1.145', '1.14'), PANE)?.decimals).toBe(3);
});

test('takes commas for what parts thousands though half of them, small as they are, read as points', () => {
  const axis = fitPriceAxis(column('6,300', '6.200', '6.100', '6,000', '5,900'), PANE);
  expect(axis?.labels.map(({ price }) => price)).toEqual([6300, 6200, 6100, 6000, 5900]);
  expect(fitPriceAxis(column('2.900', '2.800', '2,700', '2.600', '2.500'), PANE)?.decimals).toBe(3);
});

test('refuses numbers of six digits of which none has a separator, unless no point has room in any', () => {
  const texts = ['112000', '110000', '108000', '106000', '104000'];
  expect(fitPriceAxis(column(...texts), PANE)).toBeNull();
  const boxes = [0, 7, 14, 21, 28, 35].map((left) => ({ left, right: left + 6, top: 0, bottom: 9 }));
  const even = column(...texts).map((label) => ({
    ...label,
    certainty: 0.9,
    word: { ...label.word, letterBoxes: boxes },
  }));
  expect(fitPriceAxis(even, PANE)?.labels.map(({ price }) => price)).toEqual(texts.map(Number));
});

test('takes whole numbers for such where the last price lies on their scale, whatever labels of other panes print', () => {
  const whole = column('70.00', '50.00', '30.00', '680', '670', '660', '650', '640', '11.326', '0.000', '-11.326');
  const last = column('614.91').map((label) => ({ ...label, y: 575.45 }));
  const pane = { ...PANE, y: 240, h: 340 };
  const axis = fitPriceAxis([...whole, ...last], pane);
  expect(axis?.labels.map(({ price }) => price)).toStrictEqual([680, 670, 660, 650, 640, 614.91]);
  expect(axis?.decimals).toBe(0);
});

test('counts all labels whose rows are rounded to points of one and a half pixels, not the half that agree more closely', () => {
  const texts = ['1.2300', '1.2250', '1.2200', '1.2150', '1.2100', '1.2050', '1.2000', '1.1950', '1.1900'];
  const rows = [73, 176, 283, 386, 493, 596, 703, 806, 912.5];
  const labels = column(...texts).map((label, index) => ({ ...label, y: rows[index]! }));
  const axis = fitPriceAxis(labels, { x: 0, y: 139, w: 700, h: 744 });
  expect(axis?.labels).toHaveLength(9);
  expect(axis && priceAt(axis, 493)).toBeCloseTo(1.21, 4);
});

test('refuses labels that agree on no scale, and two scales that share the labels', () => {
  expect(fitPriceAxis(column('1.23', '9.11', '4.02', '7.77', '0.31'), PANE)).toBeNull();
  const shared = column('0.900', '2.899', '0.898', '2.897', '0.896', '2.895');
  expect(fitPriceAxis(shared, { ...PANE, h: 320 })).toBeNull();
});

test('refuses three labels that lie closer on a logarithmic scale, where that would be another axis', () => {
  const rows = [158.5, 313.5, 470.5];
  const labels = column('2650.00', '2600.00', '2550.00').map((label, index) => ({ ...label, y: rows[index]! }));
  expect(fitPriceAxis(labels, { x: 0, y: 96, w: 361, h: 522 })).toBeNull();
  const even = labels.map((label, index) => ({ ...label, y: [158.5, 314.5, 470.5][index]! }));
  expect(fitPriceAxis(even, { x: 0, y: 96, w: 361, h: 522 })?.scale).toBe('linear');
});

test('refuses labels that are rounded to fewer digits than their steps have', () => {
  const rounded = column('1.358', '1.358', '1.357', '1.357', '1.356', '1.356', '1.356', '1.355', '1.355');
  expect(fitPriceAxis(rounded, { ...PANE, h: 420 })).toBeNull();
});

test('reads labels at even rows whose prices are rounded to the last digit', () => {
  const prices = Array.from({ length: 12 }, (_, index) => (1.26822 - index * 0.000084).toFixed(5));
  const axis = fitPriceAxis(column(...prices), { ...PANE, h: 570 });
  expect(axis && priceAt(axis, 375)).toBeCloseTo(1.26822 - 5.5 * 0.000084, 5);
});

test('reads such labels also where the prices of most rows are close to what is printed', () => {
  const prices = Array.from({ length: 20 }, (_, index) => (1.26822 - index * 0.0001012).toFixed(5));
  const axis = fitPriceAxis(column(...prices), { ...PANE, h: 970 });
  expect(axis && priceAt(axis, 575)).toBeCloseTo(1.26822 - 9.5 * 0.0001012, 5);
});

test('refuses labels rounded to units several pixels high, of which one is a unit off those that agree', () => {
  const rows = [463, 690.5, 919.5, 1147.5, 1605.5];
  const texts = ['0.00001253', '0.00001234', '0.00001216', '0.00001198', '0.00001162'];
  const labels = column(...texts).map((label, index) => ({ ...label, y: rows[index]! }));
  const pane = { x: 0, y: 463, w: 860, h: 1143 };
  expect(fitPriceAxis(labels, pane)).toBeNull();
  // Of round prices one that is off was moved or misread.
  const round = ['0.00001270', '0.00001240', '0.00001220', '0.00001200', '0.00001160'];
  const exact = column(...round).map((label, index) => ({ ...label, y: rows[index]! + (index === 0 ? -20 : 0) }));
  expect(fitPriceAxis(exact, pane)?.labels).toHaveLength(4);
});
