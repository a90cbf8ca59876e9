import { describe, expect, it } from 'vitest';
import { buildAnalysis, SELL_SETUP } from '../../../test/build-analysis.ts';
import { exportContent } from './export-content.ts';

describe('the picture of a setup', () => {
  const setup = { ...SELL_SETUP, confidence: 'confirmed', patternConfidenceScore: 61.6, patterns: ['Doji', 'Flag'] };

  it('names market, date, direction, order and confidence', () => {
    const createdAt = new Date(2026, 2, 4, 5, 6).toISOString();
    expect(exportContent(buildAnalysis({ ...setup, createdAt }))).toMatchObject({
      market: 'EURUSD · H1',
      date: 'Mar 04, 2026 05:06',
      direction: 'SELL',
      headline: 'SELL LIMIT',
      facts: [
        { text: 'CONFIRMED', tone: null },
        { text: 'Pattern confidence 62%', tone: 'fair' },
      ],
      patterns: { title: 'Patterns', text: 'Doji, Flag' },
      rejection: null,
    });
  });

  it('lists its prices with pips and reward', () => {
    expect(exportContent(buildAnalysis(setup)).rows).toEqual([
      { role: 'target2', name: 'Take Profit 2', price: '1.07600', distance: '120 pips', reward: 'R:R 3.0' },
      { role: 'target1', name: 'Take Profit 1', price: '1.08000', distance: '80 pips', reward: 'R:R 2.0' },
      { role: 'entry', name: 'Entry', price: '1.08800', distance: '', reward: '' },
      { role: 'stop', name: 'Stop Loss', price: '1.09200', distance: '40 pips', reward: '' },
    ]);
  });

  it('says N/A for what is missing', () => {
    const content = exportContent(
      buildAnalysis({
        ...SELL_SETUP,
        currencyPair: null,
        timeframe: null,
        currentPrice: null,
        direction: null,
        entryType: null,
        entryPrice: null,
        takeProfit2: null,
        analysisText: ' ',
      }),
    );
    expect(content).toMatchObject({ market: 'Unknown · Unknown', direction: null, headline: 'N/A', facts: [] });
    expect(content.rows.map(({ price }) => price)).toEqual(['N/A', '1.08000', 'N/A', '1.09200']);
    expect(content.rows.map(({ distance, reward }) => distance + reward)).toEqual(['', '', '', '']);
    expect(content.analysis.text).toBe('N/A');
  });
});

describe('the picture of an analysis without a setup', () => {
  it('says so and why', () => {
    const rejectionReason = 'Price stands in the middle of its range.';
    const content = exportContent(buildAnalysis({ rejectionReason }));
    expect(content).toMatchObject({ direction: null, headline: 'No Trade Found Yet', facts: [], rows: [] });
    expect(content.rejection).toEqual({ title: 'Setup Rejected', text: rejectionReason });
  });

  it('shows the prices of a plan that is not valid yet, those it has', () => {
    const content = exportContent(
      buildAnalysis({
        direction: 'BUY',
        entryType: 'buy_stop',
        triggerPrice: '1.08900',
        stopLoss: '1.08600',
        takeProfit1: '1.09500',
      }),
    );
    expect(content.direction).toBeNull();
    expect(content.facts).toEqual([{ text: 'Potential Trading Setup: BUY STOP', tone: 'fair' }]);
    expect(content.rows.map(({ name, price, reward }) => [name, price, reward])).toEqual([
      ['Take Profit 1', '1.09500', 'R:R 2.0'],
      ['Trigger', '1.08900', ''],
      ['Stop Loss', '1.08600', ''],
    ]);
  });
});

it('cuts the analysis text at 300 characters', () => {
  const text = 'x'.repeat(301);
  expect(exportContent(buildAnalysis({ analysisText: text })).analysis.text).toBe(`${'x'.repeat(300)}…`);
  expect(exportContent(buildAnalysis({ analysisText: text.slice(1) })).analysis.text).toBe('x'.repeat(300));
});

it('holds nothing of the owner but the analysis', () => {
  const content = exportContent(buildAnalysis({ filename: 'account-4711.png', multiTimeframeFiles: ['b-4712.png'] }));
  expect(JSON.stringify(content)).not.toMatch(/471/);
});
