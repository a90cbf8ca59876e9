import { expect, it } from 'vitest';
import * as z from 'zod';
import { answerForm } from './answer-form.ts';

const NOTHING = {
  symbol: null,
  timeframe: null,
  lastPrice: null,
  hasSetup: false,
  direction: null,
  entryType: null,
  entryPrice: null,
  triggerPrice: null,
  stopLoss: null,
  takeProfit1: null,
  takeProfit2: null,
  entryLevel: null,
  stopLossLevel: null,
  takeProfit1Level: null,
  takeProfit2Level: null,
  rejectionReason: null,
  patterns: [],
  keyLevels: [],
  marketStructure: null,
  analysisText: 'Wait.',
};

const read = (answer: unknown) => answerForm.validate!(answer);
const answerOf = (changes: object) => read({ ...NOTHING, ...changes });

it('takes an answer that says little, and fields left out for nothing said', async () => {
  expect(await read(NOTHING)).toEqual({ success: true, value: NOTHING });
  expect(await read({ hasSetup: false, analysisText: 'Wait.' })).toEqual({ success: true, value: NOTHING });
});

it.each([
  [1.085, 1.085],
  ['1.0850', 1.085],
  [' 1945 ', 1945],
  ['1,945.50', 1945.5],
  ['12,345,678.5', 12_345_678.5],
  [0, null],
  ['0.0', null],
  ['', null],
  ['N/A', null],
  ['None', null],
])('reads the price %j as %j', async (entryPrice, price) => {
  expect(await answerOf({ entryPrice })).toMatchObject({ success: true, value: { entryPrice: price } });
});

it.each(['1,085', '1.085,5', '1e3', '0x10', '$1.08', '1.08 or 1.09', '-1.08', -1.08, Infinity, true, [1.085], {}])(
  'guesses at no price from %j',
  async (stopLoss) => {
    expect(await answerOf({ stopLoss })).toMatchObject({ success: false });
  },
);

it.each([
  [{ hasSetup: 'YES' }, { hasSetup: true }],
  [{ hasSetup: 'false' }, { hasSetup: false }],
  [{ direction: 'short' }, { direction: 'SELL' }],
  [{ direction: 'none' }, { direction: null }],
  [{ entryType: 'SELL-STOP' }, { entryType: 'sell_stop' }],
  [{ entryType: 'Market' }, { entryType: 'market' }],
  [{ patterns: null }, { patterns: [] }],
  [{ patterns: ['None', null, 'flag'] }, { patterns: ['flag'] }],
  [{ keyLevels: [{ price: null, label: 'none' }] }, { keyLevels: [] }],
  [{ keyLevels: [{ price: '1.0850' }] }, { keyLevels: [{ price: 1.085, label: '' }] }],
])('reads %j as %j', async (said, meant) => {
  expect(await answerOf(said)).toMatchObject({ success: true, value: meant });
});

it.each([
  { hasSetup: null },
  { hasSetup: 'maybe' },
  { hasSetup: 'constructor' },
  { direction: 'HOLD' },
  { direction: 'constructor' },
  { entryType: 'limit' },
  { patterns: 'flag' },
  { patterns: [1] },
  { keyLevels: [{ price: 'low' }] },
  { keyLevels: ['1.085'] },
  { analysisText: '' },
  { analysisText: ['Wait.'] },
])('does not take %j', async (said) => {
  expect(await answerOf(said)).toMatchObject({ success: false });
});

it.each([null, 'no', 1, [NOTHING]])('does not take %j for an answer', async (answer) => {
  expect(await read(answer)).toMatchObject({ success: false });
});

it('takes from texts what cannot be printed, or reorders what can, and leaves lines and markup alone', async () => {
  const text = 'One\u0000\u001b[31m\u202e\u200b line.\n<b>Two</b> 📈';
  expect(await answerOf({ analysisText: text })).toMatchObject({
    success: true,
    value: { analysisText: 'One[31m line.\n<b>Two</b> 📈' },
  });
});

it('cuts texts and lists that nobody would read', async () => {
  const result = await answerOf({
    analysisText: 'a'.repeat(50_000),
    patterns: Array.from({ length: 500 }, (_, i) => `flag ${i}`),
  });
  if (!result.success) throw result.error;
  expect(result.value.analysisText).toHaveLength(6000);
  expect(result.value.patterns).toHaveLength(12);
  const halved = await answerOf({ analysisText: '📈'.repeat(3001) });
  if (!halved.success) throw halved.error;
  expect(halved.value.analysisText).toBe(`${'📈'.repeat(2999)}…`);
});

const schemaSchema = z.object({
  properties: z.record(z.string(), z.looseObject({ type: z.unknown().optional(), anyOf: z.unknown().optional() })),
  required: z.array(z.string()),
});

it('asks for a form that every strict mode takes: nothing optional, nothing bounded, few unions', async () => {
  const schema = await answerForm.jsonSchema;
  const { properties, required } = schemaSchema.parse(schema);
  expect(required).toEqual(Object.keys(properties));
  expect(Object.values(properties).filter(({ type, anyOf }) => Array.isArray(type) || anyOf).length).toBe(14);
  expect(JSON.stringify(schema)).not.toMatch(/"(?:minimum|maximum|maxLength|maxItems|pattern|format|const|default)":/);
});
