import { chartPicturePath, type Analysis, type Chart } from '@pipsight/contract';
import { useMemo } from 'react';
import { useChartCandles } from '../api/chart-candles.ts';
import { AnnotatedChart } from '../chart/annotated-chart.tsx';
import { tradeLevels } from '../chart/trade-levels.ts';
import { useLayers } from '../chart/use-layers.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useHighlight } from './highlight.tsx';

interface ResultChartProps {
  analysis: Analysis;
  chart: Chart;
  /** Where the picture is; as it is stored with the analysis unless said otherwise. */
  pictureUrl?: string;
}

/** One analysed chart with its overlay, linked to the evidence beside it. */
export function ResultChart({
  analysis,
  chart,
  pictureUrl = chartPicturePath(analysis.id, chart.index),
}: ResultChartProps) {
  const layers = useLayers();
  const { highlight, setHighlight } = useHighlight();
  const candles = useChartCandles(analysis.id, chart.index, layers.shown.has('candles'));
  const highlighted = useMemo(
    () => new Set(highlight?.chartIndex === chart.index ? highlight.markIds : []),
    [highlight, chart.index],
  );
  const linked = useMemo(
    () => new Set(analysis.evidence.filter(({ chartIndex }) => chartIndex === chart.index).flatMap((e) => e.markIds)),
    [analysis.evidence, chart.index],
  );
  return (
    <>
      {candles.isError && layers.shown.has('candles') && (
        <div className="flex items-center gap-3 px-3 pt-3">
          <Alert>The candles could not be loaded.</Alert>
          <Button onClick={() => void candles.refetch()}>Try again</Button>
        </div>
      )}
      <AnnotatedChart
        chart={chart}
        pictureUrl={pictureUrl}
        // The chart's own axis already shows where the market is.
        levels={tradeLevels(analysis).filter(({ role }) => role !== 'current')}
        candles={candles.data ?? null}
        layers={layers}
        highlighted={highlighted}
        linked={linked}
        onHighlight={(markId) => setHighlight(markId === null ? null : { chartIndex: chart.index, markIds: [markId] })}
      />
    </>
  );
}
