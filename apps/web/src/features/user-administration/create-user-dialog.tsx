import { newPasswordSchema, usernameSchema } from '@pipsight/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { userMessageOf } from '../../api/request-error.ts';
import { useCreateUser } from '../../api/users.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { AccessFields, type AccessValues } from './access-fields.tsx';
import { newUserLimit } from './analysis-limit.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';

const required = z.string().min(1, 'is required');
const credentials = z.object({
  username: required.pipe(usernameSchema),
  password: required.pipe(newPasswordSchema),
});

const NEW_ACCESS: AccessValues = {
  role: 'user',
  limitText: '10',
  canAccessAnalyze: true,
  canAccessHistory: true,
  canAccessInsights: false,
  canAccessTrades: false,
  isActive: true,
};

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateUser();
  const [access, setAccess] = useState(NEW_ACCESS);
  const form = useForm({ resolver: zodResolver(credentials), defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((named) => {
    const { limitText, ...granted } = access;
    create.mutate(
      { ...named, ...granted, analysisLimit: newUserLimit(limitText) },
      {
        onSuccess: () => {
          notify('Success', 'User created successfully');
          onClose();
        },
        onError: (error) => notifyFailure('Error', userMessageOf(error, 'Failed to create user')),
      },
    );
  });
  return (
    <Dialog title="Create User" description="Tell the trader the username and the password yourself." onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label="Username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username && `Username ${errors.username.message}`}
          {...form.register('username')}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          error={errors.password && `Password ${errors.password.message}`}
          {...form.register('password')}
        />
        <AccessFields values={access} onChange={setAccess} limit={{ placeholder: '-1 for unlimited' }} />
        <DialogButtons
          label={create.isPending ? 'Creating...' : 'Create User'}
          isPending={create.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
