import type { Trade } from '@pipsight/contract';
import { isClosed } from '@pipsight/trading';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ActiveTrades } from './active-trades.tsx';
import { RecentResultsList } from './recent-results-list.tsx';
import { ResultTiles } from './result-tiles.tsx';

interface TradeResultsProps {
  /** Those that are looked at. */
  trades: readonly Trade[];
  /** Open ones, whichever are looked at: an open position must not go out of sight. */
  openTrades: readonly Trade[];
  /** Says which trades are looked at; null where all are. */
  filterNote: ReactNode;
  /** Renders what can be done with a trade. */
  menuOf: (trade: Trade) => ReactNode;
}

/** What the trades came to, and those that still run. */
export function TradeResults({ trades, openTrades, filterNote, menuOf }: TradeResultsProps) {
  return (
    <Card aria-labelledby="results-title" className="grid min-w-0 content-start gap-5 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="results-title" className="text-lg font-semibold">
          Trade Results
        </h2>
        {filterNote}
      </div>
      <ResultTiles trades={trades} />
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <section aria-labelledby="recent-title" className="grid min-w-0 gap-2">
          <h3 id="recent-title" className="font-semibold">
            Recent Trade Results
          </h3>
          <RecentResultsList trades={trades.filter(isClosed)} menuOf={menuOf} />
        </section>
        <ActiveTrades trades={openTrades} menuOf={menuOf} />
      </div>
    </Card>
  );
}
