import { Component, type ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** Shows a way on where a fault of ours would otherwise leave the page blank. The fault itself is in the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="mx-auto grid h-dvh max-w-sm place-content-center gap-4 px-4">
        <Alert>This screen could not be shown, through a fault of ours. What was saved is safe.</Alert>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </main>
    );
  }
}
