import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A failure told where it happened, read out as it appears. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-md border border-down/40 bg-down/10 px-3 py-2.5 text-base text-ink"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-down" aria-hidden />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </div>
  );
}
