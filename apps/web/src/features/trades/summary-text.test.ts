import { summariseTrades } from '@pipsight/trading';
import { expect, it } from 'vitest';
import { buildTrade } from '../../../test/build-trade.ts';
import { summaryText } from './summary-text.ts';

const won = buildTrade({ status: 'WIN', pnlPips: '+40' });
const lost = buildTrade({ status: 'LOSS', pnlPips: '-30' });

it('says how many trades stand behind the share', () => {
  expect(summaryText(summariseTrades([won, lost, lost]))).toBe('33.3% of 3 trades won, -6.7 pips on average');
  expect(summaryText(summariseTrades([{ ...won, pnlPips: null }]))).toBe('100% of 1 trade won');
  expect(summaryText(summariseTrades([]))).toBe('no closed trade');
});
