import { TriangleAlert } from 'lucide-react';
import { useAnalysisDesk } from './analysis-desk.tsx';
import { LIMIT_REACHED } from './analysis-failure.ts';

/** Keeps the reason for a failed analysis in sight after its toast has gone. The charts are still there to try again. */
export function FailureNotice() {
  const { failure } = useAnalysisDesk().run;
  // The limit has its own card.
  if (!failure || failure === LIMIT_REACHED) return null;
  return (
    <section className="flex items-start gap-2.5 rounded-lg border border-down/40 bg-down/10 p-4">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-down" aria-hidden />
      <div className="grid min-w-0 gap-1">
        <h2 className="font-semibold">Nothing was analyzed</h2>
        <p className="wrap-break-word">{failure.text}</p>
        <p className="text-sm text-soft">Your charts are kept. A failed analysis costs no use.</p>
      </div>
    </section>
  );
}
