import type { ChartInput } from '@pipsight/analysis';
import type { Analysis } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { fakeChartReader, readable } from '../../../test/fake-chart-reader.ts';
import { marketAnalysis } from '../../../test/market-analysis.ts';
import { CHART, analyzingTrader } from '../../../test/analyzing-trader.ts';
import { analyses, usageReservations } from '../../db/schema.ts';

const trader = analyzingTrader();
const { start, analyze, used } = trader;

it('answers the analysis, stores it and counts one use', async () => {
  await start();
  const { status, body } = await analyze([CHART]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    filename: 'eurusd.png',
    createdAt: '2026-11-21T10:00:00.000Z',
    currencyPair: 'EURUSD',
    timeframe: 'H1',
    platform: 'tradingview',
    multiTimeframeFiles: ['eurusd.png'],
    currentPrice: '1.08510',
    hasSetup: 'yes',
    direction: 'BUY',
    entryType: 'buy_limit',
    entryPrice: '1.08400',
    triggerPrice: null,
    stopLoss: '1.08300',
    takeProfit1: '1.08600',
    takeProfit2: '1.08800',
    riskRewardRatio: 2,
    higherTimeframeSupport: '1.08100',
    setupRule: 'Trend pullback',
    engine: 'builtin',
    trades: [],
    evidence: [{ text: 'Higher lows', side: 'bullish', chartIndex: 0, markIds: ['f1'] }],
  });
  const stats = await trader.test.app.inject({ url: '/api/user/stats', headers: { cookie: trader.cookie } });
  expect(stats.json()).toMatchObject({ analysisCount: 1, analysisRemaining: 9, totalAnalyses: 1 });
  const again = await trader.test.app.inject({
    url: `/api/chart-analyses/${body.id}`,
    headers: { cookie: trader.cookie },
  });
  expect(again.json()).toEqual(body);
  expect(await trader.test.db.select().from(usageReservations)).toEqual([]);
});

it('places findings on the picture: zones from edge to edge of their candles, points at the middle', async () => {
  await start();
  const { body } = await analyze([CHART]);
  expect(body.charts).toHaveLength(1);
  expect(body.charts[0]).toMatchObject({
    width: 800,
    height: 600,
    role: 'entry',
    candleCount: 40,
    candlePitchPx: 16,
    lastPrice: '1.08510',
    corrected: [],
    axis: { y1: 0, price1: 1.09, y2: 600, price2: 1.08, scale: 'linear', labelCount: 2, residualPx: 0.2 },
    marks: [
      { id: 'f1', x1: 34, x2: 82, price1: 1.083, price2: 1.084 },
      { id: 'f2', x1: 58, x2: null, price1: 1.086, price2: null },
    ],
  });
});

it('hands the measured candles to the analysis, with the timeframe the trader chose over the one read', async () => {
  const inputs: (readonly ChartInput[])[] = [];
  const role = (name: 'bias' | 'entry') => ({ role: name, findings: [] });
  await start({
    analyze: (charts) => {
      inputs.push(charts);
      return { ok: true, analysis: marketAnalysis({ entryChart: 1, charts: [role('bias'), role('entry')] }) };
    },
  });
  const { body } = await analyze([CHART, { name: 'm15.png', content: 'chart' }], ['AUTO', 'M15']);
  expect(inputs[0]).toHaveLength(2);
  expect(inputs[0]![0]).toMatchObject({ symbol: 'EURUSD', timeframe: 'H1', lastPrice: 1.0851 });
  expect(inputs[0]![0]!.candles).toHaveLength(40);
  expect(inputs[0]![0]!.candles[0]!.high).toBeCloseTo(1.085333, 6);
  expect(inputs[0]![0]!.pricePerPx).toBeCloseTo(0.01 / 600, 9);
  expect(inputs[0]![1]).toMatchObject({ timeframe: 'M15' });
  expect(body).toMatchObject({ timeframe: 'M15', multiTimeframeFiles: ['eurusd.png', 'm15.png'] });
  expect(body.charts.map(({ corrected }: Analysis['charts'][number]) => corrected)).toEqual([[], ['timeframe']]);
});

