import type { User } from '@pipsight/contract';

export type RowAction = 'edit' | 'reset-password' | 'deactivate' | 'reactivate' | 'delete';

/** What an administrator may do with an account, in the order of the menu. */
export function rowActions({ isActive }: Pick<User, 'isActive'>): readonly RowAction[] {
  return ['edit', 'reset-password', isActive ? 'deactivate' : 'reactivate', 'delete'];
}

export const ROW_ACTION_NAMES: Readonly<Record<RowAction, string>> = {
  edit: 'Edit User',
  'reset-password': 'Reset Password',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  delete: 'Delete Permanently',
};
