import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from './field.tsx';

type FieldOptions = Pick<ComponentProps<typeof Field>, 'autoComplete' | 'placeholder'>;

interface CredentialFieldsProps {
  form: UseFormReturn<{ username: string; password: string }>;
  username: FieldOptions;
  password: FieldOptions;
}

/** Username and password of a form, with what is wrong with them. */
export function CredentialFields({ form, username, password }: CredentialFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label="Username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username && `Username ${errors.username.message}`}
        {...username}
        {...form.register('username')}
      />
      <Field
        label="Password"
        type="password"
        error={errors.password && `Password ${errors.password.message}`}
        {...password}
        {...form.register('password')}
      />
    </>
  );
}
