import { Eye, RefreshCw } from 'lucide-react';
import { publicConfig } from '../../api/public-config.ts';
import { useWatchlist } from '../../api/watchlist/use-watchlist.ts';
import { useWatchlistCheck } from '../../api/watchlist/use-watchlist-check.ts';
import { quoteOf } from '../../api/watchlist/watchlist-changes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { WatchItem } from './watch-item.tsx';

/** The watched analyses with what the last check found. */
export function ActiveWatchlist() {
  const items = useWatchlist();
  const { data: quotes, error, isFetching, isEnabled, refetch } = useWatchlistCheck();
  return (
    <section aria-labelledby="watchlist-title" className="grid gap-3">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="watchlist-title" className="text-lg font-semibold">
          Active Watchlist
        </h2>
        {items.length > 0 && <Badge>{items.length}</Badge>}
        {items.length > 0 && publicConfig().simulatedPrices && <Badge tone="warn">Simulated prices</Badge>}
        {isEnabled && (
          <span className="ml-auto flex items-center gap-3 text-sm text-faint">
            Checked every 5 minutes
            <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
              <RefreshCw className={classNames(isFetching && 'animate-spin')} aria-hidden />
              {isFetching ? 'Checking...' : 'Check now'}
            </Button>
          </span>
        )}
      </div>
      {error && (
        <Alert>The conditions could not be checked. What stands here is from the last check that succeeded.</Alert>
      )}
      {items.length === 0 ? (
        <EmptyWatchlist />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <li key={item.id} className="grid min-w-0">
              <WatchItem item={item} quote={quotes ? quoteOf(item, quotes) : undefined} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EmptyWatchlist() {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line px-4 py-10 text-center">
      <Eye className="size-7 text-faint" aria-hidden />
      <p className="text-lg font-semibold">Nothing is watched yet</p>
      <p className="max-w-[60ch] text-pretty text-soft">
        An analysis that you add stands here with its price and the distance to each of its levels, checked every 5
        minutes.
      </p>
    </div>
  );
}
