import { ResultChart } from '../../result/result-chart.tsx';
import { Card } from '../../ui/card.tsx';
import { chartInResult, useAnalysisDesk } from './analysis-desk.tsx';
import { ChartStrip } from './chart-strip.tsx';
import { EmptyStage } from './empty-stage.tsx';
import { ProgressNotice } from './progress-notice.tsx';
import { ChartPreview } from './chart-preview.tsx';

/** The large area: drop zone, the chosen chart, the running analysis over it, or the chart with what was found. */
export function Stage() {
  const { charts, selectedChart, run, result } = useAnalysisDesk();
  if (!selectedChart) return <EmptyStage />;
  const resultChart = chartInResult(result, selectedChart.id);
  return (
    <Card aria-label="Charts" className="min-w-0 overflow-hidden">
      <ChartStrip />
      {run.charts ? (
        <ChartPreview item={selectedChart} dimmed>
          <ProgressNotice charts={run.charts} stages={run.stages} onCancel={run.cancel} />
        </ChartPreview>
      ) : result && resultChart ? (
        // The picture is here already; fetching it anew would leave the marks on nothing for a moment.
        <ResultChart analysis={result.analysis} chart={resultChart} pictureUrl={selectedChart.previewUrl} />
      ) : (
        <ChartPreview item={selectedChart}>
          {result && charts.length > 1 && (
            <p className="absolute bottom-3 left-3 rounded-sm bg-raised px-2 py-1 text-sm text-soft">
              Not part of the analysis shown. Analyze again to include it.
            </p>
          )}
        </ChartPreview>
      )}
    </Card>
  );
}
