import { MAX_CHARTS } from '@pipsight/contract';
import { Plus } from 'lucide-react';
import { useAnalysisDesk } from './analysis-desk.tsx';
import { ChartTab } from './chart-tab.tsx';
import { useFileChooser } from './drop-target.tsx';

/** The charts on the desk and a place to add another. */
export function ChartStrip() {
  const { charts, selectedChart, run } = useAnalysisDesk();
  const analyzing = run.charts !== null;
  return (
    <div className="flex flex-wrap items-stretch gap-2 border-b border-line p-2">
      <ul className="flex min-w-0 flex-wrap gap-2 max-sm:contents" aria-label="Uploaded charts">
        {charts.map((item) => (
          <ChartTab key={item.id} item={item} selected={item === selectedChart} locked={analyzing} />
        ))}
      </ul>
      <AddChart full={charts.length >= MAX_CHARTS} locked={analyzing} />
    </div>
  );
}

function AddChart({ full, locked }: { full: boolean; locked: boolean }) {
  const choose = useFileChooser();
  return (
    <button
      type="button"
      disabled={full || locked}
      onClick={choose}
      className="flex min-h-14 items-center gap-2.5 rounded-md border border-dashed border-field px-3 text-left text-sm text-soft transition-colors hover:not-disabled:bg-hover hover:not-disabled:text-ink max-sm:flex-1"
    >
      {full ? (
        <span>
          <span className="block font-medium">Maximum 3 charts reached</span>
          <span className="block text-faint">Remove a chart to upload a new one</span>
        </span>
      ) : (
        <>
          <Plus className="size-4 shrink-0" aria-hidden />
          <span>
            <span className="block font-medium">Add a chart</span>
            <span className="block text-faint">Another timeframe</span>
          </span>
        </>
      )}
    </button>
  );
}
