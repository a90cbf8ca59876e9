import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildAnalysis, SELL_SETUP } from '../../../test/build-analysis.ts';
import { CardOutcome } from './card-outcome.tsx';

it('names the order, its entry and its reward', () => {
  const html = renderToStaticMarkup(<CardOutcome analysis={buildAnalysis(SELL_SETUP)} />);
  expect(html).toContain('SELL</span>');
  expect(html).toContain('sell limit</span>');
  expect(html).toContain('1.08800</span>');
  expect(html).toContain('R:R 2.0');
});

it('counts as a setup what has direction, entry, stop and target, whatever it says of itself', () => {
  const html = renderToStaticMarkup(<CardOutcome analysis={buildAnalysis({ ...SELL_SETUP, hasSetup: 'no' })} />);
  expect(html).toContain('SELL</span>');
});

it('says that there was no trade', () => {
  const html = renderToStaticMarkup(<CardOutcome analysis={buildAnalysis()} />);
  expect(html).toContain('No Trade Found Yet');
  expect(html).not.toContain('Pending order');
});

it('tells a pending order from no trade at all', () => {
  const potential = { direction: 'SELL', triggerPrice: '1.08400', takeProfit1: '1.08000' } as const;
  expect(renderToStaticMarkup(<CardOutcome analysis={buildAnalysis(potential)} />)).toContain('Pending order');
});
