import type { Trade } from '@pipsight/contract';
import { summariseByPair, winRateTone } from '@pipsight/trading';
import { shareText } from '../../trade/percent-text.ts';
import { TONE_TEXT } from '../../ui/tone-classes.ts';
import { pipsText } from './pips-text.ts';
import { resultColour } from './result-colour.ts';

const COLUMNS = ['Pair', 'Trades', 'Win rate', 'Total', 'Average'];

/** What each pair brought, most traded first. */
export function PairTable({ trades }: { trades: readonly Trade[] }) {
  return (
    <div className="-mx-1 overflow-x-auto px-1">
      <table className="w-full text-right whitespace-nowrap">
        <caption className="sr-only">Closed trades by pair</caption>
        <thead className="text-sm text-soft">
          <tr>
            {COLUMNS.map((name) => (
              <th
                key={name}
                scope="col"
                className="h-9 px-2 font-medium first:pl-0 first:text-left last:pr-0 max-sm:last:hidden"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summariseByPair(trades).map(({ symbol, count, winRate, totalPips, averagePips }) => (
            <tr key={symbol} className="h-9 border-t border-line">
              <th scope="row" className="pr-2 text-left font-medium">
                {symbol === 'UNKNOWN' ? 'Unknown' : symbol}
              </th>
              <td className="px-2">{count}</td>
              <td className={`px-2 ${TONE_TEXT[winRateTone(winRate ?? 0)]}`}>{shareText(winRate ?? 0)}</td>
              <td className={`px-2 ${resultColour(totalPips)}`}>{pipsText(totalPips)}</td>
              <td className="pl-2 text-soft max-sm:hidden">{averagePips === null ? '–' : pipsText(averagePips)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
