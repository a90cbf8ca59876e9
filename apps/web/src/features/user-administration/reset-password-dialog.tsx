import type { User } from '@pipsight/contract';
import { useState } from 'react';
import { userMessageOf } from '../../api/request-error.ts';
import { useResetPassword } from '../../api/users.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';

export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const reset = useResetPassword();
  const [newPassword, setNewPassword] = useState('');
  const submit = () => {
    if (newPassword === '') return onClose();
    reset.mutate(
      { userId: user.id, newPassword },
      {
        onSuccess: () => {
          notify('Password Reset', 'User password has been reset successfully');
          onClose();
        },
        onError: (error) => notifyFailure('Error', userMessageOf(error, 'Failed to reset password')),
      },
    );
  };
  return (
    <Dialog
      title="Reset Password"
      description={`${user.username} is signed out everywhere and signs in with the new password.`}
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
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          value={newPassword}
          onChange={({ target }) => setNewPassword(target.value)}
        />
        <DialogButtons
          label={reset.isPending ? 'Resetting...' : 'Reset Password'}
          isPending={reset.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
