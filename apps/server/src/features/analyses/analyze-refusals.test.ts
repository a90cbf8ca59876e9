import { MAX_CHART_BYTES } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { chartReading, fakeChartReader, readable } from '../../../test/fake-chart-reader.ts';
import { upload, uploadForm } from '../../../test/multipart.ts';
import { CHART, analyzingTrader } from '../../../test/analyzing-trader.ts';

const trader = analyzingTrader();
const { start, analyze, used } = trader;

it.each([
  ['no file', [], 400, 'charts: upload at least one chart to analyze.'],
  [
    'four files',
    [CHART, CHART, CHART, CHART],
    400,
    'charts: You can upload a maximum of 3 charts for multi-timeframe analysis.',
  ],
  [
    'one byte too much',
    [{ name: 'big.png', content: new Uint8Array(MAX_CHART_BYTES + 1) }],
    413,
    'File too large: "big.png". Please select a file smaller than 10MB.',
  ],
] as const)('refuses %s and counts no use', async (_, files, status, error) => {
  await start();
  expect(await analyze(files)).toEqual({ status, body: { error } });
  expect(await used()).toBe(0);
});

it('takes three files of exactly 10485760 bytes', async () => {
  const sizes: number[] = [];
  await start({
    chartReader: {
      async read(file) {
        sizes.push(file.length);
        return readable();
      },
    },
  });
  const file = { name: 'big.png', content: new Uint8Array(MAX_CHART_BYTES) };
  expect((await analyze([file, file, file])).status).toBe(200);
  expect(sizes).toEqual([10_485_760, 10_485_760, 10_485_760]);
});

it.each([
  ['a timeframe that does not exist', ['H3'], 'timeframes: must be one of AUTO, M1, M5, M15, M30, H1, H4, D1, W1, MN.'],
  ['more timeframes than charts', ['H1', 'H4'], 'timeframes: there are more timeframes than charts.'],
])('refuses %s', async (_, timeframes, error) => {
  await start();
  expect(await analyze([CHART], timeframes)).toEqual({ status: 400, body: { error } });
});

it('refuses files under another field name', async () => {
  await start();
  const form = new FormData();
  form.append('picture', new Blob(['x']), 'x.png');
  const response = await trader.test.app.inject(await uploadForm(trader.cookie, form));
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { error: 'charts: send the files in fields of this name.' },
  ]);
});

it('refuses a body that is no form, and a form that is cut off', async () => {
  await start();
  const request = await upload(trader.cookie, [CHART]);
  const json = await trader.test.app.inject({
    ...request,
    headers: { cookie: trader.cookie },
    payload: { charts: [] },
  });
  expect([json.statusCode, json.json()]).toEqual([415, { error: 'Send the charts as a multipart form.' }]);
  const cut = await trader.test.app.inject({ ...request, payload: (request.payload as Buffer).subarray(0, 150) });
  expect([cut.statusCode, cut.json()]).toEqual([
    400,
    { error: 'charts: the upload is incomplete or not a valid form. Please try again.' },
  ]);
  expect(await used()).toBe(0);
});

it.each([
  [{ reason: 'empty-file' }, 422, '"eurusd.png" is empty. Please take or download the screenshot again.'],
  [
    { reason: 'not-an-image-we-read' },
    415,
    'Invalid file type: "eurusd.png". Please select a PNG, JPG, or JPEG image.',
  ],
  [
    { reason: 'not-an-image-we-read', detail: 'a WebP picture' },
    415,
    'Invalid file type: "eurusd.png" is a WebP picture. Please select a PNG, JPG, or JPEG image.',
  ],
  [
    { reason: 'damaged' },
    422,
    '"eurusd.png" is damaged and cannot be opened. Please take or download the screenshot again.',
  ],
  [
    { reason: 'damaged', detail: 'its end is missing' },
    422,
    '"eurusd.png" is damaged and cannot be opened: its end is missing. Please take or download the screenshot again.',
  ],
  [
    { reason: 'too-small', detail: '120 x 80 pixels' },
    422,
    '"eurusd.png" is too small to read (120 x 80 pixels). Please upload the screenshot itself, not a preview of it: at least 200 pixels wide and high.',
  ],
  [
    { reason: 'too-many-pixels', detail: '9000 x 9000 pixels' },
    422,
    '"eurusd.png" is too large to read (9000 x 9000 pixels). Please upload a picture of at most 40 megapixels.',
  ],
  [{ reason: 'timed-out' }, 504, 'Reading "eurusd.png" took too long. Please try again with a smaller screenshot.'],
] as const)('refuses a file for %j and counts no use', async (refusal, status, error) => {
  await start({ chartReader: fakeChartReader(() => ({ ok: false, ...refusal })) });
  expect(await analyze([CHART])).toEqual({ status, body: { error } });
  expect(await used()).toBe(0);
});

it.each([
  ['no chart', { isChart: false }, 'No price chart was found in "eurusd.png".'],
  ['no price axis', { axis: null, candles: [] }, 'The price scale of "eurusd.png" could not be read.'],
  ['no candles', { candles: [] }, 'No candles could be read in "eurusd.png".'],
])('refuses a picture with %s and counts no use', async (_, reading, sentence) => {
  await start({ chartReader: fakeChartReader(() => readable(reading)) });
  const { status, body } = await analyze([CHART]);
  expect(status).toBe(422);
  expect(body.error).toContain(sentence);
  expect(await used()).toBe(0);
});

it('refuses charts of different markets, and names them', async () => {
  const symbols = ['EURUSD', 'GBPUSD'];
  await start({
    chartReader: fakeChartReader((file) => readable({ symbol: symbols[Number(file)]! })),
    analyze: () => ({ ok: false, chartIndex: null, reason: 'different-symbols' }),
  });
  const files = [
    { name: 'a.png', content: '0' },
    { name: 'b.png', content: '1' },
  ];
  expect(await analyze(files)).toEqual({
    status: 422,
    body: {
      error:
        'The charts show different markets (EURUSD in "a.png", GBPUSD in "b.png"). Please upload charts of one market in different timeframes.',
    },
  });
  expect(await used()).toBe(0);
});

it('refuses a chart with too few candles, and says how many there are', async () => {
  const candles = chartReading().candles.slice(0, 12);
  await start({
    chartReader: fakeChartReader(() => readable({ candles })),
    analyze: () => ({ ok: false, chartIndex: 0, reason: 'too-few-candles' }),
  });
  const { status, body } = await analyze([CHART]);
  expect(status).toBe(422);
  expect(body.error).toContain('Only 12 candles could be read in "eurusd.png", and an analysis needs at least 30.');
});

it('answers a failure of the reader without detail, and counts no use', async () => {
  await start({ chartReader: fakeChartReader(() => Promise.reject(new Error('secret path'))) });
  expect(await analyze([CHART])).toEqual({
    status: 500,
    body: { error: 'Something went wrong on the server. Please try again.' },
  });
  expect(await used()).toBe(0);
});
