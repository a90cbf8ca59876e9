import type { User } from '@pipsight/contract';
import { useState } from 'react';
import { userMessageOf } from '../../api/request-error.ts';
import { useUpdateUser } from '../../api/users.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { AccessFields, type AccessValues } from './access-fields.tsx';
import { editedLimit, limitText } from './analysis-limit.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';

export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const update = useUpdateUser();
  const [access, setAccess] = useState<AccessValues>({
    role: user.role,
    limitText: limitText(user.analysisLimit),
    ...user.permissions,
    isActive: user.isActive,
  });
  const submit = () => {
    const { limitText, ...granted } = access;
    update.mutate(
      { id: user.id, ...granted, analysisLimit: editedLimit(limitText) },
      {
        onSuccess: () => {
          notify('User Updated', 'User has been updated successfully');
          onClose();
        },
        onError: (error) => notifyFailure('Error', userMessageOf(error, 'Failed to update user')),
      },
    );
  };
  return (
    <Dialog
      title={`Edit User: ${user.username}`}
      description="An inactive account is signed out at once and cannot sign in."
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AccessFields values={access} onChange={setAccess} limit={{ placeholder: 'Unlimited' }} />
        <DialogButtons
          label={update.isPending ? 'Updating...' : 'Update User'}
          isPending={update.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
