import { endpoints } from '@pipsight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';

const NOTIFICATIONS_KEY = ['notifications'] as const;

/** Where the signed-in user is told of the own trades. */
export function useNotifications() {
  return useQuery({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: ({ signal }) => call(endpoints.notifications, { signal }),
  });
}

/** Sets the own Telegram chat; null clears it. */
export function useChangeNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (telegramChatId: string | null) => call(endpoints.changeNotifications, { body: { telegramChatId } }),
    onSuccess: (notifications) => client.setQueryData(NOTIFICATIONS_KEY, notifications),
  });
}

export function useTestNotifications() {
  return useMutation({ mutationFn: () => call(endpoints.testNotifications) });
}
