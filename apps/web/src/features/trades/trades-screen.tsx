import type { Trade } from '@pipsight/contract';
import { isClosed } from '@pipsight/trading';
import { useState } from 'react';
import { userMessageOf } from '../../api/request-error.ts';
import { useTracker, useUnwatchTrade, useWatchTrade } from '../../api/tracker.ts';
import { useTrades } from '../../api/trades.ts';
import { Badge } from '../../ui/badge.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { Loading } from '../../ui/loading.tsx';
import { EmptyTrades } from './empty-trades.tsx';
import { JournalFiles } from './journal-files.tsx';
import { Performance } from './performance.tsx';
import { PsychologyTracker } from './psychology-tracker.tsx';
import { TradeDialog, type DialogAction } from './trade-dialog.tsx';
import { ALL_TRADES, filterText, filterTrades, isFiltering } from './trade-filter.ts';
import { TradeMenu } from './trade-menu.tsx';
import type { TradeAction } from './trade-actions.ts';
import { TradeResults } from './trade-results.tsx';

/** Trade Management: results, psychology and performance of the own trades. */
export function TradesScreen() {
  const { data: trades, error, isFetching, refetch } = useTrades();
  // Watched here too: it says when a trade has been closed by its price.
  useTracker();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Trade Management</h1>
          <p className="text-soft">What your trades came to, and the state of mind you took them in.</p>
        </div>
        <JournalFiles hasTrades={trades !== undefined && trades.length > 0} />
      </div>
      {error && (
        <LoadFailure
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >{`Your trades could not be loaded: ${userMessageOf(error, 'the server did not answer as expected')}`}</LoadFailure>
      )}
      {!trades && !error && <Loading />}
      {trades && (trades.length === 0 ? <EmptyTrades /> : <Journal trades={trades} />)}
    </div>
  );
}

function Journal({ trades }: { trades: readonly Trade[] }) {
  const [filter, setFilter] = useState(ALL_TRADES);
  const [chosen, setChosen] = useState<{ trade: Trade; action: DialogAction } | null>(null);
  const watch = useWatchTrade();
  const unwatch = useUnwatchTrade();
  const act = (trade: Trade, action: TradeAction) => {
    if (action === 'watch') {
      watch.mutate(trade.id, {
        onSuccess: () => notify('Trade added', 'The tracker watches it while it is active'),
        onError: (error) => notifyFailure('Error', `Failed to add trade: ${userMessageOf(error, error.message)}`),
      });
    } else if (action === 'unwatch') {
      unwatch.mutate(trade.id, {
        onSuccess: () => notify('Trade removed', 'Trade has been removed from monitoring'),
        onError: (error) => notifyFailure('Error', `Failed to remove trade: ${userMessageOf(error, error.message)}`),
      });
    } else {
      setChosen({ trade, action });
    }
  };
  const menuOf = (trade: Trade) => <TradeMenu trade={trade} onAction={act} />;
  const shown = filterTrades(trades, filter);
  const filterNote = isFiltering(filter) ? <Badge tone="accent">{`Only ${filterText(filter)}`}</Badge> : null;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_27rem] xl:grid-rows-[auto_1fr]">
        <TradeResults
          trades={shown}
          openTrades={trades.filter((trade) => !isClosed(trade))}
          filterNote={filterNote}
          menuOf={menuOf}
        />
        <div className="grid xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <PsychologyTracker trades={trades} filter={filter} onFilter={setFilter} />
        </div>
        <Performance trades={shown} filterNote={filterNote} />
      </div>
      {chosen && <TradeDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
