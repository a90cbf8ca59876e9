import { useSession } from '../api/session.ts';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LoadingPage } from './loading-page.tsx';
import { SignedInApp } from './signed-in-app.tsx';

/** Nothing of the product is shown until it is known who is there: loading, the login screen, or the app. */
export function SessionGate() {
  const { data: user, error, isPending, refetch, isFetching } = useSession();
  if (user) return <SignedInApp key={user.id} user={user} />;
  if (isPending) return <LoadingPage />;
  if (error) {
    return (
      <main className="mx-auto grid h-dvh max-w-sm place-content-center gap-4 px-4">
        <Alert>{error.message}. The server did not answer as expected.</Alert>
        <Button onClick={() => void refetch()} disabled={isFetching}>
          Try again
        </Button>
      </main>
    );
  }
  return <LoginScreen />;
}
