import type { User } from '@pipsight/contract';
import { useState } from 'react';
import { useUpdateUser } from '../../api/users.ts';
import { AccessFields, type AccessValues } from './access-fields.tsx';
import { editedLimit, limitText } from './analysis-limit.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogAction } from './use-dialog-action.ts';

export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { send, isPending } = useDialogAction(useUpdateUser(), {
    success: { title: 'User Updated', description: 'User has been updated successfully' },
    failure: 'Failed to update user',
    onClose,
  });
  const [access, setAccess] = useState<AccessValues>({
    role: user.role,
    limitText: limitText(user.analysisLimit),
    ...user.permissions,
    isActive: user.isActive,
  });
  const submit = () => {
    const { limitText, ...granted } = access;
    send({ id: user.id, ...granted, analysisLimit: editedLimit(limitText) });
  };
  return (
    <FormDialog
      title={`Edit User: ${user.username}`}
      description="An inactive account is signed out at once and cannot sign in."
      actionName="Update User"
      pendingName="Updating..."
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccessFields values={access} onChange={setAccess} limit={{ placeholder: 'Unlimited' }} />
    </FormDialog>
  );
}
