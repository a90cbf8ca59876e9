import { TriangleAlert } from 'lucide-react';
import { platformName } from '../../result/platform-name.ts';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { chartInResult, useAnalysisDesk, type DeskResult } from './analysis-desk.tsx';
import { CorrectableFact } from './correctable-fact.tsx';
import { ReadingFact } from './reading-fact.tsx';

/** What was read from the chart on the stage, each to be checked against the picture and corrected. */
export function ReadingStrip({ result }: { result: DeskResult }) {
  const { selectedChart } = useAnalysisDesk();
  const chart = selectedChart && chartInResult(result, selectedChart.id);
  if (!chart) return null;
  const { symbol, timeframe, platform, candleCount, lastPrice, axis, problems } = chart;
  const facts = { analysisId: result.analysis.id, chart };
  return (
    <Card aria-label="What was read from the chart">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-line sm:grid-cols-3 lg:grid-cols-6">
        <CorrectableFact {...facts} field="symbol" name="Symbol" value={symbol ?? 'Unknown'} />
        <CorrectableFact {...facts} field="timeframe" name="Timeframe" value={timeframe ?? 'Unknown'} />
        <ReadingFact name="Platform" value={platformName(platform)} />
        <ReadingFact name="Candles" value={candleCount} />
        <CorrectableFact
          {...facts}
          field="lastPrice"
          name="Last price"
          value={lastPrice === null ? 'Unknown' : <Price value={lastPrice} symbol={symbol} />}
        />
        <ReadingFact
          name="Axis accuracy"
          value={`±${axis.residualPx.toFixed(1)} px`}
          note={`${axis.labelCount} labels, ${axis.scale === 'log' ? 'logarithmic' : 'linear'}`}
        />
      </dl>
      {problems.length > 0 && (
        <ul className="grid gap-1 border-t border-line px-4 py-3 text-soft">
          {problems.map((problem) => (
            <li key={problem} className="flex items-start gap-2">
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
              {problem}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
