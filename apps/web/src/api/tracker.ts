import { endpoints, type TrackerStatus } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from './call.ts';
import { TRACKER_REFRESH_MS } from './timing.ts';

export const TRACKER_KEY = ['tracker'] as const;
export const TRADES_KEY = ['trades'] as const;

/**
 * The own tracker with the trades it watches. When one comes or goes, or its order is filled, the list of trades is fetched
 * again: it may have been closed.
 */
export function useTracker() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: TRACKER_KEY,
    queryFn: ({ signal }) => call(endpoints.trackerStatus, { signal }),
    staleTime: 0,
    refetchInterval: TRACKER_REFRESH_MS,
  });
  const watched = query.data?.activeTrades.map(({ id, openedAt }) => `${id} ${openedAt}`).join();
  const watchedBefore = useRef(watched);
  useEffect(() => {
    const isFirst = watchedBefore.current === undefined;
    const isChanged = watched !== watchedBefore.current;
    watchedBefore.current = watched;
    if (isChanged && !isFirst) void client.invalidateQueries({ queryKey: TRADES_KEY });
  }, [client, watched]);
  return query;
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
