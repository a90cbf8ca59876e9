import { endpoints } from '@pipsight/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

export const USER_STATS_KEY = ['user-stats'] as const;

/** Usage of the signed-in user. */
export function useUserStats() {
  return useQuery({ queryKey: USER_STATS_KEY, queryFn: fetchStats });
}

/** @throws Error `Failed to fetch user stats`. */
async function fetchStats({ signal }: { signal: AbortSignal }) {
  try {
    return await call(endpoints.userStats, { signal });
  } catch (cause) {
    throw new Error('Failed to fetch user stats', { cause });
  }
}
