import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema, usernameSchema } from '@pipsight/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useCreateUser } from '../../api/users.ts';
import { CredentialFields } from '../../ui/credential-fields.tsx';
import { AccessFields, type AccessValues } from './access-fields.tsx';
import { newUserLimit } from './analysis-limit.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogAction } from './use-dialog-action.ts';

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
  const { send, isPending } = useDialogAction(useCreateUser(), {
    success: { title: 'Success', description: 'User created successfully' },
    failure: 'Failed to create user',
    onClose,
  });
  const [access, setAccess] = useState(NEW_ACCESS);
  const form = useForm({ resolver: zodResolver(credentials), defaultValues: { username: '', password: '' } });
  const submit = form.handleSubmit((named) => {
    const { limitText, ...granted } = access;
    send({ ...named, ...granted, analysisLimit: newUserLimit(limitText) });
  });
  return (
    <FormDialog
      title="Create User"
      description="Tell the trader the username and the password yourself."
      actionName="Create User"
      pendingName="Creating..."
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CredentialFields form={form} username={{ autoComplete: 'off' }} password={{ autoComplete: 'new-password' }} />
      <AccessFields values={access} onChange={setAccess} limit={{ placeholder: '-1 for unlimited' }} />
    </FormDialog>
  );
}
