import { zodResolver } from '@hookform/resolvers/zod';
import { credentialsSchema } from '@pipsight/contract';
import { useForm } from 'react-hook-form';
import { contactHost, publicConfig } from '../../api/public-config.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { useLogin } from '../../api/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CredentialFields } from '../../ui/credential-fields.tsx';

export function LoginScreen() {
  const { appTitle, contactUrl } = publicConfig();
  const login = useLogin();
  const form = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { username: '', password: '' },
  });
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid w-full max-w-sm gap-6">
        <div className="grid justify-items-center gap-3 text-center">
          <BrandMark className="size-12" />
          <h1 className="text-2xl font-semibold tracking-tight">{appTitle}</h1>
          <p className="text-soft">Reads your chart from its pixels and says whether there is a trade.</p>
        </div>
        <Card className="p-5">
          <form
            noValidate
            className="grid gap-4"
            onSubmit={(event) => void form.handleSubmit((credentials) => login.mutate(credentials))(event)}
          >
            {login.error && <Alert>{userMessageOf(login.error, 'Login failed. Please try again.')}</Alert>}
            <CredentialFields
              form={form}
              username={{ autoComplete: 'username', placeholder: 'Enter your username' }}
              password={{ autoComplete: 'current-password', placeholder: 'Enter your password' }}
            />
            <Button type="submit" variant="primary" size="large" disabled={login.isPending}>
              {login.isPending ? 'Signing in...' : 'Sign In'}
            </Button>
          </form>
        </Card>
        <p className="text-center text-sm text-soft">
          No account yet? Contact us on{' '}
          <a
            href={contactUrl}
            target="_blank"
            rel="noreferrer"
            className="rounded-sm font-medium text-accent underline underline-offset-4"
          >
            {contactHost()}
          </a>{' '}
          to get access.
        </p>
      </div>
    </main>
  );
}
