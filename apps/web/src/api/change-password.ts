import { endpoints } from '@pipsight/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from './call.ts';

/** Changes the own password; the user's other sessions end. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (change: { currentPassword: string; newPassword: string }) =>
      call(endpoints.changePassword, { body: change }),
  });
}
