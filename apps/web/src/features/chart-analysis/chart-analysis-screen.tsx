import { limitReached } from '@pipsight/trading';
import { AnalysisDetails } from '../../result/analysis-details.tsx';
import { ExportButton } from '../../result/export/export-button.tsx';
import { HighlightProvider } from '../../result/highlight.tsx';
import { ShareButton } from '../../result/share-button.tsx';
import { VerdictRail } from '../../result/verdict-rail.tsx';
import { LiveTradeTracker } from '../../trade/live-trade-tracker.tsx';
import { useAnalysisDesk } from './analysis-desk.tsx';
import { AnalyzeButton } from './analyze-button.tsx';
import { DropTarget } from './drop-target.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { LimitCard } from './limit-card.tsx';
import { ReadingStrip } from './reading-strip.tsx';
import { Stage } from './stage.tsx';
import { VerdictPlaceholder } from './verdict-placeholder.tsx';

export function ChartAnalysisScreen() {
  const { user, result, showResultChart } = useAnalysisDesk();
  return (
    <DropTarget>
      <div className="mb-4">
        <h1 className="text-xl font-semibold tracking-tight">Chart Analysis</h1>
        <p className="text-soft">Upload your trading chart for AI sniper setup analysis.</p>
      </div>
      {limitReached(user) && <LimitCard user={user} />}
      <HighlightProvider key={result?.analysis.id}>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(22rem,1fr)]">
          {/* While the rail scrolls, the picture that it speaks of stays in sight. */}
          <div className="grid min-w-0 gap-4 xl:sticky xl:top-18">
            <Stage />
            {result && <ReadingStrip result={result} />}
          </div>
          <div className="grid min-w-0 gap-4">
            <AnalyzeButton />
            <FailureNotice />
            {result ? (
              <>
                <VerdictRail analysis={result.analysis} onShowChart={showResultChart} />
                <div key={result.analysis.id} className="flex flex-wrap justify-end gap-2">
                  <ExportButton analysis={result.analysis} />
                  <ShareButton analysis={result.analysis} />
                </div>
              </>
            ) : (
              <VerdictPlaceholder />
            )}
            <LiveTradeTracker />
          </div>
        </div>
        {result && <AnalysisDetails analysis={result.analysis} />}
      </HighlightProvider>
    </DropTarget>
  );
}
