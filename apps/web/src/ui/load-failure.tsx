import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface LoadFailureProps {
  /** What could not be loaded, and why. */
  children: ReactNode;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says what could not be loaded, and offers to try again. */
export function LoadFailure({ children, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div className="grid max-w-xl justify-items-start gap-3">
      <Alert>{children}</Alert>
      <Button onClick={onRetry} disabled={isRetrying}>
        Try again
      </Button>
    </div>
  );
}
