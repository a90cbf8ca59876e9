import type { User } from '@pipsight/contract';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { RequestError } from './request-error.ts';
import { noteUser } from './session.ts';

const userOf = (id: string): User => ({
  id,
  username: `user-${id}`,
  role: 'user',
  analysisLimit: 10,
  analysisCount: 0,
  permissions: { canAccessAnalyze: true, canAccessHistory: true, canAccessInsights: true, canAccessTrades: true },
  isActive: true,
  lastLoginAt: null,
});
const STATS_KEY = ['user-stats'];

/** A client in which a user is signed in and has seen their usage. */
function clientOf(user: User) {
  const client = createQueryClient();
  noteUser(client, user);
  client.setQueryData(STATS_KEY, { totalAnalyses: 31 });
  return client;
}

it('forgets what was fetched for a user whose session is over', async () => {
  const client = clientOf(userOf('1'));
  const refused = new RequestError(401, '401: Please sign in to continue.', 'Please sign in to continue.');
  await expect(client.fetchQuery({ queryKey: ['trades'], queryFn: () => Promise.reject(refused) })).rejects.toBe(
    refused,
  );
  expect(client.getQueryData(STATS_KEY)).toBeUndefined();
});

it('forgets what was fetched for one user when another signs in', () => {
  const client = clientOf(userOf('1'));
  noteUser(client, userOf('2'));
  expect(client.getQueryData(STATS_KEY)).toBeUndefined();
});

it('keeps what was fetched for a user who signs in again', () => {
  const client = clientOf(userOf('1'));
  noteUser(client, { ...userOf('1'), analysisCount: 3 });
  expect(client.getQueryData(STATS_KEY)).toEqual({ totalAnalyses: 31 });
});

it('makes a call at once where there is no network, for it to fail and be told', async () => {
  onlineManager.setOnline(false);
  try {
    const client = createQueryClient();
    const refuse = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const action = new MutationObserver(client, { mutationFn: refuse });
    action.mutate().catch(() => undefined);
    void client.prefetchQuery({ queryKey: ['trades'], queryFn: refuse });
    await vi.waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
  } finally {
    onlineManager.setOnline(true);
  }
});
