import type { AnalysisEngine } from '@pipsight/contract';
import { ChevronRight } from 'lucide-react';
import { useAnalysisEngine } from '../../api/analysis-engine.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EngineHead } from './engine-head.tsx';
import { FallbackSwitch } from './fallback-switch.tsx';
import { MonthFigures } from './month-figures.tsx';

/** Which engine answers and whether it sees, in a line; opened, what stands in for it and what it took this month. */
export function AnalysisEnginePanel() {
  const { data: engine, error, isFetching, refetch } = useAnalysisEngine();
  return (
    <Card aria-labelledby="engine-title">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            className="size-4 shrink-0 text-faint transition-transform group-open:rotate-90 group-hover:text-ink"
            aria-hidden
          />
          <h2 id="engine-title" className="font-semibold">
            Analysis engine
          </h2>
          {engine && !error && <State engine={engine} />}
        </summary>
        {engine && !error && (
          <div className="grid gap-4 border-t border-line p-4 sm:p-5">
            <EngineHead visionModel={engine.visionModel} />
            {engine.visionModel && <FallbackSwitch fallsBack={engine.fallsBack} />}
            {(engine.visionModel || engine.month.outcomes.length > 0) && <MonthFigures month={engine.month} />}
          </div>
        )}
      </details>
      {error && (
        <div className="border-t border-line p-4 sm:p-5">
          <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()}>
            {`Failed to load the analysis engine: ${error.message}`}
          </LoadFailure>
        </div>
      )}
      {!engine && !error && (
        <output className="flex items-center gap-2 border-t border-line p-4 text-soft">
          <Spinner />
          Loading the analysis engine...
        </output>
      )}
    </Card>
  );
}

function State({ engine: { visionModel, month } }: { engine: AnalysisEngine }) {
  if (!visionModel) return <span className="text-soft">Built-in analysis</span>;
  const { model, selfTest } = visionModel;
  return (
    <>
      <span className="min-w-0 truncate text-soft">{model}</span>
      {selfTest && !selfTest.passed && <Badge tone="warn">Self-test failed</Badge>}
      <span className="ml-auto text-sm text-soft">
        {`${month.calls.toLocaleString('en')} ${month.calls === 1 ? 'call' : 'calls'} this month`}
      </span>
    </>
  );
}
