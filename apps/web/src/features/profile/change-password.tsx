import { useForm } from 'react-hook-form';
import { useChangePassword } from '../../api/change-password.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { newPasswordProblem } from './new-password-problem.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

export function ChangePassword({ username }: { username: string }) {
  const change = useChangePassword();
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ currentPassword, newPassword, confirmation }) => {
    const problem = newPasswordProblem(newPassword, confirmation);
    if (problem) return notifyFailure(problem.title, problem.description);
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset(EMPTY);
          notify('Password Changed', 'Your password has been updated successfully.');
        },
        onError: (error) => notifyFailure('Password Change Failed', userMessageOf(error, 'Please try again.')),
      },
    );
  });
  return (
    <Card aria-labelledby="password-title" className="grid gap-4 p-5">
      <h2 id="password-title" className="text-lg font-semibold">
        Change Password
      </h2>
      <form noValidate className="grid max-w-sm gap-4" onSubmit={(event) => void submit(event)}>
        {/* Tells password managers whose password changes. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Field
          label="Current Password"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { required: 'Current password is required' })}
        />
        <Field
          label="New Password"
          type="password"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword', { required: 'New password is required' })}
        />
        <Field
          label="Confirm New Password"
          type="password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...form.register('confirmation', { required: 'Confirmation is required' })}
        />
        <Button type="submit" variant="primary" className="justify-self-start" disabled={change.isPending}>
          {change.isPending ? 'Changing Password...' : 'Change Password'}
        </Button>
      </form>
      <p className="text-sm text-soft">Other browsers where you are signed in will be signed out.</p>
    </Card>
  );
}
