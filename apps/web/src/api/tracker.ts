import { endpoints, type TrackerStatus, type Trade } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from './call.ts';
import { TRACKER_REFRESH_MS } from './timing.ts';

export const TRACKER_KEY = ['tracker'] as const;
export const TRADES_KEY = ['trades'] as const;
export const TRADES_QUERY = {
  queryKey: TRADES_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoints.trades, { signal }),
};

/** Nobody would press a button to try again. */
const TRADES_RETRIES = 3;
const TRACKER_QUERY = {
  queryKey: TRACKER_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoints.trackerStatus, { signal }),
  staleTime: 0,
};

/** The own tracker with the trades it watches. */
export function useTracker() {
  return useQuery({
    ...TRACKER_QUERY,
    // While it is active, {@link useTrackerWatch} fetches it.
    refetchInterval: ({ state }) => state.data?.isActive === false && TRACKER_REFRESH_MS,
  });
}

/**
 * Follows the own tracker while it is active, also while the page is hidden. When a trade it watches comes or goes, or an
 * order is filled, the list of trades is fetched again and handed over with the trades watched before.
 */
export function useTrackerWatch(onChange: (before: readonly Trade[], after: readonly Trade[]) => void): void {
  const client = useQueryClient();
  const { data } = useQuery({
    ...TRACKER_QUERY,
    refetchInterval: ({ state }) => state.data?.isActive !== false && TRACKER_REFRESH_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
  const watched = useRef<readonly Trade[] | null>(null);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!data) return;
    const before = watched.current;
    if (before === null || stateOf(before) === stateOf(data.activeTrades)) {
      watched.current = data.activeTrades;
      return;
    }
    const tell = async (): Promise<void> => {
      // An answer still on its way is older than the change.
      await client.cancelQueries({ queryKey: TRADES_KEY });
      const trades = await client.fetchQuery({ ...TRADES_QUERY, staleTime: 0, retry: TRADES_RETRIES });
      // What another fetch has told meanwhile is not told again.
      changed(watched.current ?? [], trades);
      watched.current = trades.filter(({ isMonitored, status }) => isMonitored && status === 'PENDING');
    };
    tell().catch((error: unknown) => console.warn('What became of trades could not be fetched', error));
  }, [client, data]);
}

function stateOf(trades: readonly Trade[]): string {
  return trades.map(({ id, openedAt }) => `${id} ${openedAt}`).join();
}

/** Something done with the tracker, which answers its status. */
function useTrackerAction<Input>(action: (input: Input) => Promise<TrackerStatus>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSuccess: async (status) => {
      // An answer still on its way is older than this one.
      await client.cancelQueries({ queryKey: TRACKER_KEY });
      client.setQueryData(TRACKER_KEY, status);
    },
  });
}

export function useStartTracker() {
  return useTrackerAction(() => call(endpoints.startTracker));
}

export function useStopTracker() {
  return useTrackerAction(() => call(endpoints.stopTracker));
}

/** Has the tracker watch an open trade, again. */
export function useWatchTrade() {
  return useTrackerAction((id: string) => call(endpoints.watchTrade, { params: { id } }));
}

/** Has the tracker watch a trade no longer. */
export function useUnwatchTrade() {
  return useTrackerAction((id: string) => call(endpoints.unwatchTrade, { params: { id } }));
}
