import { endpoints, type User } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { mayAccess, type Requirement } from './access.ts';
import { call } from './call.ts';
import { RequestError } from './request-error.ts';
import { USER_STATS_KEY } from './user-stats.ts';

const SESSION_KEY = ['session'] as const;

/** The signed-in user; null when nobody is signed in. */
export function useSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ client, signal }) => {
      const user = await fetchUser(signal);
      // Another tab of the browser may have signed somebody else in.
      forgetOthers(client, user);
      return user;
    },
  });
}

/** Notes who is signed in from now on, null for nobody, and forgets what was fetched for anybody else. */
export function noteUser(client: QueryClient, user: User | null): void {
  forgetOthers(client, user);
  client.setQueryData(SESSION_KEY, user);
}

/** What was fetched for one user is fresh for minutes: whoever signs in next would be shown it as their own. */
function forgetOthers(client: QueryClient, user: User | null): void {
  const before = client.getQueryData<User | null>(SESSION_KEY);
  if (before?.id === user?.id) return;
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}

/** Whether the signed-in user may use a section; nobody may while nobody is signed in. */
export function useMayAccess(requirement: Requirement): boolean {
  const { data: user } = useSession();
  return user !== null && user !== undefined && mayAccess(user, requirement);
}

/** @throws Error `Failed to fetch user` unless the server named a user or said that there is none. */
async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await call(endpoints.currentUser, { signal });
  } catch (cause) {
    if (cause instanceof RequestError && cause.status === 401) return null;
    throw new Error('Failed to fetch user', { cause });
  }
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: { username: string; password: string }) => call(endpoints.login, { body: credentials }),
    onSuccess: (user) => noteUser(client, user),
  });
}

/** Signs out and forgets everything that was fetched for this user. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.logout),
    onSuccess: () => noteUser(client, null),
  });
}

/** Has the user and their usage fetched again, after something that changed it. */
export function useRefreshUsage(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([SESSION_KEY, USER_STATS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
}
