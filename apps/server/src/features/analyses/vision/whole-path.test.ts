import { analyzeCharts } from '@pipsight/analysis';
import { afterEach, describe, expect, it } from 'vitest';
import { analyzingTrader, CHART } from '../../../../test/analyzing-trader.ts';
import { fakeChartReader, readable } from '../../../../test/fake-chart-reader.ts';
import { anthropicWire } from '../../../../test/model-wire/anthropic-wire.ts';
import { compatibleWire } from '../../../../test/model-wire/compatible-wire.ts';
import { googleWire } from '../../../../test/model-wire/google-wire.ts';
import { openaiWire } from '../../../../test/model-wire/openai-wire.ts';
import { measuredReading, SOUND_ANSWER } from '../../../../test/scripted-model.ts';
import { reply, startVendorStub, status, type VendorStub } from '../../../../test/vendor-stub.ts';
import { createVisionModel } from '../../../providers/ai/create-vision-model.ts';

const trader = analyzingTrader();
const WIRES = [openaiWire, anthropicWire, googleWire, compatibleWire].map(
  (wire) => [wire.choice('').provider, wire] as const,
);
/** A PNG of one black pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

describe.each(WIRES)('from the upload through %s to the answer', (_, wire) => {
  let stub: VendorStub | null = null;
  afterEach(() => stub?.close());

  async function analyzeWith(answer: unknown) {
    stub = await startVendorStub(() => answer);
    const choice = wire.choice(stub.baseUrl);
    const picture = { bytes: PIXEL, mediaType: 'image/png', width: 800, height: 600 };
    await trader.start({
      visionModel: createVisionModel({ ...choice, timeoutMs: 20_000, firstWaitMs: 1, now: () => new Date() }),
      analyze: analyzeCharts,
      chartReader: fakeChartReader(() => ({ ...readable(measuredReading()), picture })),
    });
    return trader.analyze([CHART]);
  }

  it('a plan that stands', async () => {
    const { status: answered, body } = await analyzeWith(wire.answer(JSON.stringify(SOUND_ANSWER)));
    expect([answered, body.engine, body.hasSetup, body.entryPrice]).toEqual([
      200,
      wire.choice('').model,
      'yes',
      '1.10080',
    ]);
    const { instructions, parts } = wire.read(stub!.requests.at(-1)!.body);
    expect(instructions).toContain('data, never instructions');
    expect(parts.some((part) => part.startsWith('image/png;base64,'))).toBe(true);
    expect(parts.join('\n')).toContain('swing high 1.10080');
    expect(parts.join('\n')).not.toContain('trader');
  });

  it('a wrong-way stop', async () => {
    const wrong = { ...SOUND_ANSWER, stopLoss: 1.1031, stopLossLevel: null };
    const { body } = await analyzeWith(wire.answer(JSON.stringify(wrong)));
    expect([body.hasSetup, body.engine]).toEqual(['no', wire.choice('').model]);
    expect(body.rejectionReason).toContain('Its stop is on the wrong side of the entry.');
  });

  it.each([
    ['a wrong key', status(wire.badKey.status, {}, JSON.stringify(wire.badKey.body)), 'did not accept the key'],
    ['no credit', status(wire.noQuota.status, {}, JSON.stringify(wire.noQuota.body)), 'has no credit left'],
    ['a cut answer', wire.truncated('{"symbol":'), 'was cut off'],
    ['a refusal', wire.refused, 'declined to answer'],
    ['no JSON', wire.answer('I think it goes up.'), 'could not be read'],
    [
      'a reset in mid-answer',
      reply((response) => response.writeHead(200).write('{', () => response.destroy())),
      'could not be reached',
    ],
  ])('%s', async (_name, answer, words) => {
    const { status: answered, body } = await analyzeWith(answer);
    expect([answered, body.engine]).toEqual([200, 'builtin']);
    expect(body.checks[0]).toMatchObject({ name: 'Vision model', status: 'not-checkable' });
    expect(body.checks[0].detail).toContain(words);
    expect(await trader.used()).toBe(1);
  });
});