it('shows a plan that waits for its trigger as potential, not as a setup', async () => {
  const potential = { ...marketAnalysis().setup!, trigger: 1.0845 };
  await start({
    analyze: () => ({
      ok: true,
      analysis: marketAnalysis({ setup: null, potential, confidence: null, rejectionReason: 'No confirmation yet.' }),
    }),
  });
  const { body } = await analyze([CHART]);
  expect(body).toMatchObject({
    hasSetup: 'no',
    entryPrice: null,
    triggerPrice: '1.08450',
    stopLoss: '1.08300',
    takeProfit1: '1.08600',
    rejectionReason: 'No confirmation yet.',
    setupRule: null,
  });
  const [stored] = await trader.test.db.select().from(analyses);
  expect(stored!.hasSetup).toBe(false);
});

it('blocks the call at the limit, before the charts are read', async () => {
  let readings = 0;
  await start(
    {
      chartReader: fakeChartReader(() => {
        readings += 1;
        return readable();
      }),
    },
    { analysisLimit: 2, usageCount: 2 },
  );
  expect(await analyze([CHART])).toEqual({
    status: 403,
    body: { error: 'Analysis limit reached. Please contact admin to renew your subscription.' },
  });
  expect(readings).toBe(0);
});

it('lets exactly one of several calls at once take the last use', async () => {
  const gate = Promise.withResolvers<void>();
  await start(
    { chartReader: fakeChartReader(() => gate.promise.then(() => readable())) },
    { analysisLimit: 5, usageCount: 4 },
  );
  const calls = [analyze([CHART]), analyze([CHART]), analyze([CHART])];
  // The two that find no use left answer while the first still reads.
  await Promise.any(calls);
  gate.resolve();
  const results = await Promise.all(calls);
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  expect(await used()).toBe(5);
  expect(await trader.test.db.select().from(analyses)).toHaveLength(1);
});

it('begins a new count in a new month', async () => {
  await start({}, { analysisLimit: 1, usageCount: 1 });
  trader.test.clock.forwardMs(10 * 86_400_000);
  expect((await analyze([CHART])).status).toBe(200);
  expect(await used()).toBe(1);
});

it('counts uses without end for an account without a limit', async () => {
  await start({}, { analysisLimit: -1, usageCount: 500 });
  expect((await analyze([CHART])).status).toBe(200);
  expect(await used()).toBe(501);
});

it('lets one user have three analyses under way, no more', async () => {
  const gate = Promise.withResolvers<void>();
  await start({ chartReader: fakeChartReader(() => gate.promise.then(() => readable())) });
  const calls = [1, 2, 3, 4].map(() => analyze([CHART]));
  const first = await Promise.race(calls);
  expect(first).toEqual({
    status: 429,
    body: { error: 'You already have 3 analyses under way. Please wait until one has finished.' },
  });
  gate.resolve();
  expect((await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 429,
  ]);
  expect((await analyze([CHART])).status).toBe(200);
});

it('needs the permission to analyze, which administrators have', async () => {
  await start({}, { canAccessAnalyze: false });
  const { status, body } = await analyze([CHART]);
  expect([status, body]).toEqual([
    403,
    { error: "You don't have permission to do this. Contact your administrator for access." },
  ]);
  await trader.test.addUser({ username: 'boss', role: 'admin', canAccessAnalyze: false });
  trader.cookie = await trader.test.signIn('boss');
  expect((await analyze([CHART])).status).toBe(200);
});

it('shows a file name without folders, control characters and undue length', async () => {
  await start();
  const { body } = await analyze([{ name: `C:\\charts\\\u202egnp.${'x'.repeat(300)}`, content: 'chart' }]);
  expect(body.filename).toBe(`gnp.${'x'.repeat(116)}`);
});
