import { sharedPicturePath, type Chart, type SharedAnalysis, type SharedChart } from '@pipsight/contract';
import { useState } from 'react';
import { AnnotatedChart } from '../../chart/annotated-chart.tsx';
import { tradeLevels } from '../../chart/trade-levels.ts';
import { useLayers } from '../../chart/use-layers.ts';
import { ChartTabs } from '../../result/chart-tabs.tsx';
import { entryChart } from '../../result/entry-chart.ts';
import { Card } from '../../ui/card.tsx';

interface SharedChartsProps {
  token: string;
  analysis: SharedAnalysis['analysis'];
}

/** The charts of a shared analysis with what was found on them; the one with the entry first. */
export function SharedCharts({ token, analysis }: SharedChartsProps) {
  const { charts } = analysis;
  const [index, setIndex] = useState(entryChart(analysis)?.index);
  const layers = useLayers();
  const [lit, setLit] = useState<string | null>(null);
  const chart = charts.find((candidate) => candidate.index === index);
  if (!chart) return null;
  return (
    <Card aria-label="Chart" className="min-w-0 overflow-hidden">
      <ChartTabs charts={charts} shown={chart.index} onShow={setIndex} />
      <AnnotatedChart
        key={chart.index}
        chart={withoutOwner(chart)}
        pictureUrl={sharedPicturePath(token, chart.index)}
        levels={analysis.hasSetup === 'yes' ? tradeLevels({ ...analysis, triggerPrice: null, currentPrice: null }) : []}
        candles={null}
        layers={layers}
        highlighted={lit === null ? NONE : new Set([lit])}
        linked={NONE}
        onHighlight={setLit}
      />
    </Card>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** A chart as the overlay takes it; what is not shared is empty. */
function withoutOwner(chart: SharedChart): Chart {
  return { ...chart, filename: 'the shared chart', corrected: [], problems: [], candleCount: 0 };
}
