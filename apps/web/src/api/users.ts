import { endpoints, type NewUser, type UserChange } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { RequestError } from './request-error.ts';
import { USERS_REFRESH_MS } from './timing.ts';

const USERS_KEY = ['users'] as const;

/** Every account, for administrators; kept fresh while it is looked at. */
export function useUsers() {
  return useQuery({ queryKey: USERS_KEY, queryFn: fetchUsers, staleTime: 0, refetchInterval: USERS_REFRESH_MS });
}

/** @throws Error `Failed to fetch users: {status text}`. */
async function fetchUsers({ signal }: { signal: AbortSignal }) {
  try {
    return await call(endpoints.users, { signal });
  } catch (cause) {
    // An expired session must still be recognised as one.
    if (cause instanceof RequestError && cause.status === 401) throw cause;
    const reason = cause instanceof RequestError ? cause.statusText : 'no answer from the server';
    throw new Error(`Failed to fetch users: ${reason}`, { cause });
  }
}

/** Something an administrator does with accounts; the list is fetched again afterwards. */
function useUserAction<Input>(action: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: action, onSuccess: () => client.invalidateQueries({ queryKey: USERS_KEY }) });
}

export function useCreateUser() {
  return useUserAction((user: NewUser) => call(endpoints.createUser, { body: user }));
}

export function useUpdateUser() {
  return useUserAction((change: UserChange & { id: string }) =>
    call(endpoints.updateUser, { params: { id: change.id }, body: change }),
  );
}

export function useDeactivateUser() {
  return useUserAction((userId: string) => call(endpoints.deactivateUser, { body: { userId } }));
}

export function useReactivateUser() {
  return useUserAction((userId: string) => call(endpoints.reactivateUser, { body: { userId } }));
}

export function useResetPassword() {
  return useUserAction((reset: { userId: string; newPassword: string }) =>
    call(endpoints.resetPassword, { body: reset }),
  );
}

export function useDeleteUser() {
  return useUserAction((id: string) => call(endpoints.deleteUser, { params: { id } }));
}
