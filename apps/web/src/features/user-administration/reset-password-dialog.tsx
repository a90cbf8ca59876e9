import { newPasswordSchema, type User } from '@pipsight/contract';
import { useState } from 'react';
import { useResetPassword } from '../../api/users.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogAction } from './use-dialog-action.ts';

export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { send, isPending } = useDialogAction(useResetPassword(), {
    success: { title: 'Password Reset', description: 'User password has been reset successfully' },
    failure: 'Failed to reset password',
    onClose,
  });
  const [newPassword, setNewPassword] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    if (newPassword === '') return onClose();
    const checked = newPasswordSchema.safeParse(newPassword);
    if (!checked.success) return setError(`Password ${checked.error.issues[0]!.message}`);
    setError(undefined);
    send({ userId: user.id, newPassword });
  };
  return (
    <FormDialog
      title="Reset Password"
      description={`${user.username} is signed out everywhere and signs in with the new password.`}
      actionName="Reset Password"
      pendingName="Resetting..."
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        value={newPassword}
        error={error}
        onChange={({ target }) => setNewPassword(target.value)}
      />
    </FormDialog>
  );
}
