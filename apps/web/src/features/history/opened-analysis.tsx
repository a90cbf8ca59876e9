import type { Analysis } from '@pipsight/contract';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useAnalysis } from '../../api/analysis.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { AnalysisDetails } from '../../result/analysis-details.tsx';
import { ChartTabs } from '../../result/chart-tabs.tsx';
import { entryChart } from '../../result/entry-chart.ts';
import { ExportButton } from '../../result/export/export-button.tsx';
import { HighlightProvider } from '../../result/highlight.tsx';
import { ResultChart } from '../../result/result-chart.tsx';
import { ShareButton } from '../../result/share-button.tsx';
import { VerdictRail } from '../../result/verdict-rail.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';

interface OpenedAnalysisProps {
  id: string;
  /** The place in the list to go back to. */
  back: string;
}

/** One analysis of the history in full, as it was shown when it was made. */
export function OpenedAnalysis({ id, back }: OpenedAnalysisProps) {
  const { data: analysis, error, isPending } = useAnalysis(id);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button asChild variant="quiet" size="small">
          <Link href={back}>
            <ChevronLeft aria-hidden />
            Analysis History
          </Link>
        </Button>
        {analysis && (
          <h1 className="text-xl font-semibold tracking-tight">
            {`${analysis.currencyPair ?? 'Unknown'} ${analysis.timeframe ?? ''}`}
          </h1>
        )}
        {analysis && (
          <div className="ml-auto flex gap-2">
            <ExportButton analysis={analysis} />
            <ShareButton analysis={analysis} />
          </div>
        )}
      </div>
      {isPending && <Loading />}
      {error && <Alert>{userMessageOf(error, 'The analysis could not be loaded. Please try again.')}</Alert>}
      {analysis && <FullResult analysis={analysis} />}
    </>
  );
}

function FullResult({ analysis }: { analysis: Analysis }) {
  const [index, setIndex] = useState(entryChart(analysis)?.index);
  const chart = analysis.charts.find((candidate) => candidate.index === index);
  return (
    <HighlightProvider>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(22rem,1fr)]">
        {chart && (
          <Card aria-label="Charts" className="min-w-0 overflow-hidden xl:sticky xl:top-18">
            <ChartTabs charts={analysis.charts} shown={chart.index} onShow={setIndex} />
            <ResultChart key={chart.index} analysis={analysis} chart={chart} />
          </Card>
        )}
        <div className="grid min-w-0 gap-4">
          <VerdictRail analysis={analysis} onShowChart={setIndex} />
        </div>
      </div>
      <AnalysisDetails analysis={analysis} />
    </HighlightProvider>
  );
}
