import { Component, type ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

interface ErrorBoundaryProps {
  /** Whether it stands for the whole page, or for the part of it that it holds. */
  isPage?: boolean;
  children: ReactNode;
}

/** Shows a way on where a fault of ours would otherwise leave the page blank. The fault itself is in the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const Frame = this.props.isPage ? 'main' : 'div';
    return (
      <Frame
        className={classNames(
          'mx-auto grid max-w-sm place-content-center gap-4 px-4',
          this.props.isPage ? 'h-dvh' : 'py-20',
        )}
      >
        <Alert>This screen could not be shown. What was saved is safe.</Alert>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Frame>
    );
  }
}
