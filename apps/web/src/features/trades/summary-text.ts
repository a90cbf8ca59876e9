import type { TradeSummary } from '@pipsight/trading';
import { shareText } from '../../trade/percent-text.ts';
import { pipsText, tradesText } from './pips-text.ts';

/** What trades came to, in words: `58.3% of 12 trades won, +4.2 pips on average`, or `no closed trade`. */
export function summaryText({ winRate, count, averagePips }: TradeSummary): string {
  if (winRate === null) return 'no closed trade';
  const won = `${shareText(winRate)} of ${tradesText(count)} won`;
  return averagePips === null ? won : `${won}, ${pipsText(averagePips)} on average`;
}
