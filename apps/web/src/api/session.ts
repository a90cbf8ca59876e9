import { endpoints, type User } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mayAccess, type Requirement } from './access.ts';
import { call } from './call.ts';
import { RequestError } from './request-error.ts';

export const SESSION_KEY = ['session'] as const;

/** The signed-in user; null when nobody is signed in. */
export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: ({ signal }) => fetchUser(signal) });
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
    onSuccess: (user) => client.setQueryData(SESSION_KEY, user),
  });
}

/** Signs out and forgets everything that was fetched for this user. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.logout),
    onSuccess: () => {
      client.setQueryData(SESSION_KEY, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    },
  });
}

/** Fetches the user again, after something that changed their usage. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SESSION_KEY });
}
