import { analyzeCharts } from '@pipsight/analysis';
import type { AnalysisEngine } from '@pipsight/contract';
import { beforeEach, expect, it } from 'vitest';
import { fakeChartReader, readable } from '../../../../test/fake-chart-reader.ts';
import { upload } from '../../../../test/multipart.ts';
import { measuredReading, modelFailed, scriptedModel } from '../../../../test/scripted-model.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { useTestApp } from '../../../../test/use-test-app.ts';
import type { VisionModel } from '../../../providers/ai/port.ts';

const ENGINE = '/api/admin/analysis-engine';
const suite = useTestApp();
let test: TestApp;
let boss: string;
let trader: string;

async function start(visionModel: VisionModel): Promise<void> {
  test = await suite.start({
    visionModel,
    analyze: analyzeCharts,
    chartReader: fakeChartReader(() => readable(measuredReading())),
  });
  await test.addUser({ username: 'boss', role: 'admin' });
  await test.addUser();
  boss = await test.signIn('boss');
  trader = await test.signIn('trader');
}

beforeEach(() => start(scriptedModel()));

async function call(method: 'GET' | 'PUT' | 'POST', path = ENGINE, payload?: object) {
  const response = await test.app.inject({ method, url: path, headers: { cookie: boss }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<AnalysisEngine & { error?: string }>() };
}
const analyze = async () => test.app.inject(await upload(trader, [{ name: 'eurusd.png', content: 'chart' }]));

it('tells which model answers, and that nothing has happened yet', async () => {
  expect(await call('GET')).toEqual({
    status: 200,
    body: {
      visionModel: { provider: 'openai', model: 'seer-1', timeoutMs: 1000, selfTest: null },
      fallsBack: true,
      month: {
        since: '2026-11-01T00:00:00.000Z',
        calls: 0,
        outcomes: [],
        inputTokens: 0,
        outputTokens: 0,
        estimatedCostUsd: 0,
        unpricedCalls: 0,
      },
    },
  });
});

it('tells that the built-in analysis answers alone, which needs no test', async () => {
  test = await suite.start({ visionModel: null });
  boss = await test.signIn('boss');
  expect((await call('GET')).body.visionModel).toBeNull();
  expect(await call('POST', `${ENGINE}/self-test`)).toMatchObject({ status: 409 });
});

it('runs the self-test and tells what came of it', async () => {
  const { body } = await call('POST', `${ENGINE}/self-test`);
  expect(body.visionModel?.selfTest).toEqual({
    testedAt: '2026-11-21T10:00:00.000Z',
    passed: true,
    detail: 'It read the number printed in a picture of a chart.',
  });
});

it('says what to do about a model that cannot see', async () => {
  test = await suite.start({ visionModel: scriptedModel({}, true) });
  boss = await test.signIn('boss');
  const { body } = await call('POST', `${ENGINE}/self-test`);
  expect(body.visionModel?.selfTest).toMatchObject({ passed: false });
  expect(body.visionModel?.selfTest?.detail).toMatch(/^The model does not see pictures/);
});

it('keeps whether the built-in analysis stands in', async () => {
  expect((await call('PUT', ENGINE, { fallsBack: false })).body.fallsBack).toBe(false);
  expect((await call('GET')).body.fallsBack).toBe(false);
  expect((await call('PUT', ENGINE, { fallsBack: true })).body.fallsBack).toBe(true);
  expect(await call('PUT', ENGINE, { fallsBack: 'yes' })).toMatchObject({ status: 400 });
});

it('sums up what models took this month, by outcome', async () => {
  await analyze();
  await analyze();
  test = await suite.start({
    visionModel: scriptedModel(modelFailed('out-of-quota')),
    analyze: analyzeCharts,
    chartReader: fakeChartReader(() => readable(measuredReading())),
  });
  await analyze();
  expect((await call('GET')).body.month).toEqual({
    since: '2026-11-01T00:00:00.000Z',
    calls: 3,
    outcomes: [
      { outcome: 'accepted', count: 2 },
      { outcome: 'out-of-quota', count: 1 },
    ],
    inputTokens: 4800,
    outputTokens: 620,
    estimatedCostUsd: 0.0246,
    unpricedCalls: 0,
  });
  test.clock.forwardMs(10 * 86_400_000);
  expect((await call('GET')).body.month).toMatchObject({ since: '2026-12-01T00:00:00.000Z', calls: 0, outcomes: [] });
});

it('tells of each analysis in the history of all users what its model took', async () => {
  await analyze();
  const response = await test.app.inject({ url: '/api/admin/chart-analyses', headers: { cookie: boss } });
  expect(response.json()).toMatchObject([
    {
      engine: 'seer-1',
      modelRun: {
        provider: 'openai',
        model: 'seer-1',
        outcome: 'accepted',
        durationMs: 4200,
        promptVersion: '2026-11-1',
        inputTokens: 2400,
        outputTokens: 310,
        estimatedCostUsd: 0.0123,
      },
    },
  ]);
});
