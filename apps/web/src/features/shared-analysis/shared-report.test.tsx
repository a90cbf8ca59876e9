import type { SharedAnalysis } from '@pipsight/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SharedReport } from './shared-report.tsx';

const analysis: SharedAnalysis['analysis'] = {
  hasSetup: 'yes',
  currencyPair: 'EURUSD',
  timeframe: 'H1',
  platform: 'mt5',
  patterns: ['Pin bar'],
  direction: 'SELL',
  confidence: 'strong',
  entryType: 'sell_limit',
  entryPrice: '1.08800',
  stopLoss: '1.09200',
  takeProfit1: '1.08000',
  takeProfit2: null,
  analysisText: 'Price <b>falls</b> & turns.',
  marketStructure: 'Lower highs',
  keyLevels: ['1.09000 resistance'],
  confluences: ['Break of structure'],
  charts: [],
};

/** What a screen reader would read. */
function textOf(parts: Partial<SharedAnalysis['analysis']>, isPublic: SharedAnalysis['isPublic'] = 'false'): string {
  const shared = { analysis: { ...analysis, ...parts }, isPublic, createdAt: '2026-03-04T12:00:00Z' };
  return renderToStaticMarkup(<SharedReport token="t" shared={shared} />)
    .replace(/<span aria-hidden="true">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('a shared setup', () => {
  const text = textOf({});

  it('names market, chart, platform and patterns', () => {
    expect(text).toContain('Shared Trading Analysis This is a private share link.');
    expect(text).toContain('Currency Pair EURUSD Timeframe H1 Platform MetaTrader 5 Identified Patterns Pin bar');
  });

  it('shows direction, confidence and order as badges, prices with pips and reward, N/A for what is missing', () => {
    expect(text).toContain(
      'Trading Setup Identified SELL STRONG SELL LIMIT Entry Price 1.08800 Stop Loss 1.09200 40 pips risk Take Profit 1 1.08000 80 pips · R:R 2.0 Take Profit 2 N/A',
    );
  });

  it('goes on with the text as text, structure, levels, reasons and the day', () => {
    expect(text).toContain(
      'Detailed Analysis Price &lt;b&gt;falls&lt;/b&gt; &amp; turns. Market Structure Lower highs',
    );
    expect(text).toContain('Key Levels 1.09000 resistance Confluences Break of structure');
    expect(text).toMatch(/Analysis shared on Mar 0\d, 2026 \d\d:\d\d$/);
  });

  it('has no badge for an entry at the market', () => {
    expect(textOf({ entryType: 'market' })).toContain('SELL STRONG Entry Price');
  });
});

it('says that there was no setup', () => {
  expect(textOf({ hasSetup: 'no' })).toContain(
    'No Clear Setup Identified The analysis didn&#x27;t identify a clear trading opportunity at the time of review.',
  );
});

it('says Unknown for what could not be read', () => {
  const text = textOf({ currencyPair: null, timeframe: null, platform: null, patterns: [] });
  expect(text).toContain('Currency Pair Unknown Timeframe Unknown Platform Unknown');
  expect(text).not.toContain('Identified Patterns');
});

it('keeps its sections where there is nothing to say', () => {
  expect(textOf({ marketStructure: null, keyLevels: [], confluences: [] })).toContain(
    'Market Structure Unknown Key Levels No level was touched often enough. Confluences No reason speaks for a trade.',
  );
});

it('says that it may be found', () => {
  expect(textOf({}, 'true')).toContain('This analysis is publicly discoverable.');
});
