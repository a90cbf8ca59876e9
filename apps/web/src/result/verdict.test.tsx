import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildAnalysis, SELL_SETUP } from '../../test/build-analysis.ts';
import { PotentialSetup } from './potential-setup.tsx';
import { RejectionPanel } from './rejection-panel.tsx';
import { SetupVerdict } from './setup-verdict.tsx';

/** What a screen reader would read: the texts in their order. */
function textOf(element: React.ReactElement): string {
  const html = renderToStaticMarkup(element).replace(/<span aria-hidden="true">.*?<\/span>/g, '');
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('a setup', () => {
  const text = textOf(<SetupVerdict analysis={buildAnalysis(SELL_SETUP)} />);

  it('names direction and entry type', () => {
    expect(text).toContain('Trading setup: SELL sell limit');
  });

  it('lists its prices from high to low, with pips and reward', () => {
    expect(text).toContain(
      'Stop Loss 40 pips 1.09200 Entry 1.08800 Current 30 pips 1.08500 Take Profit 1 80 pips · R:R 2.0 1.08000 Take Profit 2 120 pips · R:R 3.0 1.07600',
    );
  });

  it('shows the number of cases behind a track record', () => {
    const trackRecord = {
      cases: 40,
      wins: 22,
      baselinePercent: 48.2,
      intervalPercent: [39.6, 70.2] as [number, number],
      showsEdge: false,
      from: '2021-01-04',
      to: '2025-06-13',
      basis: 'EURUSD on H1, one spread of cost.',
    };
    expect(textOf(<SetupVerdict analysis={buildAnalysis({ ...SELL_SETUP, trackRecord })} />)).toContain(
      '22 of 40 similar setups reached target 1 before the stop (55%, 95% interval 40 to 70%). Random entries of the same shape: 48%. No edge over random entries is shown.',
    );
  });
});

describe('no setup', () => {
  it('says why', () => {
    const text = textOf(<RejectionPanel analysis={buildAnalysis()} />);
    expect(text).toContain('No Trade Found Yet');
    expect(text).toContain('Setup Rejected Price stands in the middle of its range.');
  });

  it('has no rejection panel without a reason', () => {
    const text = textOf(<RejectionPanel analysis={buildAnalysis({ rejectionReason: null })} />);
    expect(text).toContain('No Trade Found Yet');
    expect(text).not.toContain('Setup Rejected');
  });
});

it('shows a potential setup with its trigger and what would follow', () => {
  const analysis = buildAnalysis({
    direction: 'SELL',
    entryType: 'sell_stop',
    triggerPrice: '1.08400',
    takeProfit1: '1.08000',
  });
  const text = textOf(<PotentialSetup analysis={analysis} />);
  expect(text).toContain('Potential Trading Setup');
  expect(text).toContain('SELL sell stop');
  expect(text).toContain('Trigger 1.08400 Take Profit 1 40 pips 1.08000');
});
