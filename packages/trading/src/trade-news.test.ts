import { expect, it } from 'vitest';
import { tradeNews } from './trade-news.ts';

const won = {
  currencyPair: 'EURUSD',
  direction: 'BUY',
  entryPrice: '1.08400',
  exitPrice: '1.08600',
  pnlPips: '+20',
} as const;

it.each([
  ['filled', { ...won, exitPrice: null, pnlPips: null }, 'EURUSD BUY: entry filled', 'Filled at 1.08400'],
  ['target', won, 'EURUSD BUY: target reached', '+20 pips, closed at 1.08600'],
  ['stop', { ...won, exitPrice: '1.0839', pnlPips: '-1' }, 'EURUSD BUY: stop hit', '-1 pip, closed at 1.0839'],
  ['target', { ...won, pnlPips: '0' }, 'EURUSD BUY: target reached', '0 pips, closed at 1.08600'],
  ['stop', { ...won, pnlPips: null }, 'EURUSD BUY: stop hit', 'Trade closed at 1.08600'],
] as const)('tells %s of %o', (transition, trade, title, body) => {
  expect(tradeNews(transition, trade)).toEqual({ title, body });
});
