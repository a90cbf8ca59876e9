import { endpoints, type TrackerStatus } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { TRACKER_REFRESH_MS } from './timing.ts';

export const TRACKER_KEY = ['tracker'] as const;

/** The own tracker with the trades it watches. */
export function useTracker() {
  return useQuery({
    queryKey: TRACKER_KEY,
    queryFn: ({ signal }) => call(endpoints.trackerStatus, { signal }),
    staleTime: 0,
    refetchInterval: TRACKER_REFRESH_MS,
  });
}

function useTrackerAction<Input>(action: (input: Input) => Promise<TrackerStatus>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSuccess: (status) => client.setQueryData(TRACKER_KEY, status),
  });
}

export function useStartTracker() {
  return useTrackerAction(() => call(endpoints.startTracker));
}

export function useStopTracker() {
  return useTrackerAction(() => call(endpoints.stopTracker));
}

/** Has the tracker watch a trade no longer. */
export function useUnwatchTrade() {
  return useTrackerAction((id: string) => call(endpoints.unwatchTrade, { params: { id } }));
}
