import type { User } from '@pipsight/contract';
import type { ComponentType } from 'react';
import { useDeactivateUser, useDeleteUser, useReactivateUser } from '../../api/users.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import type { RowAction } from './row-actions.ts';

interface RowDialogProps {
  user: User;
  onClose: () => void;
}

function DeactivateDialog(props: RowDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={`Deactivate ${props.user.username}?`}
      description="Deactivating this account:"
      consequences={['Prevents login, and ends open sessions at once', 'Keeps data intact', 'Allows reactivation']}
      actionName="Deactivate"
      isDangerous
      action={useDeactivateUser()}
      success={{ title: 'User Deactivated', description: 'User has been deactivated successfully' }}
      failure="Failed to deactivate user"
    />
  );
}

function ReactivateDialog(props: RowDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={`Reactivate ${props.user.username}?`}
      description="Reactivating this account:"
      consequences={['Allows login with the password as it was', 'Gives back all data as it was left']}
      actionName="Reactivate"
      action={useReactivateUser()}
      success={{ title: 'User Reactivated', description: 'User has been reactivated successfully' }}
      failure="Failed to reactivate user"
    />
  );
}

function DeleteDialog(props: RowDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={`Delete ${props.user.username} permanently?`}
      description="This action cannot be undone! It deletes:"
      consequences={['The account and profile', 'All chart analyses', 'All trade records', 'All associated data']}
      actionName="Delete Permanently"
      isDangerous
      action={useDeleteUser()}
      success={{ title: 'User Deleted', description: 'User and all associated data have been permanently deleted' }}
      failure="Failed to delete user"
    />
  );
}

const DIALOGS: Readonly<Record<RowAction, ComponentType<RowDialogProps>>> = {
  edit: EditUserDialog,
  'reset-password': ResetPasswordDialog,
  deactivate: DeactivateDialog,
  reactivate: ReactivateDialog,
  delete: DeleteDialog,
};

/** The dialog of one action on one account. */
export function RowDialog({ action, ...props }: RowDialogProps & { action: RowAction }) {
  const ActionDialog = DIALOGS[action];
  return <ActionDialog {...props} />;
}
