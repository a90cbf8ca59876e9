import { LoadFailure } from '../../ui/load-failure.tsx';

interface LoadErrorProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says why the history, or a part of it, cannot be shown. */
export function LoadError({ error, isRetrying, onRetry }: LoadErrorProps) {
  return (
    <LoadFailure isRetrying={isRetrying} onRetry={onRetry}>
      <strong className="block font-semibold">Error loading admin history</strong>
      <span className="block">{error.message || 'Authentication required or insufficient permissions'}</span>
      <span className="block text-soft">Make sure you&apos;re logged in as an admin user</span>
    </LoadFailure>
  );
}
